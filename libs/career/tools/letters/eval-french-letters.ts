// `npm run eval:letters-french`: false claims in French letters, claims that are held, and the French checker; `-- --errors` shows what fails of the tune part.

import { faultsOf } from '@career/career/letter-check/check-letter';
import { checkFrenchLetter } from '@career/career/letter-check/french/check-french-letter';
import type { LetterCheckInput } from '@career/career/letter-check/letter-check.types';
import { writeFrenchLetter } from '@career/career/letters/french/write-french-letter';
import { soundLetter } from '@career/career/letters/sound-letter';
import { isSmallest } from '../eval-insights/measure-size.ts';
import { PARTS, type Part } from './case.types.ts';
import { type FrenchCase, readFrenchCases } from './french-cases.ts';
import { falsePieces, saysHeldInFrench } from './french-judge.ts';
import { share, shareText } from './wilson.ts';

const SMALLEST_CASES = 2;
const withErrors = process.argv.includes('--errors');

function report(
  part: Part,
  measure: string,
  failed: readonly string[],
  of: number,
  isOfFailed: boolean,
): void {
  const count = isOfFailed ? failed.length : of - failed.length;
  console.log(`${part.padEnd(10)} ${measure.padEnd(48)} ${shareText(share(count, of))}`);
  // Held-back rows are scored and never shown.
  if (withErrors && part === 'tune') for (const line of failed) console.log(`           ${line}`);
}

/** Why a sentence that is put into a letter is refused; empty where it is let pass. */
function refusalsOf(sentence: string, input: LetterCheckInput): string[] {
  const letter = `Madame, Monsieur,\n\nJe postule au poste de ${input.position} chez ${input.company}.\n\n${sentence}`;
  return checkFrenchLetter(letter, input)
    .sentences.filter(({ paragraph }) => paragraph === 2)
    .flatMap(({ faults }) => faults.map(({ code, quote }) => `${code}: ${quote}`));
}

function reportChecker(part: Part, cases: readonly FrenchCase[]): void {
  const missed = cases.filter(({ claim, near }) => refusalsOf(claim, near).length === 0);
  report(
    part,
    'checker: false sentences found (recall)',
    missed.map(({ kind, claim }) => `${kind} missed: ${claim}`),
    cases.length,
    false,
  );
  const refused = cases.flatMap(({ kind, claim, holds }) => {
    const [reason] = refusalsOf(claim, holds);
    return reason === undefined ? [] : [`${kind} refused: ${claim} (${reason})`];
  });
  report(part, 'checker: true sentences let pass', refused, cases.length, false);
}

const TONES = ['formal', 'warm', 'concise'] as const;

/** The letters to one person in each tone, as the product shows them or as the writer alone writes them. */
const lettersTo = (input: LetterCheckInput, isShown: boolean): string[] =>
  TONES.map((tone) => {
    const letter = writeFrenchLetter({ ...input, tone });
    const check = (text: string) => faultsOf(checkFrenchLetter(text, input, { allowedHints: letter.blanks }));
    return (isShown ? soundLetter(letter, check) : letter).content;
  });

function reportLetters(part: Part, cases: readonly FrenchCase[], isShown: boolean): void {
  const as = isShown ? 'as shown' : 'as written';
  const wrong = cases.flatMap((one) => {
    const [piece] = lettersTo(one.near, isShown).flatMap((letter) => falsePieces(letter, one));
    return piece === undefined ? [] : [`${one.kind} false: ${piece}`];
  });
  report(part, `${as}: near misses with a false claim`, wrong, cases.length, true);
  const silent = cases.flatMap((one) => {
    const letter = lettersTo(one.holds, isShown).find((text) => !saysHeldInFrench(text, one));
    return letter === undefined ? [] : [`${one.kind} silent on ${one.name}: ${letter.replaceAll('\n', ' ')}`];
  });
  report(part, `${as}: held claims said in all three tones`, silent, cases.length, false);
}

for (const part of isSmallest ? (['tune'] as const) : PARTS) {
  const all = readFrenchCases(part);
  const cases = isSmallest ? all.slice(0, SMALLEST_CASES) : all;
  reportChecker(part, cases);
  for (const isShown of [false, true]) reportLetters(part, cases, isShown);
}
