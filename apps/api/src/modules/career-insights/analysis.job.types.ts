import type { FileFindings } from '@career/career/insights/file-findings';
import type { CareerAnalysisDto } from '@career/contracts/career-insights/career-analysis.dto';
import type { TargetSource } from '@career/contracts/vocabulary/insight-vocabulary';

/** What is analysed. The resume is named with its version, so a changed one is a new request. */
export interface AnalysisJobInput {
  resume: { id: string; version: number };
  target: {
    source: Extract<TargetSource, 'title' | 'application' | 'advert'>;
    title: string;
    advert: string;
  } | null;
  /** What was found in the file of the resume; null when it was not read. */
  file: FileFindings | null;
  /** Month of the analysis, `YYYY-MM`. */
  month: string;
}

/** The analysis as the route answers it. */
export type AnalysisJobResult = CareerAnalysisDto;
