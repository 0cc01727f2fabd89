// Generated from the JSON Schema by `npm run data`.

/**
 * Phrasings of letters in French
 */
export interface FrenchPhrases {
  $schema: string;
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Months in their order.
   *
   * @minItems 1
   */
  months: [string, ...string[]];
  /**
   * Levels of a language in words.
   */
  levels: {
    intermediate: string;
    advanced: string;
    native: string;
  };
  /**
   * Nouns that the name of a place of work begins with: `au Centre …`.
   *
   * @minItems 1
   */
  masculine: [string, ...string[]];
  /**
   * The same with `à la`.
   *
   * @minItems 1
   */
  feminine: [string, ...string[]];
  /**
   * The same with `à l’`.
   *
   * @minItems 1
   */
  elided: [string, ...string[]];
  /**
   * Names of posts before which `de` loses its vowel in spite of the h.
   *
   * @minItems 1
   */
  muteH: [string, ...string[]];
  /**
   * Past participles that take `j’ai` when a count or an article follows.
   *
   * @minItems 1
   */
  deeds: [string, ...string[]];
  /**
   * Words that an object begins with.
   *
   * @minItems 1
   */
  determiners: [string, ...string[]];
  /**
   * Nouns that a field of study begins with and that take no `en`.
   *
   * @minItems 1
   */
  withComma: [string, ...string[]];
  /**
   * What makes a text no claim of the person's own.
   */
  doubts: {
    /**
     * Words that deny, postpone, narrow or give away what a text names.
     *
     * @minItems 1
     */
    everywhere: [string, ...string[]];
    /**
     * Words that do so in the name of a skill, paper, degree or language.
     *
     * @minItems 1
     */
    names: [string, ...string[]];
  };
  /**
   * Phrasings; those of one list serve the same purpose, words in braces are filled in.
   */
  tones: {
    formal: Tone;
    warm: Tone;
    concise: Tone;
  };
  /**
   * The line that says what the letter is about.
   */
  subject: string;
  /**
   * What `{held}` stands for: one degree, or several.
   */
  held: {
    one: string;
    many: string;
  };
  /**
   * The present post.
   */
  now: string;
  /**
   * The last post of somebody who has none now.
   */
  before: string;
  /**
   * Marked blank: nothing is known of the reason for this employer.
   */
  why: string;
  /**
   * Marked blanks of a letter without facts.
   */
  frame: {
    now: string;
    result: string;
    name: string;
  };
}
export interface Tone {
  /**
   * @minItems 1
   */
  greeting: [string, ...string[]];
  /**
   * @minItems 1
   */
  apply: [string, ...string[]];
  /**
   * @minItems 1
   */
  work: [string, ...string[]];
  /**
   * @minItems 1
   */
  degrees: [string, ...string[]];
  /**
   * @minItems 1
   */
  papers: [string, ...string[]];
  /**
   * @minItems 1
   */
  skills: [string, ...string[]];
  /**
   * @minItems 1
   */
  languages: [string, ...string[]];
  /**
   * @minItems 1
   */
  achievements: [string, ...string[]];
  /**
   * @minItems 1
   */
  summary: [string, ...string[]];
  /**
   * @minItems 1
   */
  close: [string, ...string[]];
  /**
   * @minItems 1
   */
  sign: [string, ...string[]];
  /**
   * About the job that was named just before.
   *
   * @minItems 1
   */
  here: [string, ...string[]];
  /**
   * Further facts of the same job.
   *
   * @minItems 1
   */
  more: [string, ...string[]];
}
