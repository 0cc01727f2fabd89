import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportedResume } from '../../json-resume-import.ts';
import { present } from '../../present-fields.ts';
import { ImportRefused } from '../import-refused.ts';
import type { LayoutLine } from '../layout/layout-line.ts';
import type { FieldOrigin } from '../read-resume.types.ts';
import { withContacts } from './contact/contacts-elsewhere.ts';
import { contactLinesOf, proseOf } from './contact/lines-around-contact.ts';
import { PERSONAL_FACTS } from './contact/personal-facts.ts';
import { readContact } from './contact/read-contact.ts';
import { findPeriod } from './dates/dates.ts';
import { statementsOf } from './entries/entry-line.ts';
import { type ReadFact, readFacts } from './fields/facts.ts';
import type { ReadField } from './fields/field.types.ts';
import { joinedJobs, type ReadJob, readJobs } from './fields/jobs.ts';
import { joinedSchools, partedSchools } from './fields/joined-schools.ts';
import { isLanguageList, type ReadLanguage, readLanguages } from './fields/languages.ts';
import { type ReadSchool, readSchools } from './fields/schools.ts';
import { readSkills } from './fields/skills.ts';
import { furtherSections } from './further/further-sections.ts';
import { withoutServiceLines } from './further/service-lines.ts';
import { leftOutOf } from './left-out.ts';
import { faceOf, type ReadLine, readLine, withSoftHyphens } from './line.ts';
import { withoutListMarks } from './list-marks.ts';
import { Origins } from './origins.ts';
import { findSections, type Section } from './sections/find-sections.ts';
import { headingMeaning } from './sections/heading-words.ts';
import { sectionsByContent } from './sections/sections-by-content.ts';

/** A resume split into fields, the places they were read from, and the lines that found no place in it. */
export interface SplitResume {
  resume: ImportedResume;
  origins: FieldOrigin[];
  leftOut: number[];
}

/** Splits the lines of a resume into the fields of one. Nothing is invented: what is not found stays empty. */
export function splitResume(given: readonly LayoutLine[]): SplitResume {
  const lines = withoutListMarks(given);
  const printed = [...lines.entries()].filter(
    ([, line]) => !line.isRunning && !isFoot(line) && /[\p{L}\p{N}]/u.test(line.text),
  );
  const read = withSoftHyphens(printed.map(([at, line]) => readLine(line, at, isApart)));
  const { sections, services } = withoutServiceLines(sectionsByContent(withContacts(findSections(read))));
  const origins = new Origins();
  const headingOf = ({ besideText, heading }: Section): string =>
    printedHeading(besideText ?? heading.map((at) => lines[at]?.text ?? '').join(' '));
  const resume = {
    ...resumeOf(sections, read, origins),
    ...furtherSections(sections, headingOf, origins, services),
  };
  if (isEmpty(resume)) throw new ImportRefused('not-resume');
  const beside = new Map(
    sections.flatMap(({ heading, besideText }) =>
      besideText ? heading.map((at) => [at, besideText] as const) : [],
    ),
  );
  const headings = new Set(sections.flatMap(({ heading }) => heading).filter((at) => !beside.has(at)));
  const leftOut = leftOutOf(lines, { headings, beside }, origins.all, (path) =>
    `${textAt(resume, path)} ${origins.said.get(path) ?? ''}`.trim(),
  );
  return { resume, origins: origins.all, leftOut };
}

/** The words of a heading as its section is called: without signs around it, and not in capitals alone. */
function printedHeading(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(/^[^\p{L}]+|[^\p{L}\d)]+$/gu, '');
  return bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
}

/** The maker or the number of a page, small below its text. */
const isFoot = ({ text, scale }: LayoutLine): boolean =>
  scale < 0.97 &&
  !text.includes('@') &&
  /©|\bcopyright\b|(?:^|\t)\s*(?:page|seite|página|ukurasa)\s\d+|^(?:design|designed|theme|template|made|created|built|powered|generated) (?:with|by|using)\b/i.test(
    text,
  );

