// Generated from the JSON Schema by `npm run data`.

/**
 * Words by which job scams show themselves
 */
export interface Signs {
  $schema?: string;
  source: string;
  /**
   * Sentences by which honest employers warn; no sign is read in them.
   */
  warnings: string;
  /**
   * Data that is asked for once somebody is hired.
   */
  afterHire: string;
  signs: {
    kind: string;
    /**
     * What the fit of the weights starts from.
     */
    strength: 'decisive' | 'strong' | 'caution' | 'weak';
    /**
     * @minItems 1
     */
    patterns: [
      {
        /**
         * Over a sentence, in either case.
         */
        pattern: string;
        /**
         * A sentence that this pattern matches.
         */
        example: string;
      },
      ...{
        /**
         * Over a sentence, in either case.
         */
        pattern: string;
        /**
         * A sentence that this pattern matches.
         */
        example: string;
      }[]
    ];
  }[];
  /**
   * Names and words of employers that have mail of their own.
   */
  famousEmployers: string[];
}
