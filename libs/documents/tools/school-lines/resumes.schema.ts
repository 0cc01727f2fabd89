// Generated from the JSON Schema by `npm run data`.

/**
 * Education as people write it in other languages
 */
export interface Resumes {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * @minItems 1
   */
  resumes: [SchoolResume, ...SchoolResume[]];
}
export interface SchoolResume {
  part: 'tune' | 'held-back';
  language: 'fr' | 'pt' | 'sw';
  name: string;
  place: string;
  heading: string;
  /**
   * @minItems 1
   */
  schools: [WrittenSchool, ...WrittenSchool[]];
}
export interface WrittenSchool {
  /**
   * @minItems 1
   */
  lines: [string, ...string[]];
  degree: string;
  field?: string;
  school: string;
  start?: string;
  /**
   * Year, month of a year, or `present`.
   */
  end: string;
  /**
   * As in the levels of degrees: 1 school to 6 doctorate.
   */
  level: number;
}
