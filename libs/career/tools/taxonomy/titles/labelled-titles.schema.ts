// Generated from the JSON Schema by `npm run data`.

/**
 * Job titles with the unit groups of ISCO-08 that they may stand for
 */
export interface LabelledTitles {
  $schema?: string;
  /**
   * @minItems 1
   */
  sources: [
    {
      id: string;
      what: string;
      where: string;
    },
    ...{
      id: string;
      what: string;
      where: string;
    }[]
  ];
  titles: {
    /**
     * Id of one of the sources.
     */
    source: string;
    title: string;
    /**
     * Unit groups that are right; none when the title says nothing about the work.
     */
    groups: string[];
    /**
     * The title is so vague that saying nothing is right as well.
     */
    mayStayUnplaced?: true;
  }[];
}
