// Generated from the JSON Schema by `npm run data`.

/**
 * States of Nigeria and places that lie in them
 */
export interface NigerianStates {
  $schema?: string;
  source: string;
  states: {
    state: string;
    /**
     * Its own name first, as addresses write it.
     *
     * @minItems 1
     */
    places: [string, ...string[]];
  }[];
}
