import { checkLetter, faultsOf } from '@career/career/letter-check/check-letter';
import type { LetterInput } from '@career/career/letters/letter.types';
import { soundLetter } from '@career/career/letters/sound-letter';
import { writeLetter } from '@career/career/letters/write-letter';
import type { NearMissCase } from './case.types.ts';
import { judgeNearMiss, saysHeld } from './judge.ts';
import { TODAY } from './read-cases.ts';

const TONES = ['formal', 'warm', 'concise'] as const;

/** What the writer makes of a case, judged by its labels alone. */
export interface JudgedCase {
  id: string;
  kind: string;
  /** Sentences of the letter to the near miss, over all tones. */
  false: readonly string[];
  misleading: readonly string[];
  /** Tones whose letter to the one who holds it says so. */
  said: number;
  tones: number;
  /** The letter of the first tone that does not say it. */
  silent: string | undefined;
}

/**
 * Writes the letters of a case in each tone, to the near miss and to the one who holds it, and judges them.
 *
 * @param asShown without the sentences that the checker finds fault with, as the product shows them.
 */
export function judgeCase(one: NearMissCase, asShown = false): JudgedCase {
  const write = (resume: LetterInput['resume'], tone: (typeof TONES)[number]): string => {
    const input = {
      ...one.posting,
      resume,
      tone,
      spelling: 'british',
      language: 'en',
      today: TODAY,
    } as const;
    const letter = writeLetter(input);
    if (!asShown) return letter.content;
    return soundLetter(letter, (text) => faultsOf(checkLetter(text, input, { allowedHints: letter.blanks })))
      .content;
  };
  const judged = TONES.map((tone) => judgeNearMiss(write(one.near, tone), one.posting, one.label));
  const held = TONES.map((tone) => write(one.holds, tone));
  const silent = held.filter((letter) => !saysHeld(letter, one.posting, one.label));
  return {
    id: one.id,
    kind: one.kind,
    false: judged.flatMap(({ false: wrong }) => wrong),
    misleading: judged.flatMap(({ misleading }) => misleading),
    said: held.length - silent.length,
    tones: TONES.length,
    silent: silent[0],
  };
}
