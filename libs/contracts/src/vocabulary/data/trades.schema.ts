// Generated from the JSON Schema by `npm run data`.

/**
 * Kinds of work by which the gallery can be narrowed, and what it calls them. Our own.
 */
export interface Trades {
  office: string;
  public: string;
  finance: string;
  sales: string;
  technology: string;
  engineering: string;
  health: string;
  education: string;
  creative: string;
  charity: string;
  leadership: string;
}
