// Generated from the JSON Schema by `npm run data`.

/**
 * 24 checks, 100 points. It is no employer’s score: a file that a machine can read and the skills that the work asks for come first, style comes last.
 */
export interface Rubric {
  version: string;
  source: string;
  groups: {
    readable: string;
    structure: string;
    writing: string;
    fit: string;
    locale: string;
  };
  checks: {
    contact: Check;
    link: Check;
    sections: Check;
    'parse-recall': Check;
    'reading-order': Check;
    dates: Check;
    'newest-first': Check;
    length: Check;
    roles: Check;
    education: Check;
    'action-verbs': Check;
    quantified: Check;
    'duty-phrases': Check;
    tense: Check;
    'first-person': Check;
    buzzwords: Check;
    repetition: Check;
    'statement-length': Check;
    spelling: Check;
    coverage: Check;
    'in-use': Check;
    'target-title': Check;
    requirements: Check;
    locale: Check;
  };
  /**
   * @minItems 1
   */
  bands: [
    {
      least: number;
      word: string;
    },
    ...{
      least: number;
      word: string;
    }[]
  ];
}
export interface Check {
  group: 'readable' | 'structure' | 'writing' | 'fit' | 'locale';
  /**
   * Points of 100.
   */
  weight: number;
  title: string;
  /**
   * What is wrong when points are lost.
   */
  fault: string;
  /**
   * Part of the resume, as the editor calls its steps.
   */
  section: string;
}
