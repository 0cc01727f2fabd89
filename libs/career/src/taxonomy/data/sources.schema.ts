// Generated from the JSON Schema by `npm run data`.

/**
 * What each source of occupations, skills and courses is
 */
export interface Sources {
  [k: string]: {
    what: string;
  };
}
