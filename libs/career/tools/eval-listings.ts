// `npm run eval:listings`: how well the rules for listings read the labelled texts, with n and the interval of each figure.
// `--errors` names what is misread of the parts that the rules are tuned on; the parts held back stay unread. Ends with 1
// when a bar is missed.

import { missedBars } from './listings/bars.ts';
import { lineJudgements, sentenceJudgements } from './listings/eligibility-cases.ts';
import {
  figure,
  figureText,
  type Judgement,
  misread,
  pairFigure,
  shareFound,
  shareText,
} from './listings/figures.ts';
import { labelledSet } from './listings/labelled-set.ts';
import { laterLevels, laterVerdicts, laterWritings } from './listings/later-postings.ts';
import { measure } from './listings/measure.ts';
import { payJudgements } from './listings/pay-cases.ts';
import { scamJudgements } from './listings/scam-cases.ts';

const showErrors = process.argv.includes('--errors');
const VERDICTS = ['eligible', 'restricted', 'unclear'];

function printVerdicts(title: string, judgements: readonly Judgement[], isTune: boolean): void {
  console.log(`\n${title}: ${judgements.length} verdicts`);
  for (const verdict of VERDICTS) console.log(figureText(figure(verdict, judgements, verdict)));
  if (showErrors && isTune) for (const line of misread(judgements)) console.log(line);
}

console.log('Eligibility');
printVerdicts('sentences, tune', sentenceJudgements('tune'), true);
printVerdicts('sentences, held back by kind', sentenceJudgements('held-back'), false);
printVerdicts('location lines, held back by source', lineJudgements(), false);

console.log('\nPay, all five parts');
console.log(figureText(pairFigure('tune', payJudgements('tune'), 'null')));
console.log(figureText(pairFigure('held back by kind', payJudgements('held-back'), 'null')));
if (showErrors) for (const line of misread(payJudgements('tune'))) console.log(line);

function printLevels(title: string, frauds: readonly Judgement[], honest: readonly Judgement[]): void {
  console.log(`\n${title}`);
  console.log(`  frauds stopped            ${shareText(shareFound(frauds, ['stop']))}`);
  console.log(`  frauds with any sign      ${shareText(shareFound(frauds, ['stop', 'check']))}`);
  console.log(`  honest ones stopped       ${shareText(shareFound(honest, ['stop']))}`);
  console.log(`  honest ones to be checked ${shareText(shareFound(honest, ['check']))}`);
}

console.log('\nSigns of a scam');
printLevels('postings, tune', scamJudgements('tune', true), scamJudgements('tune', false));
printLevels(
  'postings, held back by kind',
  scamJudgements('held-back', true),
  scamJudgements('held-back', false),
);
if (showErrors)
  for (const line of misread([...scamJudgements('tune', true), ...scamJudgements('tune', false)]))
    console.log(line);

for (const writing of laterWritings) {
  const isTune = writing.use.startsWith('Mended');
  printVerdicts(`Later postings, ${writing.writing} writing: ${writing.use}`, laterVerdicts(writing), isTune);
  printLevels('signs of a scam in them', laterLevels(writing, true), laterLevels(writing, false));
}

console.log('\nWhole postings, all used for tuning');
for (const [name, postings] of Object.entries(labelledSet)) {
  const { figures, judgements } = measure(postings);
  console.log(`\n${name}: ${postings.length} postings`);
  for (const each of figures) console.log(figureText(each));
  if (showErrors) for (const line of misread(judgements)) console.log(line);
}

const missed = missedBars();
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
