import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterNote, LetterSpelling, LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';

/** What a letter is written from, and checked against. */
export interface LetterInput {
  /** Null when the person has no resume: the letter is then a frame with blanks. Contact details are not read. */
  resume: ResumeContentDto | null;
  /** Used in the letter exactly as it is. */
  company: string;
  /** Used in the letter exactly as it is. */
  position: string;
  /** Text of the posting: empty, of any length, in any language; never trusted. */
  posting: string;
  tone: LetterTone;
  spelling: LetterSpelling;
  /** The writer of this language; others are `verbatim/write-verbatim-letter.ts`. */
  language: 'en';
  /** Day that years of work are counted to, `YYYY-MM-DD`. */
  today: string;
  /** Name of the account, signed with when the resume has none. */
  name?: string;
}

/** Where the words of a sentence come from. */
export interface LetterSource {
  /** Field of the resume, such as `experience.0.description`; `advert` for the posting. */
  path: string;
  /** The words there, as they stand. */
  quote: string;
}

export interface LetterSentence {
  text: string;
  /** Empty for courtesies, which state nothing. */
  sources: readonly LetterSource[];
  /** The person has to write this themselves: a hint in square brackets. */
  blank: boolean;
}

const LETTER_PARTS = ['greeting', 'opening', 'evidence', 'why', 'closing', 'signature'] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];

export interface LetterParagraph {
  part: LetterPart;
  sentences: readonly LetterSentence[];
}

/** The order in which a letter makes its case, chosen by what there is to say. */
export type LetterBlock =
  | 'change'
  | 'study'
  | 'summary'
  | 'results'
  | 'answers'
  | 'earlier'
  | 'papers'
  | 'skills'
  | 'transfer';

export interface WrittenLetter {
  /** The whole letter; paragraphs are parted by a blank line, a bracketed hint is where the person must write. */
  content: string;
  paragraphs: readonly LetterParagraph[];
  /** Each place of the resume that a sentence is based on, once, in the order of the letter. */
  facts: readonly LetterSource[];
  /** Bracketed hints that are still to be filled. */
  blanks: readonly string[];
  /** Skills that the posting names and the resume does not; the letter does not claim them. */
  missingSkills: readonly string[];
  /** Of what the posting asks for; null without a posting. */
  match: LetterMatch | null;
  notes: readonly LetterNote[];
  /** Words of the content without its blanks. */
  words: number;
  /** How the letter is built, in order. */
  structure: readonly string[];
}

/** How many of the posting's requirements the resume meets. */
export interface LetterMatch {
  met: number;
  asked: number;
  /** The lines that it does not meet, as the posting writes them, clipped. */
  unmet: readonly string[];
}
