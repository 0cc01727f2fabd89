import { ABOUT_FIELDS } from '@career/contracts/resume-table/resume-table';
import { toJsonResume } from './json-resume.ts';
import type { ResumeDraft } from './resume-draft.ts';

/** Longer words would make the file heavy; a resume of ten pages has a third of them. */
const LONGEST = 100_000;

/**
 * What a resume prints, as JSON Resume in one line: a PDF carries it among its properties, so that it can be read back
 * field by field. Nothing that is not on the page is in it: no hidden section, no title of the person's own list, no goal.
 */
export function printedWords(resume: ResumeDraft): string | undefined {
  const { personalInfo, designOptions, ...parts } = resume;
  const shown = Object.entries(parts).filter(
    ([name]) => !isUnprinted(name) && !designOptions?.hiddenSections?.some((hidden) => hidden === name),
  );
  const { photoUrl: _photo, ...person } = personalInfo ?? {};
  const words = JSON.stringify(
    toJsonResume({ ...(Object.fromEntries(shown) as ResumeDraft), personalInfo: person }),
  );
  return words.length > LONGEST ? undefined : words;
}

/** What a resume is for is nobody else's business; its template is on the page. */
const isUnprinted = (name: string): boolean => name !== 'templateId' && Object.hasOwn(ABOUT_FIELDS, name);
