// Generated from the JSON Schema by `npm run data`.

/**
 * Written for the templates of this product. Every name, employer and figure is invented.
 */
export interface Samples {
  /**
   * @minItems 2
   * @maxItems 2
   */
  name: [string, string];
  tagline: string;
  place: string;
  phone: string;
  summary: string;
  /**
   * Newest first; the first is the current job.
   */
  jobs: [string, string, string, string, string, string[]][];
  schools: [string, string, string, string, string, string][];
  /**
   * Category and its skills.
   */
  skills: [string, string[]][];
  achievements: [string, string, string][];
  certifications: [string, string, string][];
  languages: [string, 'beginner' | 'intermediate' | 'advanced' | 'native'][];
  /**
   * Colours of the drawn portrait.
   *
   * @minItems 3
   * @maxItems 3
   */
  portrait?: [string, string, string];
}
