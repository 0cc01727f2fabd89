import { toJsonResume } from './json-resume.ts';
import type { ResumeDraft } from './resume-draft.ts';

/** Longer words would make the file heavy; a resume of ten pages has a third of them. */
const LONGEST = 100_000;

/**
 * What a resume prints, as JSON Resume in one line: a PDF carries it among its properties, so that it can be read back
 * field by field. Nothing that is not on the page is in it: no hidden section, no title of the person's own list, no goal.
 */
export function printedWords(resume: ResumeDraft): string | undefined {
  const { personalInfo, designOptions, ...sections } = resume;
  const {
    title: _title,
    careerGoal: _goal,
    targetCountry: _country,
    industry: _industry,
    experienceLevel: _level,
    ...printed
  } = sections;
  const shown = Object.entries(printed).filter(
    ([name]) => !designOptions?.hiddenSections?.some((hidden) => hidden === name),
  );
  const { photoUrl: _photo, ...person } = personalInfo ?? {};
  const words = JSON.stringify(
    toJsonResume({ ...(Object.fromEntries(shown) as ResumeDraft), personalInfo: person }),
  );
  return words.length > LONGEST ? undefined : words;
}
