import { isYearOnly } from '@career/contracts/forms/month-or-year';
import { plainText } from '@career/contracts/marked-text/statements';
import { printedFacts } from '@career/contracts/resume-table/printed-facts';
import { itemsOf, type ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { clean, statementsOf } from '@career/contracts/resume-table/resume-outline';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { entryLines } from './europass-lines.ts';

/** An element with its content; one without content is left out. */
interface Element {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  /** Text, or further elements in the order of the schema. */
  content?: string | readonly (Element | undefined)[];
}

const SPACE = 'http://europass.cedefop.europa.eu/Europass';
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The resume as the XML of a Europass CV (`SkillsPassport`), which Europass and its partners read. */
export function toEuropassXml(whole: ResumeDraft, now: string): string {
  // A file to send: referees who have not agreed stay out of it.
  const resume = printedFacts(whole);
  const person = resume.personalInfo ?? {};
  const document: Element = {
    name: 'SkillsPassport',
    attributes: { xmlns: SPACE, locale: 'en' },
    content: [
      el('DocumentInfo', [
        el('DocumentType', 'ECV'),
        el('CreationDate', now),
        el('LastUpdateDate', now),
        el('XSDVersion', 'V3.3'),
        el('Generator', 'Career toolkit'),
      ]),
      {
        name: 'LearnerInfo',
        content: [
          identification(person),
          headline(person.professionalTagline, resume.summary),
          el('WorkExperienceList', itemsOf(resume.experience).map(job)),
          el('EducationList', itemsOf(resume.education).map(study)),
          el('Skills', [linguistic(resume), el('JobRelated', [el('Description', skillText(resume))])]),
          el('AchievementList', achievements(resume)),
        ],
      },
    ],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(document, '')}\n`;
}

/** An element; undefined where nothing is in it. */
function el(name: string, content: Element['content'] | null): Element | undefined {
  if (content === undefined || content === null) return undefined;
  if (typeof content !== 'string') {
    const inner = content.filter((one) => one !== undefined);
    return inner.length === 0 ? undefined : { name, content: inner };
  }
  const text = clean(content, true);
  return text === '' ? undefined : { name, content: text };
}

function written({ name, attributes = {}, content = '' }: Element, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${given.join('')}`;
  if (typeof content === 'string')
    return content === '' ? `${open}/>` : `${open}>${escaped(content)}</${name}>`;
  const inner = content.flatMap((one) => (one ? [written(one, `${indent}  `)] : []));
  return inner.length === 0 ? `${open}/>` : `${open}>\n${inner.join('\n')}\n${indent}</${name}>`;
}

const labelled = (name: string, text: string | null | undefined): Element | undefined =>
  el(name, [el('Label', text)]);

function identification(person: NonNullable<ResumeDraft['personalInfo']>): Element | undefined {
  const sites = [person.website, person.linkedin, person.github];
  return el('Identification', [
    el('PersonName', [el('FirstName', person.firstName), el('Surname', person.lastName)]),
    el('ContactInfo', [
      el('Address', [el('Contact', [el('Municipality', person.location)])]),
      el('Email', [el('Contact', person.email)]),
      el('TelephoneList', [el('Telephone', [el('Contact', person.phone)])]),
      el(
        'WebsiteList',
        sites.map((site) => el('Website', [el('Contact', site)])),
      ),
    ]),
  ]);
}

/** The format has one headline: a statement where there is a summary, else the work that is sought. */
function headline(
  tagline: string | null | undefined,
  summary: string | null | undefined,
): Element | undefined {
  const statement = [clean(tagline), clean(plainText(summary ?? ''), true)].filter(Boolean).join('\n');
  const [code, label] =
    clean(summary) === '' ? ['preferred_job', 'PREFERRED JOB'] : ['personal_statement', 'PERSONAL STATEMENT'];
  return statement === ''
    ? undefined
    : el('Headline', [
        el('Type', [el('Code', code), el('Label', label)]),
        labelled('Description', statement),
      ]);
}

interface Dated {
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

function period({ startDate, endDate, current }: Dated): Element | undefined {
  return el('Period', [
    dated('From', startDate),
    current ? undefined : dated('To', endDate),
    current ? el('Current', 'true') : undefined,
  ]);
}

/** Months are `--MM` in this format. */
function dated(name: string, date: string | undefined): Element | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date ?? '') ?? [];
  if (!year) return undefined;
  return { name, attributes: { year, ...(isYearOnly(date) ? {} : { month: `--${month}` }) } };
}

