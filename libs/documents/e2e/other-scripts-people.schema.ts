// Generated from the JSON Schema by `npm run data`.

/**
 * People whose resumes are in Arabic or Amharic, with Latin words, figures, brackets and dates among them, and some Chinese, Japanese or Korean names.
 */
export interface OtherScriptsPeople {
  source: string;
  /**
   * @minItems 1
   */
  people: [Sketch, ...Sketch[]];
}
export interface Sketch {
  /**
   * Script and calling.
   */
  who: string;
  /**
   * Whether they were at hand when the writer was made.
   */
  group: 'at hand' | 'new';
  language?: 'ar';
  first: string;
  last: string;
  tagline: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  jobs: Job[];
  schools: School[];
  skills: string[];
  languages: string[];
}
export interface Job {
  position: string;
  company: string;
  location: string;
  start: string;
  end?: string;
  duties: string[];
}
export interface School {
  degree: string;
  field: string;
  institution: string;
  start: string;
  end: string;
}
