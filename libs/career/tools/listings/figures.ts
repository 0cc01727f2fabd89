import { type Share, shareOf } from '../taxonomy/measure.ts';

/** Something that was read, beside what a careful reader says. */
export interface Judgement {
  /** What was read, in a line for `--errors`. */
  of: string;
  expected: string;
  found: string;
}

/** Precision and recall of one answer over judgements. */
export interface Figure {
  name: string;
  precision: Share;
  recall: Share;
}

export function figure(name: string, judgements: readonly Judgement[], answer: string): Figure {
  const expected = judgements.filter((judgement) => judgement.expected === answer);
  const found = judgements.filter((judgement) => judgement.found === answer);
  const right = expected.filter((judgement) => judgement.found === answer).length;
  return { name, precision: shareOf(right, found.length), recall: shareOf(right, expected.length) };
}

/** Right readings among all, where there was something to read or something was read. */
export function pairFigure(name: string, judgements: readonly Judgement[], nothing: string): Figure {
  const expected = judgements.filter((judgement) => judgement.expected !== nothing);
  const found = judgements.filter((judgement) => judgement.found !== nothing);
  const right = expected.filter((judgement) => judgement.found === judgement.expected).length;
  return { name, precision: shareOf(right, found.length), recall: shareOf(right, expected.length) };
}

/** How many of all judgements found one of the answers. */
export const shareFound = (judgements: readonly Judgement[], answers: readonly string[]): Share =>
  shareOf(judgements.filter(({ found }) => answers.includes(found)).length, judgements.length);

/** `97.5 % of 104 (93.4 to 99.1)`, the interval after Wilson at 95 %. */
export const shareText = ({ share, of, low, high }: Share): string =>
  of === 0 ? '- of 0' : `${percent(share)} of ${of} (${percent(low)} to ${percent(high)})`;
const percent = (share: number): string => (share * 100).toFixed(1);

export const figureText = ({ name, precision, recall }: Figure): string =>
  `  ${name.padEnd(24)} precision ${shareText(precision).padEnd(30)} recall ${shareText(recall)}`;

export const misread = (judgements: readonly Judgement[]): string[] =>
  judgements
    .filter(({ expected, found }) => expected !== found)
    .map(({ of, expected, found }) => `    ${of} | said ${expected}, read ${found}`);
