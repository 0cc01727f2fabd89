// Generated from the JSON Schema by `npm run data`.

/**
 * Skills that cannot be had without another
 */
export interface ImpliedSkills {
  /**
   * Where the rows are from.
   */
  source: string;
  /**
   * Skills that cannot be had without another. By what the things are: PostgreSQL is asked in SQL, React is written in JavaScript. Whoever shows the first nearly names the second.
   */
  impliedSkills: {
    [k: string]: string[];
  };
}
