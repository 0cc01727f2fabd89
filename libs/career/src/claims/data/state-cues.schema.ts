// Generated from the JSON Schema by `npm run data`.

/**
 * Words that say how far a named thing is had
 */
export interface StateCues {
  $schema?: string;
  cues: {
    state:
      | 'basic'
      | 'exempt'
      | 'excluded'
      | 'serving'
      | 'expired'
      | 'candidate'
      | 'student'
      | 'course'
      | 'in view'
      | 'not yet'
      | 'denied';
    /**
     * Side of the name on which the words stand.
     */
    side: 'before' | 'after';
    /**
     * Next to the name, or anywhere on that side of the clause.
     */
    reach: 'near' | 'clause';
    /**
     * Regular expression, compared without regard to case.
     */
    phrase: string;
    source: string;
  }[];
}
