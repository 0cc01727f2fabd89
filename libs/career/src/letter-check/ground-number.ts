import type { Clause } from './clauses.ts';
import type { StatedNumber } from './numbers.ts';
import { type QualifierKind, qualifiersOf } from './qualifiers.ts';
import type { ResumeRecord, Statement } from './resume-record.types.ts';
import { yearsWorked } from './resume-statements.ts';
import type { Word } from './words.ts';

/** A bound such as `more than 50` may lie this many times below what the resume says. */
const LOOSEST_BOUND = 3;

/** Whether a statement has the word, or one that implies it. */
export const isHeld = (word: Word, { stems, implied }: Statement): boolean =>
  stems.has(word.stem) || implied.has(word.stem);

const isSame = (said: StatedNumber, held: StatedNumber): boolean =>
  (said.unit === '%') === (held.unit === '%') &&
  (said.value === held.value ||
    (said.atLeast && held.value >= said.value && held.value <= said.value * LOOSEST_BOUND));

/** A number that was aimed at or foreseen is no result. */
const isOnlyTarget = ({ text }: Statement, held: StatedNumber, said: ReadonlySet<QualifierKind>): boolean =>
  !said.has('target') && qualifiersOf(text, held).has('target');

/** @returns the field that gives the number for what the clause says; undefined without one. */
export function groundNumber(
  number: StatedNumber,
  { terms, text }: Clause,
  statements: readonly Statement[],
  { record, said }: { record: ResumeRecord; said: ReadonlySet<QualifierKind> },
): string | undefined {
  const following = terms.find(({ start }) => start >= number.end && wordGap(text, number.end, start) <= 1);
  const stated = statements.find(
    (one) =>
      one.numbers.some((held) => isSame(number, held) && !isOnlyTarget(one, held, said)) &&
      (following ? isHeld(following, one) : terms.length === 0 || terms.some((term) => isHeld(term, one))),
  );
  if (stated) return stated.path;
  if (number.unit !== 'years') return undefined;
  const stems = terms.map(({ stem }) => stem);
  return yearsWorked(record.jobs, stems) >= number.value ? 'experience' : undefined;
}

const wordGap = (text: string, from: number, to: number): number =>
  text.slice(from, to).split(/\s+/).filter(Boolean).length;
