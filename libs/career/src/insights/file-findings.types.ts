import type { MainSection } from './checks/standard-headings.ts';

/** What a reader of PDFs found of a resume in its file. Names fields and holds none of their words. */
export interface FileFindings {
  /** False for a picture of a page. */
  hasText: boolean;
  /** Fields that are not in the text. */
  lost: string[];
  /** Employers and schools that do not stand where the resume has them. */
  misplaced: string[];
  /** Main sections without a heading that readers know. */
  unheaded: MainSection[];
}
