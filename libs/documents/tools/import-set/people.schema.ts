// Generated from the JSON Schema by `npm run data`.

/**
 * What made-up people’s resumes say
 */
export interface People {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * @minItems 1
   */
  people: [ImportPerson, ...ImportPerson[]];
}
export interface ImportPerson {
  first: string;
  last: string;
  email: string;
  phone: string;
  place: string;
  tagline: string;
  summary: string;
  linkedin?: string;
  jobs: ImportPersonJob[];
  courses: {
    degree: string;
    field: string;
    school: string;
    start?: string;
    end: string;
    grade?: string;
  }[];
  skills: string[];
  certificates: {
    name: string;
    issuer: string;
    year: string;
  }[];
  languages: [string, string][];
}
export interface ImportPersonJob {
  position: string;
  company: string;
  place: string;
  start: string;
  end?: string;
  duties: string[];
}
