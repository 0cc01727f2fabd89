import { capitalised } from '../../../shared/language/capitalised.ts';
import { translated } from '../../../shared/language/texts.ts';

/** A choice of a closed list as people read it, in the language of the screen. */
export const choiceLabel = (
  choice: string,
  words: Readonly<Partial<Record<string, string>>> | undefined,
): string => translated(words?.[choice] ?? capitalised(choice));
