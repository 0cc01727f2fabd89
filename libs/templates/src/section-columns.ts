import { ENGLISH_WORDS } from '@career/contracts/document-words/document-words';
import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';
import { findDesign } from './designs/all-designs.ts';
import { tunedDesign } from './model/tuned-design.ts';

/** The columns of a template with their sections in the order in which they are printed, hidden ones too. */
export function sectionColumns(templateId: string, options: DesignOptionsDto): ResumeSection[][] {
  const design = findDesign(templateId) ?? findDesign(DEFAULT_TEMPLATE_ID);
  if (!design) return [];
  const { main, side } = tunedDesign(design, { ...options, hiddenSections: [] }, ENGLISH_WORDS);
  return [main, side ?? []].filter((column) => column.length > 0).map((column) => [...column]);
}