/** A heading or a date that a side column holds. */
function isApart(text: string): boolean {
  const period = findPeriod(text);
  return headingMeaning(text) !== undefined || (period?.isRange === true && period.length >= text.length - 2);
}

/** The words of a field, by its path. */
function textAt(resume: ImportedResume, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
      resume,
    );
  // The lines of a list share their path.
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : '';
}

const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): ReadLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines);

/** What each section of one kind says; a section that comes twice is read twice, by its own pattern. */
const each = <Item>(
  sections: readonly Section[],
  kind: Section['kind'],
  read: (lines: readonly ReadLine[]) => Item[],
): Item[] =>
  sections
    .filter((section) => section.kind === kind && section.lines.length > 0)
    .flatMap((section) => read(section.lines));

function resumeOf(sections: readonly Section[], all: readonly ReadLine[], origins: Origins): ImportedResume {
  const header = linesOf(sections, 'header');
  const prose = proseOf(header);
  const own = header.filter((line) => !prose.includes(line));
  const spoken = own.flatMap(languagesOf);
  const about = linesOf(sections, 'summary');
  const reach = contactLinesOf(about);
  const summary = paragraphs(ofMainFace([...prose, ...about.filter((line) => !reach.includes(line))]));
  const jobs = joinedJobs(each(sections, 'experience', readJobs));
  const { schools, papers } = partedSchools(joinedSchools(each(sections, 'education', readSchools)));
  return {
    ...present({ summary: origins.text('summary', summary, LIMITS.summaryMax, true) }),
    personalInfo: personOf([...own, ...linesOf(sections, 'contact'), ...reach], all, origins),
    experience: jobs.slice(0, LIMITS.entriesMax).map((job, at) => jobOf(job, `experience.${at}`, origins)),
    education: schools
      .slice(0, LIMITS.entriesMax)
      .map((school, at) => schoolOf(school, `education.${at}`, origins)),
    skills: each(sections, 'skills', readSkills)
      .slice(0, LIMITS.skillsMax)
      .map(({ name, category }, at) => ({
        name: origins.text(`skills.${at}.name`, name, LIMITS.lineMax),
        level: SAVED_SKILL_LEVEL,
        ...present({ category: origins.text(`skills.${at}.category`, category, LIMITS.lineMax) }),
      })),
    achievements: each(sections, 'achievements', (lines) => readFacts(lines, false))
      .slice(0, LIMITS.entriesMax)
      .map((fact, at) => achievementOf(fact, `achievements.${at}`, origins)),
    certifications: [...papers, ...each(sections, 'certifications', (lines) => readFacts(lines, true))]
      .slice(0, LIMITS.entriesMax)
      .map((fact, at) => certificateOf(fact, `certifications.${at}`, origins)),
    languages: [...readLanguages(spoken), ...each(sections, 'languages', readLanguages)]
      .slice(0, LIMITS.entriesMax)
      .map((language, at) => languageOf(language, `languages.${at}`, origins)),
  };
}

/** The lines in the face of most of the words; short ones in another are no part of the text. */
function ofMainFace(lines: readonly ReadLine[]): ReadLine[] {
  const looks = ({ cells: [cell] }: ReadLine): string => (cell ? faceOf(cell) : '');
  const letters = new Map<string, number>();
  for (const line of lines) letters.set(looks(line), (letters.get(looks(line)) ?? 0) + line.text.length);
  const [main] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? [];
  return lines.filter((line) => looks(line) === main || line.text.split(/\s+/).length > 6);
}

/** The cells of a line above the sections that only name languages. */
function languagesOf(line: ReadLine): ReadLine[] {
  const cells = line.cells.filter(({ text }) => isLanguageList(text));
  return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }];
}

function paragraphs(lines: readonly ReadLine[]): ReadField | undefined {
  const text = statementsOf(lines).join('\n');
  return text === '' ? undefined : { text, sources: lines.flatMap(({ sources }) => sources) };
}

