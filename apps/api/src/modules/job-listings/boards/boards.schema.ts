// Generated from the JSON Schema by `npm run data`.

/**
 * Boards are off until `npm run listings:verify` found that they answer with openings of the employer.
 */
export interface Boards {
  /**
   * Where the rows are from.
   */
  sources: {
    id: string;
    /**
     * What it is, and what it says of the boards.
     */
    words: string;
    /**
     * Day it was read, YYYY-MM-DD.
     */
    readOn: string;
  }[];
  /**
   * @minItems 200
   */
  boards: [
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    CatalogueBoard,
    ...CatalogueBoard[]
  ];
}
export interface CatalogueBoard {
  employer: string;
  /**
   * Country it hires in most, ISO 3166-1 alpha-2; null where there are several, or work is remote.
   */
  country: string | null;
  adapter:
    | 'greenhouse'
    | 'lever'
    | 'ashby'
    | 'workable'
    | 'smartrecruiters'
    | 'recruitee'
    | 'personio'
    | 'teamtailor';
  /**
   * Name of the board at its system.
   */
  board: string;
  /**
   * Id of where the row is from.
   */
  source: string;
  /**
   * Day the board last answered `npm run listings:verify` with openings; null when it never did.
   */
  verified: string | null;
}
