import type { LetterInput } from '@career/career/letters/letter.types';
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

/** Writes the letters of a case in each tone, to the near miss and to the one who holds it, and judges them. */
export function judgeCase(one: NearMissCase): JudgedCase {
  const write = (resume: LetterInput['resume'], tone: (typeof TONES)[number]): string =>
    writeLetter({ ...one.posting, resume, tone, spelling: 'british', language: 'en', today: TODAY }).content;
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