function personOf(
  header: readonly ReadLine[],
  all: readonly ReadLine[],
  origins: Origins,
): NonNullable<ImportedResume['personalInfo']> {
  const contact = readContact(header, all);
  const text = (name: keyof typeof contact, longest: number = LIMITS.lineMax): string =>
    origins.text(`personalInfo.${name}`, contact[name], longest);
  return {
    firstName: text('firstName', LIMITS.nameMax),
    lastName: text('lastName', LIMITS.nameMax),
    email: text('email', LIMITS.emailMax),
    ...present({
      phone: text('phone', LIMITS.phoneMax),
      location: text('location'),
      website: text('website', LIMITS.urlMax),
      linkedin: text('linkedin', LIMITS.urlMax),
      github: text('github', LIMITS.urlMax),
      professionalTagline: text('professionalTagline'),
      ...Object.fromEntries(PERSONAL_FACTS.map((name) => [name, text(name)])),
    }),
  };
}

function jobOf(job: ReadJob, path: string, origins: Origins) {
  const text = (name: 'company' | 'position' | 'location' | 'startDate' | 'endDate'): string =>
    origins.text(`${path}.${name}`, job[name], LIMITS.lineMax);
  return {
    company: text('company'),
    position: text('position'),
    startDate: text('startDate'),
    current: job.current,
    ...present({
      endDate: text('endDate'),
      location: text('location'),
      description: origins.text(`${path}.description`, job.description, LIMITS.descriptionMax, true),
    }),
  };
}

function schoolOf(school: ReadSchool, path: string, origins: Origins) {
  const text = (
    name: 'institution' | 'degree' | 'fieldOfStudy' | 'grade' | 'startDate' | 'endDate',
  ): string => origins.text(`${path}.${name}`, school[name], LIMITS.lineMax);
  return {
    institution: text('institution'),
    degree: text('degree'),
    startDate: text('startDate'),
    current: school.current,
    ...present({ endDate: text('endDate'), fieldOfStudy: text('fieldOfStudy'), grade: text('grade') }),
  };
}

function languageOf({ language, proficiency, levelSources }: ReadLanguage, path: string, origins: Origins) {
  const isUnsure = levelSources.length === 0;
  origins.add(`${path}.proficiency`, { sources: isUnsure ? language.sources : levelSources, isUnsure });
  return { language: origins.text(`${path}.language`, language, LIMITS.lineMax), proficiency };
}

function achievementOf({ title, detail, text, date }: ReadFact, path: string, origins: Origins) {
  const below = [detail, text].filter((field) => field !== undefined);
  const whole =
    below.length === 0
      ? undefined
      : {
          text: below.map((field) => field.text).join('\n'),
          sources: below.flatMap(({ sources }) => [...sources]),
        };
  return {
    title: origins.text(`${path}.title`, title, LIMITS.lineMax),
    ...present({
      date: origins.text(`${path}.date`, date, LIMITS.lineMax),
      description: origins.text(`${path}.description`, whole, LIMITS.descriptionMax, true),
    }),
  };
}

function certificateOf(
  { title, detail, date, expiry, credential }: ReadFact,
  path: string,
  origins: Origins,
) {
  return {
    name: origins.text(`${path}.name`, title, LIMITS.lineMax),
    issuer: origins.text(`${path}.issuer`, detail, LIMITS.lineMax),
    ...present({
      date: origins.text(`${path}.date`, date, LIMITS.lineMax),
      expiryDate: origins.text(`${path}.expiryDate`, expiry, LIMITS.lineMax),
      credentialId: origins.text(`${path}.credentialId`, credential, LIMITS.lineMax),
    }),
  };
}

function isEmpty({ personalInfo, experience, education, skills }: ImportedResume): boolean {
  const { email, phone } = personalInfo ?? {};
  return !email && !phone && !experience?.length && !education?.length && !skills?.length;
}
