import type { StatedNumber } from './numbers.ts';
import type { QualifierKind } from './qualifiers.ts';
import type { Word } from './words.ts';

/** One thing that a resume says, with where it says it. */
export interface Statement {
  /** Field of the resume, such as `experience.0.description`. */
  path: string;
  text: string;
  words: readonly Word[];
  stems: ReadonlySet<string>;
  /** Stems that the field gives besides its own words: dates, its job's title, other names of the same thing. */
  implied: ReadonlySet<string>;
  /** Where the text says what it only says in other words. */
  otherWords: readonly { stem: string; start: number; end: number }[];
  numbers: readonly StatedNumber[];
  /** What narrows the whole of it: an expired certificate, a degree under way, a beginner's language. */
  narrowed: ReadonlySet<QualifierKind>;
  /** Organisation it belongs to, as an index into the names of the record. */
  organisation: number | undefined;
}

/** An employer, a school, or where something was done beside a job: a name of several words that is taken as one. */
export interface Organisation {
  name: string;
  /** Whether the person works or studies there now. */
  present: boolean;
  kind: 'employer' | 'school' | 'activity';
}

export interface ResumeRecord {
  statements: readonly Statement[];
  organisations: readonly Organisation[];
  /** Months of each job, by its index, for counting years. */
  jobs: readonly { from: number; to: number; stems: ReadonlySet<string> }[];
  name: string;
}

/** A statement before its words are read. */
export interface Draft {
  path: string;
  text: string;
  also?: readonly string[];
  narrowed?: readonly QualifierKind[];
  organisation?: number;
}
