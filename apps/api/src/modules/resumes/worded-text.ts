import { plainText } from '@career/contracts/marked-text/statements';
import type { ResumeDto } from '@career/contracts/resumes/resume.dto';

/** The text of a field that can be reworded, without marks; empty where there is none. */
export function wordedText({ summary, experience }: ResumeDto, field: string): string {
  const text = field === 'summary' ? summary : experience[Number(field.split('.')[1])]?.description;
  return plainText(text ?? '').trim();
}
