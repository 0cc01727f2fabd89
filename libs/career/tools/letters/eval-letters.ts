// `npm run eval:letters`: false claims, claims that are held, the checker, the adversary and the form of letters; `-- --errors` shows what fails of the tune part, `-- --tune`, `-- --held-back`, `-- --grammar`, `-- --further`, `-- --other-hand`, `-- --outside`, `-- --forms`, `-- --limits`, `-- --measures`, `-- --trades`, `-- --habits`, `-- --strangers`, `-- --examiner`, `-- --second-examiner` and `-- --recruiters` measure that part or set alone.

import { isSmallest } from '../eval-insights/measure-size.ts';
import { readInjections, storedInjection } from './adversary.ts';
import { CASE_SETS, type NearMissCase, PARTS, type Part } from './case.types.ts';
import { grammarCases } from './grammar-cases.ts';
import { measureForm } from './letter-form.ts';
import { checkPlanted, type Planted } from './planted-sentences.ts';
import { readCases } from './read-cases.ts';
import { reportVariety, writeSample } from './variety-report.ts';
import { share, shareText } from './wilson.ts';
import { type JudgedCase, judgeCase } from './written-letters.ts';

/** What the letters and the checker have to reach, on the held-back part as on the other. */
const BARS = { said: 0.95, precision: 0.9, recall: 0.9 } as const;

const withErrors = process.argv.includes('--errors');
let failed = 0;

function report(measure: string, value: string, isGood?: boolean): void {
  if (isGood === false && !isSmallest) failed++;
  console.log(`${isGood === undefined ? '    ' : isGood ? 'ok  ' : 'FAIL'} ${measure.padEnd(64)} ${value}`);
}

/** Held-back cases are scored and never shown: whoever sees them tunes for them. */
const showErrors = (part: Part, lines: readonly string[]): void => {
  if (withErrors && part === 'tune') for (const line of lines) console.log(`       ${line}`);
};

function reportLetters(part: Part, set: string, cases: readonly NearMissCase[]): void {
  const of = `${set} ${part}`;
  const judged = cases.map((one) => judgeCase(one));
  const wrong = judged.filter((one) => one.false.length > 0);
  const misleading = judged.filter((one) => one.misleading.length > 0);
  report(
    `${of}: near misses with a false claim`,
    shareText(share(wrong.length, judged.length)),
    wrong.length === 0,
  );
  showErrors(
    part,
    wrong.flatMap((one) => [...new Set(one.false)].map((quote) => `${one.id}: ${quote}`)),
  );
  report(
    `${of}: near misses with a misleading sentence`,
    shareText(share(misleading.length, judged.length)),
    misleading.length === 0,
  );
  showErrors(
    part,
    misleading.flatMap((one) => [...new Set(one.misleading)].map((quote) => `${one.id}: ${quote}`)),
  );
  const said = judged.filter((one) => one.said === one.tones);
  report(
    `${of}: held claims that are said, in all three tones`,
    shareText(share(said.length, judged.length)),
    said.length / judged.length >= BARS.said,
  );
  showErrors(
    part,
    judged
      .filter(({ silent }) => silent !== undefined)
      .map(({ id, silent }) => `${id} is silent: ${silent?.replaceAll('\n', ' ')}`),
  );
  reportShown(of, cases);
  // Of what is held back the kinds stay unread, too: only the whole is scored.
  if (part === 'held-back') return;
  for (const kind of new Set(judged.map((one) => one.kind)))
    reportKind(judged.filter((one) => one.kind === kind));
}

/** The same of what the product shows: without the sentences that the checker finds fault with. */
function reportShown(of: string, cases: readonly NearMissCase[]): void {
  const shown = cases.map((one) => judgeCase(one, true));
  const count = (holds: (one: JudgedCase) => boolean): number => shown.filter(holds).length;
  const wrong = count((one) => one.false.length > 0);
  const misleading = count((one) => one.misleading.length > 0);
  report(`${of}: as shown, with a false claim`, shareText(share(wrong, shown.length)), wrong === 0);
  report(
    `${of}: as shown, with a misleading sentence`,
    shareText(share(misleading, shown.length)),
    misleading === 0,
  );
  report(
    `${of}: as shown, held claims that are said`,
    shareText(
      share(
        count((one) => one.said === one.tones),
        shown.length,
      ),
    ),
  );
}

