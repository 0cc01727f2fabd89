// Generated from the JSON Schema by `npm run data`.

/**
 * Which layouts of the import corpus may be looked at
 */
export interface Split {
  $schema?: string;
  rule: string;
  families: {
    /**
 *
     */
    [k: string]: {
      tune: string[];
      heldBack: string[];
    };
  };
}
