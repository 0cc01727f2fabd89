// Generated from the JSON Schema by `npm run data`.

export type Words = string;
/**
 * @minItems 1
 */
export type Patterns = [string, ...string[]];
/**
 * Requests for money.
 *
 * @minItems 1
 */
export type Patterns1 = [string, ...string[]];
/**
 * Comparisons with other applicants.
 *
 * @minItems 1
 */
export type Patterns2 = [string, ...string[]];
/**
 * Patterns of endings that are cut off, one after the other, so that singular and plural, masculine and feminine are one form.
 *
 * @minItems 1
 */
export type Patterns3 = [string, ...string[]];
/**
 * Patterns of orders that are courtesies.
 *
 * @minItems 1
 */
export type Patterns4 = [string, ...string[]];

/**
 * What the checker of letters in the person's own words reads by
 */
export interface Readings {
  $schema: string;
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Words of grammar, parted by blanks.
   */
  small: string;
  /**
   * Words that any letter may use, because they claim nothing alone.
   */
  letter: string;
  /**
   * Words of having worked somewhere.
   */
  employment: string;
  /**
   * Words that need something that is held.
   */
  holding: string;
  /**
   * Words that need a degree, a certificate or a licence.
   */
  paperOnly: string;
  /**
   * Words that need a language.
   */
  spoken: string;
  /**
   * Months in their order.
   */
  months: string;
  /**
   * Words that a level of a language bears out.
   */
  proficiency: {
    beginner: Words;
    intermediate: Words;
    advanced: Words;
    native: Words;
  };
  /**
   * Patterns of words that deny, postpone or narrow what a text names, in small letters without accents, apostrophes as blanks.
   */
  qualifiers: {
    negation: Patterns;
    'under-way': Patterns;
    weak: Patterns;
    wish: Patterns;
    former: Patterns;
    failed: Patterns;
    course: Patterns;
    others: Patterns;
    part: Patterns;
  };
  /**
   * Verbs that order the reader to do something.
   */
  orders: string;
  payments: Patterns1;
  boasts: Patterns2;
  /**
   * Forms of one word, a family each.
   */
  families: Words[];
  /**
   * Words of using a tool; a line of work bears them out only where the tool is what it was done with.
   */
  usedWith: string;
  /**
   * Before the last name of a list.
   */
  and: string;
  endings: Patterns3;
  /**
   * Pattern of a sentence that names the post that is applied for.
   */
  applies: string;
  courtesies: Patterns4;
  /**
   * Pattern of what comes before the tool that something was done with.
   */
  means: string;
  /**
   * Pattern of a sentence about the present post.
   */
  present: string;
  /**
   * Pattern of the year until which something is valid.
   */
  validUntil: string;
}
