// Generated from the JSON Schema by `npm run data`.

/**
 * What each source of the places is
 */
export interface Sources {
  [k: string]: string;
}
