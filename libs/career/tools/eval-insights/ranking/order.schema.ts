// Generated from the JSON Schema by `npm run data`.

/**
 * The forty resumes in the order of a careful reader
 */
export interface Order {
  $schema?: string;
  source: string;
  /**
   * @minItems 40
   */
  ranks: [
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    {
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    },
    ...{
      id: string;
      /**
       * 1 is the best; resumes of one rank are tied.
       */
      rank: number;
      reason: string;
    }[]
  ];
}
