// Generated from the JSON Schema by `npm run data`.

/**
 * Names that layouts give their sections
 */
export type SectionNames = string[];
