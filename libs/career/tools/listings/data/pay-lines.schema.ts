// Generated from the JSON Schema by `npm run data`.

/**
 * Pay as postings word it, with what a careful reader takes from it
 */
export interface PayLines {
  $schema?: string;
  /**
   * Where all rows come from.
   */
  source: string;
  split: string;
  kinds: {
    kind: string;
    part: 'tune' | 'held-back';
    /**
     * @minItems 8
     */
    cases: [
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      {
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      },
      ...{
        text: string;
        /**
         * Location line of the posting.
         */
        place?: string;
        pay: null | {
          currency: string | null;
          min: number | null;
          max: number | null;
          period: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year' | null;
          basis: 'gross' | 'net' | null;
        };
      }[]
    ];
  }[];
}
