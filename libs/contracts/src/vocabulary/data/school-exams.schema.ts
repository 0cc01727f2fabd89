// Generated from the JSON Schema by `npm run data`.

/**
 * @minItems 1
 */
export type Sources = [
  {
    url: string;
    read: string;
    about: string;
  },
  ...{
    url: string;
    read: string;
    about: string;
  }[]
];

/**
 * Examinations at the end of school: their scales, subjects and results over all. Scales are never converted.
 */
export interface SchoolExams {
  /**
   * @minItems 1
   */
  scales: [
    {
      key: string;
      /**
       * From the best to the last.
       *
       * @minItems 2
       */
      grades: [
        {
          /**
           * As it is written after the subject.
           */
          grade: string;
          means: string;
          /**
           * Counts as a credit of O'Level.
           */
          isCredit?: boolean;
          isFailed?: boolean;
        },
        {
          /**
           * As it is written after the subject.
           */
          grade: string;
          means: string;
          /**
           * Counts as a credit of O'Level.
           */
          isCredit?: boolean;
          isFailed?: boolean;
        },
        ...{
          /**
           * As it is written after the subject.
           */
          grade: string;
          means: string;
          /**
           * Counts as a credit of O'Level.
           */
          isCredit?: boolean;
          isFailed?: boolean;
        }[]
      ];
      sources: Sources;
    },
    ...{
      key: string;
      /**
       * From the best to the last.
       *
       * @minItems 2
       */
      grades: [
        {
          /**
           * As it is written after the subject.
           */
          grade: string;
          means: string;
          /**
           * Counts as a credit of O'Level.
           */
          isCredit?: boolean;
          isFailed?: boolean;
        },
        {
          /**
           * As it is written after the subject.
           */
          grade: string;
          means: string;
          /**
           * Counts as a credit of O'Level.
           */
          isCredit?: boolean;
          isFailed?: boolean;
        },
        ...{
          /**
           * As it is written after the subject.
           */
          grade: string;
          means: string;
          /**
           * Counts as a credit of O'Level.
           */
          isCredit?: boolean;
          isFailed?: boolean;
        }[]
      ];
      sources: Sources;
    }[]
  ];
  /**
   * @minItems 1
   */
  subjects: [
    {
      key: string;
      /**
       * @minItems 5
       */
      names: [string, string, string, string, string, ...string[]];
      sources: Sources;
    },
    ...{
      key: string;
      /**
       * @minItems 5
       */
      names: [string, string, string, string, string, ...string[]];
      sources: Sources;
    }[]
  ];
  /**
   * @minItems 1
   */
  exams: [
    {
      /**
       * As the field `exam` of an entry has it.
       */
      key: 'waec' | 'neco' | 'nabteb' | 'gce' | 'wassce' | 'bece' | 'kcse' | 'matric';
      /**
       * Its credits are credits of O'Level.
       */
      isOLevel?: boolean;
      scale: string;
      subjects: string;
      resultHint?: string;
      /**
       * What a certificate says over all subjects, from the best to the last.
       *
       * @minItems 2
       */
      results?: [string, string, ...string[]];
      resultSources?: Sources;
    },
    ...{
      /**
       * As the field `exam` of an entry has it.
       */
      key: 'waec' | 'neco' | 'nabteb' | 'gce' | 'wassce' | 'bece' | 'kcse' | 'matric';
      /**
       * Its credits are credits of O'Level.
       */
      isOLevel?: boolean;
      scale: string;
      subjects: string;
      resultHint?: string;
      /**
       * What a certificate says over all subjects, from the best to the last.
       *
       * @minItems 2
       */
      results?: [string, string, ...string[]];
      resultSources?: Sources;
    }[]
  ];
}
