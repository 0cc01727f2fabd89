// Generated from the JSON Schema by `npm run data`.

/**
 * Unit groups of ISCO-08
 */
export interface Isco08UnitGroups {
  /**
   * Where the rows are from.
   */
  source: string;
  groups: UnitGroup[];
}
export interface UnitGroup {
  code: string;
  name: string;
}
