// Generated from the JSON Schema by `npm run data`.

/**
 * Words by which the language of a letter is known
 */
export interface LetterLanguageWords {
  $schema: string;
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * @minItems 10
   */
  en: [string, string, string, string, string, string, string, string, string, string, ...string[]];
  /**
   * @minItems 10
   */
  fr: [string, string, string, string, string, string, string, string, string, string, ...string[]];
  /**
   * @minItems 10
   */
  pt: [string, string, string, string, string, string, string, string, string, string, ...string[]];
}