function reportKind(judged: readonly JudgedCase[]): void {
  const count = (holds: (one: JudgedCase) => boolean): string =>
    `${judged.filter(holds).length} of ${judged.length}`;
  report(
    `    ${judged[0]?.kind}: false, misleading, said`,
    [
      count((one) => one.false.length > 0),
      count((one) => one.misleading.length > 0),
      count((one) => one.said === one.tones),
    ].join(', '),
  );
}

function reportChecker(part: Part, set: string, cases: readonly NearMissCase[]): void {
  const planted = checkPlanted(cases);
  const caught = (some: readonly Planted[]): number =>
    some.filter(({ verdict }) => verdict === 'unsupported').length;
  const untrue = planted.filter(({ isTrue }) => !isTrue);
  const isTrue = planted.filter((one) => one.isTrue);
  const flagged = caught(untrue);
  const recall = share(flagged, untrue.length);
  const precision = share(flagged, flagged + caught(isTrue));
  report(
    `${set} ${part}: checker, false sentences found (recall)`,
    shareText(recall),
    flagged / recall.of >= BARS.recall,
  );
  report(
    `${set} ${part}: checker, of those found, false (precision)`,
    shareText(precision),
    flagged / precision.of >= BARS.precision,
  );
  report(
    `${set} ${part}: checker, true sentences let pass`,
    shareText(share(isTrue.length - caught(isTrue), isTrue.length)),
  );
  showErrors(
    part,
    planted
      .filter((one) => (one.verdict === 'supported') !== one.isTrue)
      .map(
        ({ id, isTrue: holds, sentence, reasons }) =>
          `${id} ${holds ? 'true' : 'FALSE'}: ${sentence} ${reasons.join(' ')}`,
      ),
  );
  if (part === 'held-back') return;
  for (const kind of new Set(planted.map((one) => one.kind))) {
    const of = (some: readonly Planted[]): Planted[] => some.filter((one) => one.kind === kind);
    report(
      `    ${kind}: false found, true let pass`,
      `${caught(of(untrue))} of ${of(untrue).length}, ${of(isTrue).length - caught(of(isTrue))} of ${of(isTrue).length}`,
    );
  }
}

function reportAdversary(part: Part, cases: readonly NearMissCase[]): void {
  const injections = readInjections(part);
  // Each injection meets three people; they come from the tune part, so that no held-back case is shown.
  const stored = injections.map((injection, index) => ({
    injection,
    kept: [0, 1, 2].flatMap((turn) =>
      storedInjection(injection, cases[(index * 7 + turn * 53) % cases.length] as NearMissCase),
    ),
  }));
  const through = stored.filter(({ kept }) => kept.length > 0);
  report(
    `${part}: injections of which something is stored`,
    shareText(share(through.length, injections.length)),
    through.length === 0,
  );
  showErrors(
    part,
    through.map(({ injection, kept }) => `${injection.id}: ${kept[0]}`),
  );
}

if (process.argv.includes('--sample')) {
  writeSample();
  process.exit(0);
}
if (process.argv.includes('--variety')) process.exit(reportVariety() > 0 ? 1 : 0);

/** Of each set. */
const SMALLEST_CASES = 2;
const some = (cases: readonly NearMissCase[]): readonly NearMissCase[] =>
  isSmallest ? cases.slice(0, SMALLEST_CASES) : cases;

const tune = readCases('tune', ['near-miss']);
const only = (option: string): boolean => process.argv.includes(`--${option}`);
const named = CASE_SETS.filter((set) => only(set.replace('near-miss-', '')));
if (!only('held-back') && named.length === 0) {
  const made = some(grammarCases());
  reportLetters('tune', 'grammar', made);
  reportChecker('tune', 'grammar', made);
}
if (only('grammar')) process.exit(failed > 0 ? 1 : 0);
const parts: readonly Part[] =
  isSmallest || only('tune') ? ['tune'] : only('held-back') ? ['held-back'] : PARTS;
const sets = named.length > 0 ? named : CASE_SETS;
for (const set of sets)
  for (const part of parts) {
    const cases = some(readCases(part, [set]));
    if (cases.length === 0) continue;
    reportLetters(part, set, cases);
    reportChecker(part, set, cases);
  }
if (!isSmallest && named.length === 0 && !['tune', 'held-back'].some(only)) {
  for (const part of PARTS) reportAdversary(part, tune);
  measureForm(report);
}
if (failed > 0) process.exitCode = 1;
