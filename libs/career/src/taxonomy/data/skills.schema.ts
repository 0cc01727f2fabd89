// Generated from the JSON Schema by `npm run data`.

/**
 * Skills of one sector
 */
export type Skills = {
  /**
   * Stable: saved insights refer to it.
   */
  id: string;
  name: string;
  aliases: string[];
  kind: 'technical' | 'tool' | 'method' | 'domain' | 'language' | 'certificate' | 'soft';
  /**
   * Key of sources.json.
   */
  source: string;
  guards?: {
    /**
     * The name or alias that is guarded, in lower case.
     */
    alias: string;
    /**
     * Counts only with a capital letter inside a sentence, or all in capitals.
     */
    written?: 'capital' | 'upper';
    /**
     * Counts only in a list with another tool.
     */
    listed?: true;
    /**
     * Counts only with one of these words within eight words.
     *
     * @minItems 1
     */
    near?: [string, ...string[]];
    /**
     * Does not count with one of these words within four words.
     *
     * @minItems 1
     */
    notNear?: [string, ...string[]];
  }[];
}[];
