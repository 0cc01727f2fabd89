// Generated from the JSON Schema by `npm run data`.

/**
 * @minItems 4
 * @maxItems 4
 */
export type Headings1 = [string, string, string, string];

/**
 * Headings of drawn layouts
 */
export interface Headings {
  $schema?: string;
  source: string;
  summary: Headings1;
  work: Headings1;
  education: Headings1;
  skills: Headings1;
  languages: Headings1;
  certificates: Headings1;
  awards: Headings1;
  contact: Headings1;
}
