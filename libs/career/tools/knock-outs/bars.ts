import { checkKnockOuts } from '@career/career/knock-outs/check-knock-outs';
import { measurePassages, type Part, passagesOf } from './measure-passages.ts';

const PARTS: readonly Part[] = [
  'tune',
  'held-back',
  'later-tune',
  'country-exams-tune',
  'country-exams-held-back',
];
/** Before every deadline of the passages. */
const TODAY = '2020-01-01';

/** Bars on the part that was held back, and two that hold everywhere. @returns a line for each that is missed. */
export function missedBars(): string[] {
  const { precision, recall } = measurePassages(passagesOf('held-back'));
  const missed = [
    { of: 'precision of knock-out requirements', value: precision.share, atLeast: 0.95 },
    { of: 'recall of knock-out requirements', value: recall.share, atLeast: 0.9 },
  ]
    .filter(({ value, atLeast }) => !(value >= atLeast))
    .map(({ of, value, atLeast }) => `Missed: ${of} is ${value.toFixed(3)}, at least ${atLeast} is asked.`);
  const { unsaid, misquoted } = faults();
  if (unsaid > 0) missed.push(`Missed: ${unsaid} times what nobody has said is called not met.`);
  if (misquoted > 0) missed.push(`Missed: ${misquoted} sentences are not the posting's own.`);
  return missed;
}

/** What is said of somebody who has said nothing: all but the deadline has to be unknown. */
export function faults(): { unsaid: number; misquoted: number; checked: number } {
  const checked = PARTS.flatMap((part) =>
    passagesOf(part).flatMap(({ text }) =>
      checkKnockOuts(null, { text, location: '' }, TODAY).map((one) => ({ ...one, text })),
    ),
  );
  return {
    unsaid: checked.filter(({ state }) => state === 'not-met').length,
    misquoted: checked.filter(({ text, sentence }) => sentence === '' || !text.includes(sentence)).length,
    checked: checked.length,
  };
}
