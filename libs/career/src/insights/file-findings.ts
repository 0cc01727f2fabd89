import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { FileText, squashed } from './checks/file-text.ts';
import { MAIN_SECTIONS, STANDARD_HEADINGS } from './checks/standard-headings.ts';
import type { FileFindings } from './file-findings.types.ts';
import type { ReadResume } from './resume-reading.ts';
import { readResume } from './resume-reading.ts';
import { plain } from './text-forms.ts';
import { cleanedResume } from './untrusted-text.ts';

export interface FileField {
  /** Field in the body of the resume. */
  path: string;
  text: string;
}

const given = (fields: readonly FileField[]): FileField[] => fields.filter(({ text }) => text !== '');

/** Fields of the header. */
export function contactFields({ source }: ReadResume): {
  name: FileField;
  email: FileField;
  phone: FileField;
} {
  const { firstName, lastName, email, phone } = source.personalInfo;
  return {
    name: {
      path: 'personalInfo.firstName',
      text: [firstName, lastName].map(plain).filter(Boolean).join(' '),
    },
    email: { path: 'personalInfo.email', text: plain(email) },
    phone: { path: 'personalInfo.phone', text: plain(phone) },
  };
}

/** Title, employer and first year of each job. */
export const jobFields = ({ source }: ReadResume): FileField[] =>
  given(
    (source.experience ?? []).flatMap((entry, index) => [
      { path: `experience.${index}.position`, text: plain(entry.position) },
      { path: `experience.${index}.company`, text: plain(entry.company) },
      { path: `experience.${index}.startDate`, text: (entry.startDate ?? '').slice(0, 4) },
    ]),
  );

export const projectFields = ({ source, activities }: ReadResume): FileField[] =>
  given([
    ...(source.achievements ?? []).map(({ title }, index) => ({
      path: `achievements.${index}.title`,
      text: plain(title),
    })),
    ...activities.map(({ titlePath, title }) => ({ path: titlePath, text: plain(title) })),
  ]);

export const studyFields = ({ source }: ReadResume): FileField[] =>
  given(
    (source.education ?? []).flatMap(({ degree, institution }, index) => [
      { path: `education.${index}.degree`, text: plain(degree) },
      { path: `education.${index}.institution`, text: plain(institution) },
    ]),
  );

export const skillFields = ({ skills }: ReadResume): FileField[] =>
  skills.map(({ path, name: text }) => ({ path, text }));

/** Employers in the order of the resume. */
export const employers = ({ source }: ReadResume): FileField[] =>
  (source.experience ?? []).map(({ company }, index) => ({
    path: `experience.${index}.company`,
    text: plain(company),
  }));

/** Schools in the order of the resume. */
export const schools = ({ source }: ReadResume): FileField[] =>
  (source.education ?? []).map(({ institution }, index) => ({
    path: `education.${index}.institution`,
    text: plain(institution),
  }));

/** Fields that do not follow the field before them. */
function misplacedIn(fields: readonly FileField[], file: FileText): string[] {
  let place = 0;
  return fields.flatMap(({ path, text }) => {
    const next = file.after(text, place);
    if (next === undefined) return [path];
    place = next;
    return [];
  });
}

/** Looks for a resume in the text that was read out of its file. */
export function findInFile(resume: ResumeContentDto, text: string, today: string): FileFindings {
  const read = readResume(cleanedResume(resume, '').resume, today);
  const file = new FileText(text);
  const { name, email, phone } = contactFields(read);
  const fields = [
    ...given([name, email, phone]),
    ...jobFields(read),
    ...projectFields(read),
    ...studyFields(read),
    ...skillFields(read),
  ];
  return {
    hasText: !file.isEmpty,
    lost: fields.filter((field) => !file.has(field.text)).map(({ path }) => path),
    misplaced: [...misplacedIn(employers(read), file), ...misplacedIn(schools(read), file)],
    unheaded: MAIN_SECTIONS.filter(
      (section) => !STANDARD_HEADINGS[section].some((heading) => file.lines.has(squashed(heading))),
    ),
  };
}
