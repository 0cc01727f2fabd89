import { printedFacts } from '@career/contracts/resume-table/printed-facts';
import type { ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { ABOUT_FIELDS } from '@career/contracts/resume-table/resume-table';
import { toJsonResume } from './json-resume.ts';

/** Longer words would make the file heavy; a resume of ten pages has a third of them. */
const LONGEST = 100_000;

/**
 * What a resume prints, as JSON Resume in one line: a PDF carries it among its properties, so that it can be read back
 * field by field. Nothing that is not on the page is in it: no hidden section, no title of the person's own list, no goal.
 */
export function printedWords(resume: ResumeDraft): string | undefined {
  const { personalInfo, designOptions, ...parts } = printedFacts(resume);
  const shown = Object.entries(parts).filter(
    ([name]) => !isUnprinted(name) && !designOptions?.hiddenSections?.some((hidden) => hidden === name),
  );
  const { photoUrl: _photo, ...person } = personalInfo ?? {};
  const words = JSON.stringify(
    toJsonResume({
      ...(Object.fromEntries(shown) as ResumeDraft),
      personalInfo: person,
      designOptions: printedHeadings(designOptions),
    }),
  );
  return words.length > LONGEST ? undefined : words;
}

/** What a resume is for is nobody else's business; its template is on the page. */
const isUnprinted = (name: string): boolean => name !== 'templateId' && Object.hasOwn(ABOUT_FIELDS, name);

/** The person's own headings of what is shown; how the page looks is on the page. */
function printedHeadings(options: ResumeDraft['designOptions']): NonNullable<ResumeDraft['designOptions']> {
  const { sectionHeadings = {}, hiddenSections = [] } = options ?? {};
  const shown = Object.entries(sectionHeadings).filter(
    ([section]) => !hiddenSections.some((hidden) => hidden === section),
  );
  return shown.length > 0 ? { sectionHeadings: Object.fromEntries(shown) } : {};
}
