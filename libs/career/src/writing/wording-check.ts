const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A name or an abbreviation: a capital that does not open a sentence or a line. */
const NAME = /(?<![.!?\n]\s*)(?<=\s|[(“"'])\p{Lu}[\p{L}\p{M}\d&+#.-]*/gu;
const LINK_OR_MARKUP = /https?:|www\.|<[a-z/!]|[*_`#]{2}|\]\(/i;

const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([number]) => number.replace(/[.,](?=\d{3}(?!\d))/g, '')).toSorted();

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ');

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

interface WordingRules {
  /** One line stays one line. */
  keepsLines: boolean;
}

/**
 * What is wrong with another wording of a text: a number or a name that was added or lost, a link, lines that were
 * joined or invented, or a text that has grown. @returns a complaint in words, or undefined when it keeps every fact.
 */
export function wordingProblem(
  text: string,
  proposal: string,
  { keepsLines }: WordingRules,
): string | undefined {
  if (proposal.trim() === '') return 'It is empty.';
  if (LINK_OR_MARKUP.test(proposal)) return 'It has a link or markup.';
  if (proposal.length > text.length * 1.5 + 120) return 'It is much longer than the text.';
  const [before, after] = [numbersIn(text), numbersIn(proposal)];
  const added = after.find((number) => !before.includes(number));
  if (added !== undefined) return `It has a number that the text has not: ${added}.`;
  const lost = before.find((number) => !after.includes(number));
  if (lost !== undefined) return `It lost the number ${lost}.`;
  const known = folded(text);
  const names = (of: string): string[] => [...of.matchAll(NAME)].map(([name]) => folded(name).trim());
  const invented = names(proposal).find((name) => name.length > 1 && !known.includes(name));
  if (invented !== undefined) return `It names something that the text does not: ${invented}.`;
  const kept = folded(proposal);
  const dropped = names(text).find((name) => name.length > 1 && !kept.includes(name));
  if (dropped !== undefined) return `It dropped the name ${dropped}.`;
  if (keepsLines && linesOf(text).length !== linesOf(proposal).length) {
    return `It needs exactly ${linesOf(text).length} lines.`;
  }
  return undefined;
}
