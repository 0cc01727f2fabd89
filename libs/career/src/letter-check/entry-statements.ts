import type { Field } from '@career/contracts/resume-table/field.types';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { EntrySection } from '@career/contracts/resume-table/section.types';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { dateWords, monthOf } from './calendar.ts';
import { type QualifierKind, qualifiersIn } from './qualifiers.ts';
import type { Draft, Organisation } from './resume-record.types.ts';
import { sentencesIn } from './sentences-in.ts';

/** An entry of a section that nothing but the table of fields describes. */
interface Entry {
  section: EntrySection;
  path: string;
  values: Readonly<Record<string, unknown>>;
  /** Of a section that the person named. */
  heading: string;
}

/** Entries of every section without code of its own; referees and interests say nothing of the person. */
const entriesOf = (resume: ResumeContentDto): Entry[] =>
  ENTRY_SECTION_NAMES.flatMap((name) => {
    const section = ENTRY_SECTIONS[name];
    const list: unknown = Reflect.get(resume, name);
    if (section.evidence === 'own' || section.evidence === 'none' || !Array.isArray(list)) return [];
    const headings: object = resume.designOptions?.sectionHeadings ?? {};
    const heading = section.evidence === 'words' ? String(Reflect.get(headings, name) ?? '') : '';
    return list.map((values: Readonly<Record<string, unknown>>, index) => ({
      section,
      heading,
      path: `${name}.${index}`,
      values,
    }));
  });

const textAt = ({ values }: Entry, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** Names of the bodies for which something was done, entry by entry; a letter may name them. */
export const bodiesOf = (resume: ResumeContentDto): string[] =>
  entriesOf(resume).map((entry) => textAt(entry, 'organisation'));

/** What a choice narrows the whole entry by. */
const NARROWED: Readonly<Record<string, readonly QualifierKind[]>> = {
  held: [],
  student: ['trainee'],
  candidate: ['trainee'],
  exempt: ['exempt'],
  excluded: ['exempt'],
  serving: ['under-way'],
  'not yet': ['negation'],
  mentioned: ['unclear'],
};

/** Words that a letter may use of an entry besides its own. */
const ALSO: Readonly<Record<string, string>> = {
  internships: 'internship intern placement trainee',
  volunteering: 'volunteer volunteered voluntary unpaid',
  projects: 'project worked',
  nationalService: 'national youth service corps year completed certificate',
  memberships: 'member membership',
  licences: 'hold holder licence valid current',
  training: 'course training attended completed taken taking',
};

const now = (today: string): number => monthOf(today) ?? 0;

function narrowedBy(entry: Entry, today: string): QualifierKind[] {
  const { section } = entry;
  const kinds: QualifierKind[] = section.evidence === 'course' ? ['course'] : [];
  kinds.push(...narrowedByHeading(entry.heading));
  for (const [name, field] of Object.entries(section.fields))
    kinds.push(...narrowedByField(entry, name, field, today));
  const isOpen =
    section.evidence === 'course' && textAt(entry, 'startDate') !== '' && textAt(entry, 'endDate') === '';
  if (isOpen) kinds.push('under-way');
  return kinds;
}

/** Headings under which nothing is about what the person did. */
const NOT_OF_DEEDS =
  /\b(?:wish|hope|plan|goal|aim|aspir|ambition|future|objective|target|dream|want|learn|stud|read|book|course|class|train|workshop|seminar|progress|interest|hobb|favourite|refere|testimon|recommend|endorse|quote|feedback|team|colleague|client|compan|employer|famil|friend|mentor|people|other'?s|idea|draft|publication|paper|article|talk|conference)/i;

function narrowedByHeading(heading: string): QualifierKind[] {
  if (heading === '') return [];
  return [...qualifiersIn(heading), ...(NOT_OF_DEEDS.test(heading) ? ['unclear'] : [])];
}

const DEED =
  /^(?!(?:hoped|wanted|wished|planned|tried|aimed|intended|watched|observed|shadowed|attended|enrolled|considered|learned|studied|offered)\b)(?:I\b|my\b|[a-z-]{3,}ed\b|(?:led|ran|built|wrote|taught|made|kept|sold|won|drove|grew|cut|set|held|gave|spoke|brought|met|bought|drew|dealt|oversaw|rose|spent|took|began|found|saw|did|fluent|proficient|skilled|member|fellow|associate|holder)\b)/i;

/** Whether a text begins like an account of what somebody did. */
const isTold = (text: string): boolean => DEED.test(text.trim().replace(/^[^\p{L}]+/u, ''));

function narrowedByField(entry: Entry, name: string, field: Field, today: string): readonly QualifierKind[] {
  const value = textAt(entry, name);
  if (field.kind === 'choice' && field.states) return NARROWED[field.states[value] ?? 'mentioned'] ?? [];
  const month = monthOf(value, field.kind === 'month-or-year' && field.validity ? 'last' : 'first');
  if (field.kind !== 'month-or-year' || month === undefined) return [];
  if (field.validity) return month < now(today) ? ['former'] : [];
  return month > now(today) ? ['under-way'] : [];
}

/** A value as a person reads it; links, dates and long texts are none of the words of the heading. */
function wordsAt(field: Field, value: unknown): string {
  if (field.kind === 'choice') return field.input?.words?.[String(value ?? '')] ?? '';
  if (field.kind !== 'text' || typeof value !== 'string' || value === '') return '';
  // `Class` comes before the class of a licence wherever it is printed.
  return `${typeof field.sheet === 'object' ? (field.sheet.prefix ?? '') : ''}${value}`;
}

/** What the entries of sections without code of their own say, each with its state, its dates and its place. */
export function entryDrafts(resume: ResumeContentDto, organisations: Organisation[], today: string): Draft[] {
  return entriesOf(resume).flatMap((entry) => {
    const { section, path, values } = entry;
    const organisation =
      organisations.push({
        name: textAt(entry, 'organisation'),
        present: values.current === true,
        kind: 'activity',
      }) - 1;
    const fields = Object.entries(section.fields);
    const heading = fields
      .filter(([name]) => name !== 'organisation')
      .map(([name, field]) => wordsAt(field, values[name]))
      .filter(Boolean)
      .join(', ');
    const dates = fields
      .filter(([, { kind }]) => kind === 'month-or-year')
      .flatMap(([name]) => dateWords(textAt(entry, name)));
    const also = [...dates, section.noun, ALSO[section.name] ?? ''];
    const narrowed = narrowedBy(entry, today);
    const whole = { narrowed, organisation };
    // By standing there the title of such an entry says nothing.
    const isNamedOnly = section.evidence === 'words' && !isTold(heading);
    return [
      { path, text: heading, also, ...whole, ...(isNamedOnly ? { narrowed: [...narrowed, 'unclear'] } : {}) },
      ...fields.flatMap(([name, field]): Draft[] =>
        textsAt(field, values[name]).map((text) => ({
          path: `${path}.${name}`,
          text,
          also: [...also, heading],
          ...whole,
          ...(section.evidence === 'words' && !isTold(text) ? { narrowed: [...narrowed, 'unclear'] } : {}),
        })),
      ),
    ];
  });
}

/** The statements of a field of several lines. */
function textsAt(field: Field, value: unknown): string[] {
  if (field.kind === 'lines' && typeof value === 'string') return sentencesIn(value);
  return field.kind === 'list' && Array.isArray(value) ? value.map(String) : [];
}
