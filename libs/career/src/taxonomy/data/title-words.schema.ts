// Generated from the JSON Schema by `npm run data`.

export type Words = string[];

/**
 * Words by which job titles are read
 */
export interface TitleWords {
  $schema?: string;
  source: string;
  shortForms: {
    [k: string]: string;
  };
  agents: Words;
  notAgents: Words;
  headClasses: Words[];
  fields: {
    [k: string]: string;
  };
  places: Words;
  fillers: Words;
  vague: Words;
  givenNames: Words;
  tradeSurnames: Words;
}
