// Generated from the JSON Schema by `npm run data`.

export type Words = {
  level: number;
  name?: string;
  /**
   * Regular expression, compared without regard to case.
   */
  words?: string;
  /**
   * Regular expression, compared without regard to case.
   */
  forms?: string;
  source: string;
}[];
export type Degrees = {
  level: number;
  name: string;
  /**
   * Regular expression, compared without regard to case.
   */
  words?: string;
  /**
   * Regular expression, compared without regard to case.
   */
  forms?: string;
  source: string;
}[];
export type Elsewhere = {
  level: number;
  language: 'fr' | 'pt' | 'sw' | 'de';
  /**
   * Regular expression, compared without regard to case with the beginning of a field.
   */
  forms: string;
  source: string;
}[];

/**
 * Words for levels of languages, skills, degrees and classes of degree
 */
export interface Levels {
  $schema?: string;
  languages: Words;
  skills: Words;
  degrees: Degrees;
  classes: Words;
  elsewhere: Elsewhere;
}
