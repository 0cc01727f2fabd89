// Generated from the JSON Schema by `npm run data`.

/**
 * Sentences and location lines with what a careful reader says of them
 */
export interface EligibilitySentences {
  $schema?: string;
  /**
   * Where all rows come from.
   */
  source: string;
  split: string;
  kinds: {
    kind: string;
    about: string;
    part: 'tune' | 'held-back';
    /**
     * @minItems 8
     */
    cases: [
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      {
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      },
      ...{
        location: string;
        /**
         * Remote where it is left out.
         */
        jobType?: 'Local' | 'International';
        title?: string;
        text?: string;
        can: Can;
      }[]
    ];
  }[];
}
/**
 * Verdict by ISO 3166-1 country of the person.
 */
export interface Can {
  /**
 *
   */
  [k: string]: 'eligible' | 'restricted' | 'unclear';
}
