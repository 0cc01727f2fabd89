/** Marks a place in a suggested line, as `____`, where only the person knows the figure. */
const BLANKS = /_{3,}/;

/** Whether a line still has a blank to fill in. */
export const hasBlank = (line: string): boolean => BLANKS.test(line);

/** The first blank of a text, by its place, or undefined. */
export function firstBlank(text: string): { start: number; end: number } | undefined {
  const found = BLANKS.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** The lines of a text that still have a blank. */
export const blankLines = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\r?\n/).filter(hasBlank);

/** A text without the lines that still have a blank: they are not true yet. */
export const withoutBlankLines = (text: string): string =>
  hasBlank(text)
    ? text
        .split(/\r?\n/)
        .filter((line) => !hasBlank(line))
        .join('\n')
    : text;
