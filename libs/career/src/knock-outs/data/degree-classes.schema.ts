// Generated from the JSON Schema by `npm run data`.

export type Class =
  | 'first'
  | 'second-upper'
  | 'second-lower'
  | 'third'
  | 'pass'
  | 'distinction'
  | 'upper-credit'
  | 'lower-credit';

/**
 * Classes of degrees and diplomas, and the names they are written by
 */
export interface DegreeClasses {
  $schema?: string;
  source: string;
  scales: {
    scale: 'degree' | 'diploma';
    /**
     * The highest first. Classes of two scales are never compared.
     */
    classes: Class[];
    about: string;
  }[];
  forms: {
    class: Class;
    /**
     * Pattern; of rows that fit the same words the first counts.
     */
    forms: string;
  }[];
}
