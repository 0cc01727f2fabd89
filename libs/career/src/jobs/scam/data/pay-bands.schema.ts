// Generated from the JSON Schema by `npm run data`.

/**
 * Pay that is far above what work without training is paid
 */
export interface PayBands {
  $schema?: string;
  /**
   * Work that needs no training, as titles name it.
   */
  titles: string[];
  /**
   * Words of a posting that ask for no training.
   */
  promises: string[];
  bands: {
    currency: string;
    /**
     * Several times the lowest lawful pay, so that a generous employer is not suspected.
     */
    monthlyMax: number;
    /**
     * Where the figure comes from, in words for people.
     */
    basis: string;
    source: string;
  }[];
}
