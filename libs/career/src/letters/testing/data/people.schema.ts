// Generated from the JSON Schema by `npm run data`.

/**
 * Made-up people
 */
export interface People {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Sixteen made-up people; their statements are written the many ways in which people write them.
   */
  people: {
    accountant: PersonNotes;
    nurse: PersonNotes;
    backend: PersonNotes;
    teacher: PersonNotes;
    sales: PersonNotes;
    civil: PersonNotes;
    support: PersonNotes;
    analyst: PersonNotes;
    logistics: PersonNotes;
    people: PersonNotes;
    lawyer: PersonNotes;
    lab: PersonNotes;
    marketer: PersonNotes;
    graduate: PersonNotes;
    driver: PersonNotes;
    manager: PersonNotes;
  };
}
export interface PersonNotes {
  /**
   * @minItems 2
   * @maxItems 2
   */
  name: [string, string];
  title: string;
  summary?: string;
  jobs: {
    as: string;
    at: string;
    from: string;
    did: string[];
    to?: string;
  }[];
  studies?: {
    degree: string;
    field?: string;
    at: string;
    from: string;
    to: string;
    grade?: string;
  }[];
  skills: string[];
  certificates?: {
    name: string;
    issuer: string;
    date?: string;
    expiryDate?: string;
  }[];
  languages?: string[];
  achievements?: {
    title: string;
    date: string;
  }[];
}
