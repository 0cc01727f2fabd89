import {
  printedLevel,
  RESUME_SECTIONS,
  type ResumeSection,
  SECTION_NAMES,
  type SkillLevel,
  type SkillLevelDisplay,
} from '@career/contracts/vocabulary/resume-vocabulary';
import { itemsOf, type ResumeDraft } from './resume-draft.ts';
import { safeLink } from './sheet-links.ts';

/** A contact line, with its address when it can be followed. */
export interface OutlineContact {
  text: string;
  link?: string;
}

export interface OutlineEntry {
  title: string;
  detail: string;
  period: string;
  statements: string[];
}

export interface OutlineSection {
  heading: string;
  paragraphs: string[];
  entries: OutlineEntry[];
  items: string[];
}

/** A resume without design: what every written form of it says, in order. */
export interface ResumeOutline {
  name: string;
  tagline: string;
  contacts: OutlineContact[];
  sections: OutlineSection[];
}

/** Between an employer and a place: commas stand inside both. */
const PARTING = ' | ';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TYPED_BULLET = /^\s*(?:[-*•·▪◦–—]|\d{1,2}[.)])\s+/;

/** Puts a resume in the order of its sections, leaving out what is empty or hidden. */
export function outlineResume(resume: ResumeDraft): ResumeOutline {
  const person = resume.personalInfo ?? {};
  const { sectionOrder = [], hiddenSections = [] } = resume.designOptions ?? {};
  const order = [...new Set([...sectionOrder, ...RESUME_SECTIONS])].filter(
    (section) => !hiddenSections.includes(section),
  );
  return {
    name: joined(' ', person.firstName, person.lastName) || clean(person.fullName),
    tagline: clean(person.professionalTagline),
    contacts: [
      contact(person.email, `mailto:${person.email}`),
      contact(person.phone, `tel:${person.phone?.replace(/[^+\d]/g, '')}`),
      contact(person.location),
      contact(person.website, webAddress(person.website)),
      contact(person.linkedin, webAddress(person.linkedin)),
      contact(person.github, webAddress(person.github)),
    ].filter((line) => line.text !== ''),
    sections: order
      .map((section) => ({
        heading: SECTION_NAMES[section],
        ...emptySection(),
        ...sectionOf(section, resume),
      }))
      .filter(({ paragraphs, entries, items }) => paragraphs.length + entries.length + items.length > 0),
  };
}

/** The statements of a description, one a line, without the bullet a person typed before each. */
export function statementsOf(description: string | null | undefined): string[] {
  return clean(description, true)
    .split('\n')
    .map((line) => line.replace(TYPED_BULLET, '').trim())
    .filter((line) => line !== '');
}

/** Text without the characters that files of words may not hold. */
export function clean(text: string | null | undefined, keepsLines = false): string {
  const allowed = (text ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\u0020-\u007e\u00a0-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return (keepsLines ? allowed : allowed.replace(/\s+/g, ' ')).trim();
}

/** `Mar 2020 – Present`; no date object, so no time zone can shift a month. */
function periodOf(entry: { startDate?: string; endDate?: string; current?: boolean }): string {
  const end = entry.current ? 'Present' : monthOf(entry.endDate);
  return [monthOf(entry.startDate), end].filter((part) => part !== '').join(' – ');
}

function sectionOf(section: ResumeSection, resume: ResumeDraft): Partial<OutlineSection> {
  switch (section) {
    case 'summary':
      return { paragraphs: clean(resume.summary, true).split(/\n+/).filter(Boolean) };
    case 'experience':
      return {
        entries: itemsOf(resume.experience).map((job) => ({
          title: clean(job.position),
          detail: joined(PARTING, job.company, job.location),
          period: periodOf(job),
          statements: statementsOf(job.description),
        })),
      };
    case 'education':
      return {
        entries: itemsOf(resume.education).map((course) => ({
          title: joined(' in ', course.degree, course.fieldOfStudy),
          detail: clean(course.institution),
          period: periodOf(course),
          statements: statementsOf(course.grade && `Grade: ${course.grade}`),
        })),
      };
    case 'skills':
      return { items: skillLines(itemsOf(resume.skills), resume.designOptions?.skillLevels) };
    case 'achievements':
      return {
        entries: itemsOf(resume.achievements).map((one) => ({
          title: clean(one.title),
          detail: '',
          period: monthOf(one.date),
          statements: statementsOf(one.description),
        })),
      };
    case 'certifications':
      return {
        entries: itemsOf(resume.certifications).map((one) => ({
          title: clean(one.name),
          detail: joined(', ', one.issuer, one.credentialId && `ID ${one.credentialId}`),
          period: joined(', ', monthOf(one.date), one.expiryDate && `valid until ${monthOf(one.expiryDate)}`),
          statements: [],
        })),
      };
    case 'languages':
      return { items: itemsOf(resume.languages).map((one) => joined(': ', one.language, one.proficiency)) };
  }
}

/** Skills of one category stand on one line, with the levels that are to be shown. */
function skillLines(
  skills: readonly { name?: string; category?: string; level?: SkillLevel }[],
  levels: SkillLevelDisplay | undefined,
): string[] {
  const lines = new Map<string, string[]>();
  for (const skill of skills) {
    const category = clean(skill.category);
    const name = clean(skill.name);
    const level = printedLevel(skill.level, levels);
    const item = level ? `${name} (${level})` : name;
    if (name !== '') lines.set(category, [...(lines.get(category) ?? []), item]);
  }
  return [...lines].map(([category, names]) => joined(': ', category, names.join(', ')));
}

function joined(separator: string, ...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => clean(part))
    .filter((part) => part !== '')
    .join(separator);
}

function contact(text: string | null | undefined, address?: string): OutlineContact {
  const link = safeLink(address ?? null);
  return link === undefined ? { text: clean(text) } : { text: clean(text), link };
}

function webAddress(text: string | null | undefined): string {
  const address = clean(text);
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

function monthOf(month: string | undefined): string {
  const [, year, number] = /^(\d{4})-(\d{2})/.exec(month ?? '') ?? [];
  if (!year || !number) return clean(month);
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`;
}

function emptySection(): Pick<OutlineSection, 'paragraphs' | 'entries' | 'items'> {
  return { paragraphs: [], entries: [], items: [] };
}
