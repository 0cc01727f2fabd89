import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportedResume } from '../../json-resume-import.ts';
import { present } from '../../present-fields.ts';
import type { ImportLine } from '../import-line.ts';
import { ImportRefused } from '../import-refused.ts';
import { isName, readContact } from './contact.ts';
import { statementsOf } from './entries.ts';
import { readJobs } from './jobs.ts';
import { readFacts, readLanguages, readSkills } from './lists.ts';
import { readCourses } from './schools.ts';
import { type ImportSection, inlineSection, sectionOf } from './sections.ts';

/** A resume split into fields, and the indexes of the lines that found no place in it. */
export interface SplitResume {
  resume: ImportedResume;
  leftOut: number[];
}

type Sections = Record<ImportSection, ImportLine[]> & { header: ImportLine[] };

/** Puts each line under the heading it stands below. */
function sectionsOf(lines: readonly ImportLine[]): Sections {
  const sections: Sections = {
    header: [],
    contact: [],
    summary: [],
    experience: [],
    education: [],
    skills: [],
    achievements: [],
    certifications: [],
    languages: [],
    other: [],
  };
  let current: keyof Sections = 'header';
  for (const line of joinedNames(lines)) {
    // A name in large letters may stand beside or below a column of contacts.
    if (line.isTitle || ((line.scale ?? 1) >= 1.4 && isName(line.text))) {
      sections.header.push(line);
      current = 'header';
      continue;
    }
    const opened = sectionOf(line);
    if (
      opened &&
      !(opened === 'contact' && current === 'header' && sections.header.length === 0 && line.isTitle)
    ) {
      current = opened;
      continue;
    }
    const inline: ReturnType<typeof inlineSection> =
      current === 'experience' || current === 'skills' || line.isBullet
        ? undefined
        : inlineSection(line.text);
    if (inline) sections[inline.section].push({ ...line, text: inline.rest });
    else sections[current].push(line);
  }
  return sections;
}

/** A large name that is set on two lines is one name. */
function joinedNames(lines: readonly ImportLine[]): ImportLine[] {
  const joined: ImportLine[] = [];
  const isPart = ({ text, scale = 1 }: ImportLine): boolean =>
    scale >= 1.4 && /^[\p{L}\p{M}'’. -]+$/u.test(text) && text.split(' ').length <= 3;
  for (const line of lines) {
    const before = joined.at(-1);
    const isSecond =
      before &&
      isPart(before) &&
      isPart(line) &&
      before.scale === line.scale &&
      !sectionOf(line) &&
      !sectionOf(before);
    if (isSecond) {
      const text = `${before.text} ${line.text}`.replace(/\s*-\s*/g, '-');
      joined[joined.length - 1] = { ...before, text };
    } else joined.push(line);
  }
  return joined;
}

const cut = (text: string, longest: number = LIMITS.lineMax): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, longest).join('');
const cutProse = (text: string, longest: number): string => [...text.trim()].slice(0, longest).join('');

/** Splits the lines of a resume into the fields of one. Nothing is invented: what is not found stays empty. */
export function splitResume(lines: readonly ImportLine[]): SplitResume {
  const sections = sectionsOf(lines);
  const { header, long } = headerOf(sections);
  const contact = readContact([...header, ...sections.contact], lines);
  const jobs = readJobs(sections.experience);
  const courses = readCourses(sections.education);
  const skills = readSkills(sections.skills);
  const summary = statementsOf([...long, ...sections.summary]).join('\n');
  const resume: ImportedResume = {
    ...present({ summary: cutProse(summary, LIMITS.summaryMax) }),
    personalInfo: {
      firstName: cut(contact.firstName, LIMITS.nameMax),
      lastName: cut(contact.lastName, LIMITS.nameMax),
      email: cut(contact.email, LIMITS.emailMax),
      ...present({
        phone: cut(contact.phone, LIMITS.phoneMax),
        location: cut(contact.location),
        website: cut(contact.website, LIMITS.urlMax),
        linkedin: cut(contact.linkedin, LIMITS.urlMax),
        github: cut(contact.github, LIMITS.urlMax),
        professionalTagline: cut(contact.professionalTagline),
      }),
    },
    experience: jobs
      .slice(0, LIMITS.entriesMax)
      .map(({ company, position, location, startDate, endDate, current, description }) => ({
        company: cut(company),
        position: cut(position),
        startDate,
        current,
        ...present({
          endDate,
          location: cut(location),
          description: cutProse(description, LIMITS.descriptionMax),
        }),
      })),
    education: courses
      .slice(0, LIMITS.entriesMax)
      .map(({ institution, degree, fieldOfStudy, startDate, endDate, current, grade }) => ({
        institution: cut(institution),
        degree: cut(degree),
        startDate,
        current,
        ...present({ endDate, fieldOfStudy: cut(fieldOfStudy), grade: cut(grade) }),
      })),
    skills: skills.slice(0, LIMITS.skillsMax).map(({ name, category }) => ({
      name: cut(name),
      level: SAVED_SKILL_LEVEL,
      ...present({ category: cut(category) }),
    })),
    achievements: readFacts(sections.achievements)
      .slice(0, LIMITS.entriesMax)
      .map(({ title, detail, date }) => ({
        title: cut(title),
        ...present({ date, description: cutProse(detail, LIMITS.descriptionMax) }),
      })),
    certifications: readFacts(sections.certifications)
      .slice(0, LIMITS.entriesMax)
      .map(({ title, detail, date, expiry, credential }) => ({
        name: cut(title),
        issuer: cut(detail),
        ...present({ date, expiryDate: expiry, credentialId: cut(credential) }),
      })),
    languages: readLanguages(sections.languages)
      .slice(0, LIMITS.entriesMax)
      .map(({ language, proficiency }) => ({ language: cut(language), proficiency })),
  };
  if (isEmpty(resume)) throw new ImportRefused('not-resume');
  const texts = lines.map(({ text }) => text);
  return { resume, leftOut: sections.other.map(({ text }) => texts.indexOf(text)).filter((at) => at >= 0) };
}

/** Long prose above the first heading is a summary without one. */
function headerOf({ header }: Sections): { header: ImportLine[]; long: ImportLine[] } {
  const from = header.findIndex(
    ({ text }, index) =>
      index > 0 && text.length > 75 && !/[@|•·\t]/.test(text) && text.split(' ').length > 10,
  );
  return from < 0 ? { header, long: [] } : { header: header.slice(0, from), long: header.slice(from) };
}

function isEmpty({ personalInfo, experience, education, skills }: ImportedResume): boolean {
  const { email, phone } = personalInfo ?? {};
  return !email && !phone && !experience?.length && !education?.length && !skills?.length;
}
