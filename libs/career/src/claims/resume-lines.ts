import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { sentencesOf } from '../letters/sentences.ts';
import { oneLine, visibleText } from '../letters/words.ts';
import { subjectWords } from './cue-patterns.ts';
import type { ReadText } from './read-text.types.ts';

/** A line of a resume in which its writer may claim something. Names of employers and schools are blotted out. */
export interface ResumeLine extends ReadText {
  path: string;
  /** As it is written. */
  quote: string;
  section: 'skill' | 'certificate' | 'post' | 'work' | 'achievement' | 'summary' | 'tagline';
  /** Job of the resume, for posts and work. */
  role?: number;
  /** Month in which it ended or was awarded, `YYYY-MM`. */
  ended?: string;
  isCurrent: boolean;
}

const BODY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:at|for|with|by|of|from|joined|to)\\s((?:\\p{Lu}[\\p{L}\\p{N}&.'’-]*\\s(?:&\\s|and\\s|of\\s)?){1,5}(?:${subjectWords('body-nouns')}))(?![\\p{L}])`,
  'gu',
);
/** Stands for letters of a name that is nobody's claim; the text keeps its length. */
const BLOT = '\u2007';

/** Names of bodies blotted out: who worked at `IFRS Consulting Ltd` has said nothing of IFRS. */
function withoutBodies(text: string, names: readonly string[]): string {
  let left = text.replace(
    BODY,
    (whole, name: string) => whole.slice(0, whole.length - name.length) + BLOT.repeat(name.length),
  );
  for (const name of names) if (name.length > 2) left = left.replaceAll(name, BLOT.repeat(name.length));
  return left;
}

const lines = (text: string | undefined): string[] =>
  visibleText(text ?? '')
    .split('\n')
    .map((line) => line.replace(/^[\s•·▪◦●‣–—*>-]+\s*/u, '').trim())
    .filter((line) => line !== '');

const ISSUER_MATTERS =
  /\b(?:member\w*|associate|fellow\w*|chartered|licen[cs]e\w*|regist\w+|charter|practising|inducted|induction)\b/i;

/** Every line of a resume that can say something of its writer, in the order of the resume. The name of the file is none. */
export function resumeLines(resume: ResumeContentDto, today: string): ResumeLine[] {
  const bodies = [
    ...(resume.experience ?? []).map(({ company }) => oneLine(company)),
    ...(resume.education ?? []).map(({ institution }) => oneLine(institution)),
  ];
  const found: ResumeLine[] = [];
  const add = (
    section: ResumeLine['section'],
    path: string,
    quote: string,
    more: Partial<Pick<ResumeLine, 'text' | 'role' | 'ended' | 'isCurrent'>> = {},
  ): void => {
    if (quote === '') return;
    const form = section === 'work' || section === 'summary' || section === 'achievement' ? 'prose' : 'entry';
    const text = form === 'prose' ? withoutBodies(quote, bodies) : quote;
    found.push({ section, path, quote, form, text, today, isCurrent: false, ...more });
  };
  for (const line of lines(resume.summary))
    for (const one of sentencesOf(line)) add('summary', 'summary', one);
  for (const part of oneLine(resume.personalInfo?.professionalTagline ?? '').split(/\s*[|•·]\s*/))
    add('tagline', 'personalInfo.professionalTagline', part, { text: withoutBodies(part, bodies) });
  for (const [index, job] of (resume.experience ?? []).entries()) {
    const when = {
      role: index,
      isCurrent: job.current === true,
      ...(job.endDate && !job.current ? { ended: job.endDate } : {}),
    };
    add('post', `experience.${index}.position`, oneLine(job.position), {
      ...when,
      text: withoutBodies(oneLine(job.position), bodies),
    });
    for (const line of lines(job.description))
      for (const one of sentencesOf(line)) add('work', `experience.${index}.description`, one, when);
  }
  for (const [index, { name }] of (resume.skills ?? []).entries())
    add('skill', `skills.${index}.name`, oneLine(name));
  for (const [index, { title, description }] of (resume.achievements ?? []).entries()) {
    add('achievement', `achievements.${index}.title`, oneLine(title));
    for (const line of lines(description))
      for (const one of sentencesOf(line)) add('achievement', `achievements.${index}.description`, one);
  }
  for (const [index, { name, issuer, date }] of (resume.certifications ?? []).entries()) {
    const title = oneLine(name);
    const from = oneLine(issuer);
    const text = ISSUER_MATTERS.test(title) && from !== '' ? `${title}, ${from}` : title;
    add('certificate', `certifications.${index}.name`, title, { text, ...(date ? { ended: date } : {}) });
  }
  return found;
}