const markup = (lines: readonly string[]): string =>
  lines.length < 2
    ? lines.map((line) => `<p>${escaped(line)}</p>`).join('')
    : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const place = (location: string | null | undefined): Element | undefined =>
  el('ContactInfo', [el('Address', [el('Contact', [el('Municipality', location)])])]);

const job = (one: ResumeDraftEntry<'experience'>): Element | undefined =>
  el('WorkExperience', [
    period(one),
    labelled('Position', one.position),
    el('Activities', markup(statementsOf(one.description))),
    el('Employer', [el('Name', one.company), place(one.location)]),
  ]);

const study = (one: ResumeDraftEntry<'education'>): Element | undefined =>
  el('Education', [
    period(one),
    el('Title', one.degree),
    el('Activities', one.grade ? markup([`Grade: ${one.grade}`]) : ''),
    el('Organisation', [el('Name', one.institution)]),
    labelled('Field', one.fieldOfStudy),
  ]);

type ResumeDraftEntry<List extends 'experience' | 'education'> = NonNullable<ResumeDraft[List]>[number];

/** Levels of the product are no levels of the European framework, so they stand with the name. */
function linguistic({ languages }: ResumeDraft): Element | undefined {
  const all = itemsOf(languages);
  const [native, foreign] = [true, false].map((isNative) =>
    all.filter(({ proficiency }) => (proficiency === 'native') === isNative),
  );
  return el('Linguistic', [
    el(
      'MotherTongueList',
      native?.map((one) => el('MotherTongue', [labelled('Description', one.language)])),
    ),
    el(
      'ForeignLanguageList',
      foreign?.map((one) =>
        el('ForeignLanguage', [
          labelled('Description', one.language && `${one.language} (${one.proficiency})`),
        ]),
      ),
    ),
  ]);
}

/** Skills of one category stand on one line. */
function skillText({ skills }: ResumeDraft): string {
  const lines = new Map<string, string[]>();
  for (const { name, category = '' } of itemsOf(skills)) {
    const text = clean(name);
    if (text !== '') lines.set(clean(category), [...(lines.get(clean(category)) ?? []), text]);
  }
  return markup(
    [...lines].map(([category, names]) => `${category === '' ? '' : `${category}: `}${names.join(', ')}`),
  );
}

/** Sections for which the format has parts of its own. */
const OWN_PARTS: ReadonlySet<string> = new Set<EntrySectionName>([
  'experience',
  'education',
  'skills',
  'languages',
]);

/** All other sections of the table are achievements, each of the kind that its section is called. */
function achievements(resume: ResumeDraft): (Element | undefined)[] {
  const headings = resume.designOptions?.sectionHeadings ?? {};
  return ENTRY_SECTION_NAMES.filter((name) => !OWN_PARTS.has(name)).flatMap((name) => {
    const section = ENTRY_SECTIONS[name];
    const kind = KINDS[name] ?? (section.named && headings[name]) ?? section.label;
    const entries: readonly object[] = itemsOf<object>(resume[name]);
    return entries.map((entry) => achievement(kind, entryLines(section, entry)));
  });
}

/** What the format calls some of them. */
const KINDS: Readonly<Partial<Record<EntrySectionName, string>>> = { achievements: 'Honours and awards' };

const achievement = (kind: string, lines: readonly string[]): Element | undefined =>
  lines.length === 0
    ? undefined
    : el('Achievement', [labelled('Title', kind), el('Description', markup(lines))]);
