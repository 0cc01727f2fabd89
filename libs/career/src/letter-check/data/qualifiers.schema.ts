// Generated from the JSON Schema by `npm run data`.

/**
 * Cues that change what a resume says of a thing
 */
export interface Qualifiers {
  /**
   * Where the rows are from.
   */
  source: string;
  cues: Cue[];
  families: {
    wish: string;
    'under-way': string;
    trainee: string;
    course: string;
  };
}
export interface Cue {
  kind:
    | 'negation'
    | 'target'
    | 'wish'
    | 'under-way'
    | 'trainee'
    | 'failed'
    | 'former'
    | 'course'
    | 'observer'
    | 'weak'
    | 'other-person'
    | 'trade'
    | 'comparison'
    | 'exempt'
    | 'helper'
    | 'name';
  side: 'before' | 'after';
  reach: number;
  words: string;
}
