// Generated from the JSON Schema by `npm run data`.

/**
 * Invented postings, frauds and honest ones
 */
export interface ScamPostings {
  $schema?: string;
  /**
   * Where all rows come from.
   */
  source: string;
  split: string;
  kinds: {
    kind: string;
    fraud: boolean;
    part: 'tune' | 'held-back';
    /**
     * @minItems 6
     */
    cases: [
      {
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      },
      {
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      },
      {
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      },
      {
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      },
      {
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      },
      {
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      },
      ...{
        title: string;
        /**
         * Empty when the posting names no employer.
         */
        company: string;
        location: string;
        salary: string | null;
        url: string | null;
        description: string;
      }[]
    ];
  }[];
}
