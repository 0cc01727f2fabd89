import { isEntrySection, type ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { SheetResume } from '../model/sheet-resume.ts';

/** Twice what the upper part of a page holds. */
const HEAD_LETTERS = 3_000;
/** Room that the titles and the space of an entry or a section take, in letters. */
const ENTRY_LETTERS = 80;
/** Many skills are on one line. */
const SKILL_SHARE = 0.4;

/**
 * A resume without what begins below the upper part of its first page, for a picture that ends there.
 * @param column sections of one column, in their order. What is elsewhere stays as it is.
 */
export function headOfPage(resume: SheetResume, column: readonly ResumeSection[]): SheetResume {
  const head: Record<string, unknown> = { ...resume };
  let before = 0;
  for (const section of column) {
    const content: unknown = resume[section];
    if (before > HEAD_LETTERS) head[section] = undefined;
    else if (isEntrySection(section) && Array.isArray(content)) {
      const shown = content.filter((entry) => {
        const begins = before;
        before += section === 'skills' ? SKILL_SHARE * lettersOf(entry) : ENTRY_LETTERS + lettersOf(entry);
        return begins <= HEAD_LETTERS;
      });
      if (shown.length < content.length) head[section] = shown;
    } else before += ENTRY_LETTERS + lettersOf(content);
  }
  return head as SheetResume;
}

function lettersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + lettersOf(part), 0);
}
