// Generated from the JSON Schema by `npm run data`.

/**
 * Whole postings written later than the rules, frauds and honest ones
 */
export interface LaterPostings {
  $schema?: string;
  /**
   * Where all rows come from.
   */
  source: string;
  writings: {
    writing: string;
    use: string;
    /**
     * @minItems 20
     */
    postings: [
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      {
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      },
      ...{
        title: string;
        company: string;
        location: string;
        jobType: 'Local' | 'International' | 'Remote';
        salary: string | null;
        url: string | null;
        description: string;
        fraud: boolean;
        can: {
          /**
 *
           */
          [k: string]: 'eligible' | 'restricted' | 'unclear';
        };
      }[]
    ];
  }[];
}
