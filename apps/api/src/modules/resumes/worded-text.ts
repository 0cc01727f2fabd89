import type { ResumeDto } from '@career/contracts/resumes/resume.dto';

/** The text of a field that can be worded anew; empty where there is none. */
export function wordedText({ summary, experience }: ResumeDto, field: string): string {
  if (field === 'summary') return summary.trim();
  return experience[Number(field.split('.')[1])]?.description?.trim() ?? '';
}
