import type { LetterSpelling, LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';

/**
 * Phrasings of one tone. Each list holds phrasings that say the same; words in braces are filled in. A lead stands
 * before a clause that begins with the first person.
 */
export interface TonePhrases {
  greeting: readonly string[];
  apply: readonly string[];
  presentRole: readonly string[];
  lastRole: readonly string[];
  tenure: readonly string[];
  studying: readonly string[];
  asks: readonly string[];
  asksOne: readonly string[];
  /** When posting and resume name no skill in common. */
  core: readonly string[];
  /** Before the evidence; may be empty. */
  intro: readonly string[];
  pastLead: readonly string[];
  presentLead: readonly string[];
  /** The role was named before. */
  knownLead: readonly string[];
  /** A further statement of the same role. */
  next: readonly string[];
  topic: readonly string[];
  achievement: readonly string[];
  degree: readonly string[];
  certificate: readonly string[];
  skills: readonly string[];
  relocate: readonly string[];
  languages: readonly string[];
  /** What the experience is offered for; may be empty. */
  transfer: readonly string[];
  /** Where the rest can be read. */
  resume: readonly string[];
  /** Before the blank that says why; may be empty. */
  whyLead: readonly string[];
  close: readonly string[];
  thanks: readonly string[];
  signOff: Record<LetterSpelling, readonly string[]>;
}

export interface PhraseBook {
  tones: Record<LetterTone, TonePhrases>;
  /** Leads for a job of which one half is not filled in. */
  roleOnly: string;
  employerOnly: string;
  /** Before a further statement of a role that was named. */
  sameRole: string;
  /** Marked blanks: we know nothing about the company. */
  why: readonly string[];
  /** Marked blanks of a letter without facts. */
  frame: { now: string; result: string; skill: string; education: string; name: string };
}

/** What a language has to bring for letters to be written in it. */
export interface LetterLanguage {
  phrases: PhraseBook;
  /** What stands after the first person; undefined when the statement cannot be put so. */
  firstPerson(statement: string, current: boolean): { text: string; isState: boolean } | undefined;
  /** A clause of the first person, joined to what leads to it. */
  clause(lead: string, predicate: { text: string; isState: boolean }, also: boolean): string;
  /** Whether a word says what is done, and so cannot begin the name of a subject. */
  isVerb(word: string): boolean;
  summary(sentence: string): string | undefined;
  withArticle(noun: string): string;
  institution(name: string): string;
  join(names: readonly string[]): string;
  years(count: number): string;
  /** A qualification with its subject, as it stands after a verb. */
  degree(degree: string, field: string, grade: string): string;
  certificate(name: string, issuer: string): string;
  respell(sentence: string, spelling: LetterSpelling): string;
  /** Whether a text is in this language, judged by its small words. */
  isLanguageOf(text: string): boolean;
}
