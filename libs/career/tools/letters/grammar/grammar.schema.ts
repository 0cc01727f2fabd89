// Generated from the JSON Schema by `npm run data`.

export type Place = 'summary' | 'certificate' | 'skills' | 'did' | 'achievements' | 'at' | 'languages';

/**
 * Ways of coming near to a thing, and things of many trades that they are made with.
 */
export interface Grammar {
  kind: string;
  /**
   * Who wrote the rows.
   */
  source: string;
  /**
   * Words that a slot such as `{year}` stands for, taken in turn.
   */
  slots: {
    [k: string]: string[];
  };
  claim: string[];
  /**
   * Cases made of each near frame, each with another thing.
   */
  each: number;
  things: Thing[];
  near: Near[];
  holds: Holding[];
}
/**
 * A thing that a posting asks for.
 */
export interface Thing {
  /**
   * Id of the background.
   */
  on: string;
  /**
   * As a sentence names it.
   */
  x: string;
  /**
   * Who issues it.
   */
  body: string;
  /**
   * Pattern, taken as whole words.
   */
  subject: string;
  /**
   * The requirement; left out, `x`.
   */
  asks?: string;
  neutral?: string;
}
/**
 * One way in which a resume comes near to a thing without holding it.
 */
export interface Near {
  put: Place;
  /**
   * Words with slots; for a language the entry and its level.
   */
  text: string | [string, string];
  date?: string;
  expiry?: string;
  state: string;
  honest: string;
  safe: string;
}
/**
 * One way in which a resume says that a thing is held.
 */
export interface Holding {
  put: Place;
  /**
   * Words with slots; for a language the entry and its level.
   */
  text: string | [string, string];
  date?: string;
  expiry?: string;
}
