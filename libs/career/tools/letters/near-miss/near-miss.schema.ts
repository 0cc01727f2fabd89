// Generated from the JSON Schema by `npm run data`.

/**
 * Near-miss cases of one kind: resumes that nearly have what a posting asks for, each with a resume that has it
 */
export interface NearMiss {
  $schema?: string;
  /**
   * Name of the kind, that of the file.
   */
  kind: string;
  /**
   * What sets the near miss apart from the real thing.
   */
  what: string;
  /**
   * Who wrote the rows, and from what.
   */
  source: string;
  /**
   * Words, as a pattern, that make a mention of the subject an honest one in this kind.
   */
  safe: string;
  /**
   * @minItems 13
   */
  rows: [Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, ...Row[]];
}
export interface Row {
  /**
   * Id of the background in backgrounds.json.
   */
  on: string;
  /**
   * The requirement, first in the posting.
   */
  asks: string;
  near: Patch;
  holds: Patch;
  /**
   * Sentences that are false of the near miss and true of the one who holds it.
   *
   * @minItems 1
   */
  claim: [string, ...string[]];
  /**
   * A sentence that is true of the near miss.
   */
  honest: string;
  /**
   * Pattern, taken as whole words, of what may not be claimed.
   */
  subject: string;
  /**
   * More words that make a mention honest, in this row.
   */
  safe?: string;
  /**
   * Names that hold the subject and are not it.
   */
  neutral?: string;
  /**
   * Pattern that is false whatever else the sentence says.
   */
  never?: string;
  /**
   * Pattern that says what is held; left out, the subject.
   */
  said?: string;
}
/**
 * What the resume says differently from its background.
 */
export interface Patch {
  title?: string;
  summary?: string;
  /**
   * Position in the present job.
   */
  as?: string;
  /**
   * Present employer.
   */
  at?: string;
  /**
   * Start of the present job; the earlier job is then left out.
   */
  from?: string;
  /**
   * Lines put before those of the present job.
   */
  did?: string[];
  skills?: string[];
  achievements?: string[];
  study?: Study;
  /**
   * In place of the background's.
   */
  studies?: Study[];
  certificates?: {
    name: string;
    issuer: string;
    date?: string;
    expiryDate?: string;
  }[];
  /**
   * Pairs of language and level.
   */
  languages?: [string, string][];
}
export interface Study {
  degree: string;
  field: string;
  at: string;
  from: string;
  /**
   * Left out: still studying.
   */
  to?: string;
  grade?: string;
}
