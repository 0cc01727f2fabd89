import type { LetterSpelling, LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';

/** Phrasings of one tone. Those of one list serve the same purpose; words in braces are filled in. */
export interface TonePhrases {
  greeting: readonly string[];
  apply: readonly string[];
  /** Only where there is a posting to refer to. */
  applyToPosting: readonly string[];
  /** The present post. */
  now: readonly string[];
  /** The last post of somebody who has none now. */
  before: readonly string[];
  studying: readonly string[];
  /** Said by those whose work so far is of another kind. */
  change: readonly string[];
  /** Before results with figures. */
  results: readonly string[];
  /** Before the work that answers a requirement. */
  asked: readonly string[];
  /** Before several statements that answer the posting. */
  answers: readonly string[];
  /** Skills that the posting names and the resume has. */
  skills: readonly string[];
  otherSkills: readonly string[];
  achievement: readonly string[];
  /** A line of the resume word for word. */
  quoted: readonly string[];
  /** An entry of the list of skills word for word. */
  listed: readonly string[];
  /** A line of a job that is no sentence, in its own words. */
  included: readonly string[];
  /** The same of a post that is over. */
  includedBefore: readonly string[];
  /** One more line of the same post. */
  includedNext: readonly string[];
  /** Two lines of one employer, as quotations. */
  quotedTwo: readonly string[];
  /** A line of unpaid work, with what somebody was called there. */
  quotedUnpaid: readonly string[];
  /** What the posting says of the employer. */
  employerWords: readonly string[];
  transfer: readonly string[];
  close: readonly string[];
  thanks: readonly string[];
  signOff: Record<LetterSpelling, readonly string[]>;
}

/** Beginnings of a sentence that continues with what was done. */
interface Leads {
  first: readonly string[];
  present: readonly string[];
  /** The job was mentioned before, with something else in between. */
  again: readonly string[];
  known: readonly string[];
  next: readonly string[];
  earlier: readonly string[];
  roleOnly: readonly string[];
  employerOnly: readonly string[];
  achievement: readonly string[];
  /** What was done beside jobs, by section of the resume; `other` where a section has none, `next` right after another sentence of it, `again` later on. */
  activities: Readonly<Record<string, readonly string[]>>;
}

export interface PhraseBook {
  tones: Record<LetterTone, TonePhrases>;
  leads: Leads;
  /** Publications and conferences by name, where the posting asks for them. */
  academicWork: { publications: string; conferences: string };
  /** Marked blanks: we know nothing about the company. */
  why: readonly string[];
  /** Marked blanks of a letter without facts. */
  frame: {
    now: string;
    result: string;
    skill: string;
    education: string;
    name: string;
    employerReason: string;
  };
}

/** What a language has to bring for letters to be written in it. */
export interface LetterLanguage {
  phrases: PhraseBook;
  /** What comes after the first person; undefined when the statement cannot be put so. */
  firstPerson(statement: string, current: boolean): { text: string; isState: boolean } | undefined;
  /** The same of a line that speaks of its writer in the third person; undefined when it does not, or cannot be turned. */
  fromThird(
    line: string,
    writer: { first: string; last: string },
    current: boolean,
  ): { text: string; isState: boolean } | undefined;
  /** Whether a line speaks of its writer in the third person. */
  isThird(line: string, writer: { first: string; last: string }): boolean;
  /** Whether a line that begins like a deed names a thing, or may do so. */
  namesThing(line: string): boolean;
  /** Whether a word says what is done, and so cannot begin the name of a subject. */
  isVerb(word: string): boolean;
  /** Whether what comes after the first person is about the past: statements of two times do not share a sentence. */
  isPast(predicate: string): boolean;
  summary(sentence: string): string | undefined;
  /** The parts of a sentence about oneself that can be said alone, as they come after `I`. */
  summaryParts(sentence: string): readonly { text: string; written: string; isStanding: boolean }[];
  withArticle(noun: string): string;
  /** A job title as it comes after `as`: with an article unless there is one such post only. */
  role(title: string): string;
  institution(name: string): string;
  join(names: readonly string[]): string;
  years(count: number): string;
  /** A month such as `2021-03` in words; the year alone when no month is given. */
  month(month: string): string;
  /** A qualification with its subject, as it comes after a verb; a weak grade only on request. */
  degree(degree: string, field: string, grade: string, anyGrade: boolean): string;
  respell(sentence: string, spelling: LetterSpelling): string;
  /** Whether a text is in this language, judged by its small words. */
  isLanguageOf(text: string): boolean;
}
