// Generated from the JSON Schema by `npm run data`.

/**
 * @minItems 4
 * @maxItems 4
 */
export type Phrase = [
  string,
  string,
  'Local' | 'International' | 'Remote',
  'eligible' | 'restricted' | 'unclear'
];

/**
 * Sentences as postings commonly word them, with the verdict for a person in Nigeria
 */
export interface EligibilityPhrases {
  /**
   * Where the rows are from.
   */
  source: string;
  first: Phrase[];
  second: Phrase[];
}
