// `npm run eval:listings`: how well the rules for listings read the labelled postings. `--errors` names the misread ones of
// the half that the rules are mended on; the held-out half stays unread.

import { labelledSet } from './listings/labelled-set.ts';
import { measure, type Score } from './listings/measure.ts';

const showErrors = process.argv.includes('--errors');

const percent = (value: number | null): string =>
  value === null ? '    -' : `${(value * 100).toFixed(1).padStart(5)}%`;
const line = ({ name, precision, recall, expected, found }: Score): string =>
  `  ${name.padEnd(26)} precision ${percent(precision)}  recall ${percent(recall)}  n ${String(expected).padStart(3)}  found ${String(found).padStart(3)}`;

for (const [name, postings] of [
  ['tuning half', labelledSet.tuning],
  ['held-out half', labelledSet.heldOut],
  ['second writing', labelledSet.secondWriting],
  ['third writing', labelledSet.thirdWriting],
  ['last writing', labelledSet.lastWriting],
] as const) {
  const { scores, errors, judged } = measure(postings);
  console.log(`\n${name}: ${postings.length} postings, ${judged} verdicts for a posting and a country`);
  for (const score of scores) console.log(line(score));
  if (showErrors && postings !== labelledSet.heldOut) for (const error of errors) console.log(`    ${error}`);
}
