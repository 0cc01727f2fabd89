import type { GeneratedLetterDto } from '@career/contracts/cover-letters/generated-letter.dto';
import type { LetterSpelling, LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';

/** What a letter is written from. The resume is named with its version, so a changed one is a new request. */
export interface LetterJobInput {
  company: string;
  position: string;
  jobDescription: string;
  resume: { id: string; version: number } | null;
  tone: LetterTone;
  spelling: LetterSpelling;
  /** Day that years of experience are counted to, `YYYY-MM-DD`. */
  today: string;
}

/** The letter as the route answers it. */
export type LetterJobResult = GeneratedLetterDto;
