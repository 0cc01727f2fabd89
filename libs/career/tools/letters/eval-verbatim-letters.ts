// `npm run eval:letters-languages`: false claims in letters in French and Portuguese, claims that are held, and the checker; `-- --errors` shows what fails of the tune parts, `-- --tune` scores them alone.

import { faultsOf } from '@career/career/letter-check/check-letter';
import type { LetterCheckInput } from '@career/career/letter-check/letter-check.types';
import { checkVerbatimLetter } from '@career/career/letter-check/verbatim/check-verbatim-letter';
import { soundLetter } from '@career/career/letters/sound-letter';
import { writeVerbatimLetter } from '@career/career/letters/verbatim/write-verbatim-letter';
import type { VerbatimLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import { isSmallest } from '../eval-insights/measure-size.ts';
import { PARTS, type Part } from './case.types.ts';
import { readVerbatimCases, type VerbatimCase } from './verbatim-cases.ts';
import { falsePieces, saysHeldAsNamed } from './verbatim-judge.ts';
import { share, shareText } from './wilson.ts';

const SMALLEST_CASES = 2;
const withErrors = process.argv.includes('--errors');

/** A part of the rows of a language. */
interface Rows {
  language: VerbatimLanguageCode;
  part: Part;
  cases: readonly VerbatimCase[];
}

function report(
  { language, part, cases }: Rows,
  measure: string,
  { failed, isOfFailed = false }: { failed: readonly string[]; isOfFailed?: boolean },
): void {
  const count = isOfFailed ? failed.length : cases.length - failed.length;
  console.log(
    `${language} ${part.padEnd(10)} ${measure.padEnd(48)} ${shareText(share(count, cases.length))}`,
  );
  // Held-back rows are scored and never shown.
  if (withErrors && part === 'tune') for (const line of failed) console.log(`           ${line}`);
}

/** What comes before the sentence that is checked. */
const OPENINGS: Readonly<Record<VerbatimLanguageCode, string>> = {
  fr: 'Madame, Monsieur,\n\nJe postule au poste de {position} chez {company}.',
  pt: 'Exmos. Senhores,\n\nApresento a minha candidatura ao cargo de {position} na empresa {company}.',
};

/** Why a sentence that is put into a letter is refused; empty where it is let pass. */
function refusalsOf(sentence: string, input: LetterCheckInput, language: VerbatimLanguageCode): string[] {
  const opening = OPENINGS[language]
    .replace('{position}', input.position)
    .replace('{company}', input.company);
  return checkVerbatimLetter(`${opening}\n\n${sentence}`, input, { language })
    .sentences.filter(({ paragraph }) => paragraph === 2)
    .flatMap(({ faults }) => faults.map(({ code, quote }) => `${code}: ${quote}`));
}

function reportChecker(rows: Rows): void {
  const { cases, language } = rows;
  const missed = cases.filter(({ claim, near }) => refusalsOf(claim, near, language).length === 0);
  report(rows, 'checker: false sentences found (recall)', {
    failed: missed.map(({ kind, claim }) => `${kind} missed: ${claim}`),
  });
  const refused = cases.flatMap(({ kind, claim, holds }) => {
    const [reason] = refusalsOf(claim, holds, language);
    return reason === undefined ? [] : [`${kind} refused: ${claim} (${reason})`];
  });
  report(rows, 'checker: true sentences let pass', { failed: refused });
}

const TONES = ['formal', 'warm', 'concise'] as const;

/** The letters to one person in each tone, as the product shows them or as the writer alone writes them. */
const lettersTo = (input: LetterCheckInput, language: VerbatimLanguageCode, isShown: boolean): string[] =>
  TONES.map((tone) => {
    const letter = writeVerbatimLetter({ ...input, tone }, language);
    const check = (text: string) =>
      faultsOf(checkVerbatimLetter(text, input, { language, allowedHints: letter.blanks }));
    return (isShown ? soundLetter(letter, check) : letter).content;
  });

function reportLetters(rows: Rows, isShown: boolean): void {
  const { cases, language } = rows;
  const as = isShown ? 'as shown' : 'as written';
  const wrong = cases.flatMap((one) => {
    const [piece] = lettersTo(one.near, language, isShown).flatMap((letter) => falsePieces(letter, one));
    return piece === undefined ? [] : [`${one.kind} false: ${piece}`];
  });
  report(rows, `${as}: near misses with a false claim`, { failed: wrong, isOfFailed: true });
  const silent = cases.flatMap((one) => {
    const letter = lettersTo(one.holds, language, isShown).find((text) => !saysHeldAsNamed(text, one));
    return letter === undefined ? [] : [`${one.kind} silent on ${one.name}: ${letter.replaceAll('\n', ' ')}`];
  });
  report(rows, `${as}: held claims said in all three tones`, { failed: silent });
}

const isTuneOnly = isSmallest || process.argv.includes('--tune');
for (const language of ['fr', 'pt'] as const) {
  for (const part of isTuneOnly ? (['tune'] as const) : PARTS) {
    const all = readVerbatimCases(language, part);
    const rows = { language, part, cases: isSmallest ? all.slice(0, SMALLEST_CASES) : all };
    reportChecker(rows);
    for (const isShown of [false, true]) reportLetters(rows, isShown);
  }
}
