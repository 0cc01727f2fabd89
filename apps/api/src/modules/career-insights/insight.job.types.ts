/** What an analysis is made of. The resume is named with its version, so a changed one is a new request. */
export interface InsightJobInput {
  resume: { id: string; version: number };
  /** Title or advert to measure against; empty for a general analysis. */
  target: { title: string; advert: string };
  /** Day that dates are judged by, `YYYY-MM-DD`. */
  today: string;
}

export interface InsightJobResult {
  atsScanResults: object;
  skillGaps: object[];
  recommendedTraining: object[];
  recommendedIndustries: object[];
}
