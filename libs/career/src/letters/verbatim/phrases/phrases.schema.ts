// Generated from the JSON Schema by `npm run data`.

/**
 * Phrasings of letters that list facts in the person's own words
 */
export interface Phrases {
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
   * A month of a year.
   */
  monthYear: string;
  /**
   * Levels of a language in words.
   */
  levels: {
    intermediate: string;
    advanced: string;
    native: string;
  };
  /**
   * What comes before the name of a place of work, by the noun that it begins with.
   *
   * @minItems 1
   */
  employers: [
    {
      before: string;
      /**
       * In small letters.
       *
       * @minItems 1
       */
      nouns: [string, ...string[]];
    },
    ...{
      before: string;
      /**
       * In small letters.
       *
       * @minItems 1
       */
      nouns: [string, ...string[]];
    }[]
  ];
  /**
   * The same where no noun is known.
   */
  otherEmployers: string;
  /**
   * What comes before the name of the post that is applied for.
   */
  post: string;
  /**
   * French only: names of posts before which `de` loses its vowel in spite of the h.
   *
   * @minItems 1
   */
  muteH?: [string, ...string[]];
  /**
   * Before the month that a post began in.
   */
  since: string;
  /**
   * Before the month that a post ended in.
   */
  until: string;
  /**
   * Before a year, a month or a field of study.
   */
  in: string;
  /**
   * Before the last name of a list.
   */
  and: string;
  /**
   * Between items that may hold commas.
   */
  semicolon: string;
  /**
   * Verbs that say what the person did when a count or an article follows.
   *
   * @minItems 1
   */
  deeds: [string, ...string[]];
  /**
   * What comes before such a verb; empty where it says who did it.
   */
  deedLead: string;
  /**
   * Words that an object begins with.
   *
   * @minItems 1
   */
  determiners: [string, ...string[]];
  /**
   * Patterns of a degree that names its field already.
   *
   * @minItems 1
   */
  fieldNamed: [string, ...string[]];
  /**
   * Nouns that a field of study begins with and that take no `en`.
   *
   * @minItems 1
   */
  withComma: [string, ...string[]];
  /**
   * Patterns of a text in this language.
   *
   * @minItems 1
   */
  own: [string, ...string[]];
  /**
   * Patterns of a summary that speaks in the first person.
   *
   * @minItems 1
   */
  firstPerson: [string, ...string[]];
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
    /**
     * Patterns that do so, in small letters without accents.
     *
     * @minItems 1
     */
    patterns: [string, ...string[]];
    /**
     * Patterns that do so in such a name.
     *
     * @minItems 1
     */
    namePatterns: [string, ...string[]];
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
