import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterSource } from '../letter.types.ts';

/** Every line of a resume that says something about its writer, without contact details, with the field it stands in. */
export function resumeTexts(resume: ResumeContentDto): LetterSource[] {
  const entries = <Entry extends object>(list: string, items: readonly Entry[] | undefined): LetterSource[] =>
    (items ?? []).flatMap((item, index) =>
      Object.entries(item).flatMap(([field, value]) =>
        typeof value === 'string' ? [{ path: `${list}.${index}.${field}`, quote: value }] : [],
      ),
    );
  const texts = [
    { path: 'title', quote: resume.title ?? '' },
    { path: 'personalInfo.professionalTagline', quote: resume.personalInfo?.professionalTagline ?? '' },
    { path: 'summary', quote: resume.summary ?? '' },
    { path: 'industry', quote: resume.industry ?? '' },
    ...entries('experience', resume.experience),
    ...entries('skills', resume.skills),
    ...entries('education', resume.education),
    ...entries('certifications', resume.certifications),
    ...entries('achievements', resume.achievements),
    ...entries('languages', resume.languages),
  ];
  return texts
    .flatMap(({ path, quote }) => quote.split(/\r\n?|\n/).map((line) => ({ path, quote: line.trim() })))
    .filter(({ quote }) => quote !== '');
}
