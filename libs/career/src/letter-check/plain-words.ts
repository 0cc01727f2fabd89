import PLAIN from './data/plain-words.json' with { type: 'json' };
import { stemOf } from './words.ts';

const wordsIn = (list: string): string[] => list.split(' ');
const NOT_PLAIN = new Set(wordsIn(PLAIN.notPlain).map(stemOf));
const STEMS: ReadonlySet<string> = new Set(
  Object.entries(PLAIN.groups)
    .filter(([name]) => name !== 'formula')
    .flatMap(([, list]) => wordsIn(list))
    .map(stemOf)
    .filter((stem) => !NOT_PLAIN.has(stem)),
);
const FUNCTION_WORDS: ReadonlySet<string> = new Set(wordsIn(PLAIN.groups.function));

const FORMULA_WORDS: ReadonlySet<string> = new Set(wordsIn(PLAIN.groups.formula));

/** Whether a word belongs to a greeting or a close. */
export const isFormulaWord = (text: string): boolean => FORMULA_WORDS.has(text.toLowerCase());
/** Whether a word belongs to any letter and claims nothing. */
export const isPlain = (stem: string): boolean => STEMS.has(stem);
/** Whether a word only joins others. */
export const isFunctionWord = (text: string): boolean => FUNCTION_WORDS.has(text.toLowerCase());
