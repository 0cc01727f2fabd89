import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';

/** What a letter is checked against. */
export interface LetterCheckInput {
  /** Null when the person has no resume: the letter may then say nothing about them. */
  resume: ResumeContentDto | null;
  /** Used in the letter exactly as it is. */
  company: string;
  /** Used in the letter exactly as it is. */
  position: string;
  /** Text of the posting; grounds statements about the employer and the post, never about the person. */
  posting: string;
  /** Day that years of work and dates of expiry are counted to, `YYYY-MM-DD`. */
  today: string;
}

export interface LetterCheckOptions {
  /** The only texts that may be in square brackets, brackets included: the writer's hints to the person. */
  allowedHints?: readonly string[];
  /** Words that the letter must have at least. */
  leastWords?: number;
  /** Without weighing what a claim leaves out of its statement; what the weights are fitted on. */
  withRulesAlone?: boolean;
  /** Names of the account that may sign the letter when the resume has none. */
  signature?: string;
}

const LETTER_FAULT_CODES = [
  'company-missing',
  'position-missing',
  'too-short',
  'too-long',
  'long-sentence',
  'copied-posting',
  'markup',
  'bracket',
  'address',
  'hidden-character',
  'instruction',
  'unknown-employment',
  'unknown-years',
  'unknown-number',
  'unbacked-claim',
  'overstated-claim',
] as const;
export type LetterFaultCode = (typeof LETTER_FAULT_CODES)[number];

/** Why a letter, or a sentence of it, may not be shown as it is. */
export interface LetterFault {
  code: LetterFaultCode;
  /** The words at fault, or what is missing. */
  quote: string;
}

/** Why a sentence is not supported. */
export interface SentenceFault extends LetterFault {
  /** In a sentence of English: what was claimed, and what was found instead. */
  reason: string;
  /** Fields of the resume that come nearest, such as `certifications.0`; `advert` for the posting. */
  lookedAt: readonly string[];
}

export interface CheckedSentence {
  text: string;
  /** Index of its paragraph; paragraphs are parted by blank lines. */
  paragraph: number;
  verdict: 'supported' | 'unsupported';
  faults: readonly SentenceFault[];
  /** Fields that its claims were found in. */
  grounds: readonly string[];
}

export interface LetterCheck {
  sentences: readonly CheckedSentence[];
  /** Faults of the letter as a whole: length, company and position missing. */
  whole: readonly LetterFault[];
}
