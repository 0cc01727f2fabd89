// Generated from the JSON Schema by `npm run data`.

/**
 * Words that begin and end the name of a skill in a posting
 */
export interface SpanWords {
  /**
   * Where the rows are from.
   */
  source: string;
  verbs: string;
  verbPrepositions: {
    with: string;
    to: string;
    in: string;
    under: string;
    on: string;
    at: string;
    for: string;
    after: string;
    up: string;
    across: string;
  };
  objectPrepositions: {
    with: string;
    to: string;
  };
  boundaries: string;
  determiners: string;
  grades: string;
  trailing: string;
  cues: string;
  intro: string;
  attitudes: string;
  attitudePhrases: string;
  titles: string;
  adverbs: string;
  emptyVerbs: string;
  credentials: string;
  sharedHeads: string;
}
