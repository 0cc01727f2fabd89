import type { Field } from '@career/contracts/resume-table/field.types';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The choice that a text names, by its words in the editor or its own: 'WAEC', 'Associate member', 'SIWES'. */
export function choiceSaid(field: Field, text: string): string | undefined {
  if (field.kind !== 'choice') return undefined;
  const said = plain(text);
  return field.choices.find((choice) =>
    [choice, field.input?.words?.[choice] ?? choice].some((words) => {
      const own = plain(words);
      return said === own || said === `${own} member` || said === `full ${own}` || said === own.split(' ')[0];
    }),
  );
}
