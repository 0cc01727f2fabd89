// Generated from the JSON Schema by `npm run data`.

/**
 * Made-up people and employers of the near-miss cases
 */
export interface Backgrounds {
  /**
   * Where the rows are from.
   */
  source: string;
  backgrounds: Background[];
}
export interface Background {
  id: string;
  country: string;
  place: string;
  names: string[];
  title: string;
  as: string;
  at: string;
  from: string;
  did: string[];
  before?: {
    as: string;
    at: string;
    from: string;
    to: string;
    did: string[];
  };
  study: {
    degree: string;
    field: string;
    at: string;
    from: string;
    to: string;
  };
  skills: string[];
  position: string;
  companies: string[];
  asks: string[];
}
