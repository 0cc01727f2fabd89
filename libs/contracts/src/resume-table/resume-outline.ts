import { documentWords } from '../document-words/document-words.ts';
import type { DocumentWords } from '../document-words/document-words.types.ts';
import { isSafeAddress } from '../marked-text/safe-address.ts';
import { spansText } from '../marked-text/spans.ts';
import { statementsOf as markedStatements, type Statement } from '../marked-text/statements.ts';
import { printedLevel, type SkillLevel, type SkillLevelDisplay } from '../vocabulary/resume-vocabulary.ts';
import { closingTexts } from './closing-lines.ts';
import type { Field } from './field.types.ts';
import { fieldLine, type Medium, printEntry, printedFields } from './print-entry.ts';
import { printedFacts } from './printed-facts.ts';
import { itemsOf, type ResumeDraft } from './resume-draft.ts';
import {
  ENTRY_SECTIONS,
  isEntrySection,
  PERSON_FIELDS,
  RESUME_SECTIONS,
  type ResumeSection,
  SECTION_NAMES,
} from './resume-table.ts';
import { startsPage } from './sections/page-break.ts';

/** A contact line, with its address when it can be followed. */
export interface OutlineContact {
  text: string;
  link?: string;
}

export interface OutlineEntry {
  title: string;
  detail: string;
  period: string;
  statements: Statement[];
  /** On a new page, where the file has pages. */
  startsPage: boolean;
}

export interface OutlineSection {
  heading: string;
  paragraphs: Statement[];
  entries: OutlineEntry[];
  items: string[];
}

/** A resume without design: what every written form of it says, in order. */
export interface ResumeOutline {
  name: string;
  tagline: string;
  contacts: OutlineContact[];
  sections: OutlineSection[];
  /** Lines at the end, with places to write by hand. */
  closing: string[];
}

const BLANK = '_'.repeat(24);

/**
 * Puts a resume in the order of its sections, leaving out what is empty or hidden. Words in another language than
 * English must be loaded (`loadDocumentWords`).
 */
export function outlineResume(whole: ResumeDraft): ResumeOutline {
  const resume = printedFacts(whole);
  const person = resume.personalInfo ?? {};
  const { sectionOrder = [], hiddenSections = [], sectionHeadings = {} } = resume.designOptions ?? {};
  const words = documentWords(resume.designOptions?.language);
  const medium = textMedium(words);
  const order = [...new Set([...sectionOrder, ...RESUME_SECTIONS])].filter(
    (section) => !hiddenSections.includes(section),
  );
  return {
    name: joined(' ', person.firstName, person.lastName) || clean(person.fullName),
    tagline: clean(person.professionalTagline),
    contacts: contactsOf(person, medium),
    sections: order
      .map((section) => ({
        heading: clean(sectionHeadings[section]) || words.text(SECTION_NAMES[section]),
        ...emptySection(),
        ...sectionOf(section, resume, medium),
      }))
      .filter(({ paragraphs, entries, items }) => paragraphs.length + entries.length + items.length > 0),
    closing: closingTexts(resume, words).map(({ text, blanks = [] }) =>
      [text, ...blanks.map((label) => `${label} ${BLANK}`)].filter(Boolean).join('  '),
    ),
  };
}

/** The statements of a description, one a line, without marks and without the bullet a person typed before each. */
export function statementsOf(description: string | null | undefined): string[] {
  return markedStatements(clean(description, true)).map(({ spans }) => spansText(spans));
}

/** Text without the characters that files of words may not hold. */
export function clean(text: string | null | undefined, keepsLines = false): string {
  const allowed = (text ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\u0020-\u007e\u00a0-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return (keepsLines ? allowed : allowed.replace(/\s+/g, ' ')).trim();
}

function sectionOf(section: ResumeSection, resume: ResumeDraft, medium: Medium): Partial<OutlineSection> {
  if (!isEntrySection(section)) return { paragraphs: markedStatements(clean(resume.summary, true)) };
  const { layout, fields } = ENTRY_SECTIONS[section];
  if (layout === 'groups')
    return { items: skillLines(itemsOf(resume.skills), resume.designOptions?.skillLevels, medium.words) };
  const printed = itemsOf<object>(resume[section]).map((entry) => ({
    ...printEntry(fields, entry, medium),
    startsPage: startsPage(entry),
  }));
  if (layout === 'items')
    return {
      items: printed.map(({ title, detail, lines }) =>
        joined(afterLabel(medium.words), title, joined(', ', detail, ...lines)),
      ),
    };
  return {
    entries: printed.map(({ title, detail, period, body, lines, startsPage: isOnNewPage }) => ({
      startsPage: isOnNewPage,
      title,
      detail,
      period,
      statements: [...bodyStatements(body), ...lines.map(lineStatement)],
    })),
  };
}

/** The lines of an entry, each a bullet unless only some of them were given one. */
function bodyStatements(text: string): Statement[] {
  const statements = markedStatements(clean(text, true));
  if (statements.length > 1 && statements.some(({ kind }) => kind !== 'line')) return statements;
  return statements.map((one) => ({ ...one, kind: 'bullet' }));
}

const lineStatement = (text: string): Statement => ({ kind: 'bullet', number: 0, spans: [{ text }] });

const afterLabel = ({ colon }: DocumentWords): string => `${colon} `;

/** Skills of one category are on one line, with the levels that are to be shown. */
function skillLines(
  skills: readonly { name?: string; category?: string; level?: SkillLevel }[],
  levels: SkillLevelDisplay | undefined,
  words: DocumentWords,
): string[] {
  const lines = new Map<string, string[]>();
  for (const skill of skills) {
    const category = clean(skill.category);
    const name = clean(skill.name);
    const level = printedLevel(skill.level, levels);
    const item = level ? `${name} (${words.text(level)})` : name;
    if (name !== '') lines.set(category, [...(lines.get(category) ?? []), item]);
  }
  return [...lines].map(([category, names]) => joined(afterLabel(words), category, names.join(', ')));
}

function joined(separator: string, ...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => clean(part))
    .filter((part) => part !== '')
    .join(separator);
}

/** How to reach the person, and what else there is to say of them. */
function contactsOf(person: NonNullable<ResumeDraft['personalInfo']>, medium: Medium): OutlineContact[] {
  return printedFields(PERSON_FIELDS, 'text')
    .flatMap(({ name, field, place }) => {
      const value: unknown = Reflect.get(person, name);
      if (place.in === 'line') return contact(fieldLine(field, value, medium));
      if (place.in !== 'contact' || typeof value !== 'string') return [];
      return contact(value, addressOf(name, field, value));
    })
    .filter(({ text }) => text !== '');
}

function addressOf(name: string, field: Field, value: string): string | undefined {
  if (field.kind === 'email') return `mailto:${value}`;
  if (name === 'phone') return `tel:${value.replace(/[^+\d]/g, '')}`;
  return field.kind === 'web-link' ? webAddress(value) : undefined;
}

function contact(text: string | null | undefined, address?: string): OutlineContact {
  return address && isSafeAddress(address)
    ? { text: clean(text), link: new URL(address).href }
    : { text: clean(text) };
}

function webAddress(text: string | null | undefined): string {
  const address = clean(text);
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** Entries as files of text print them: months and days are short, whatever the sheet says. */
export const textMedium = (words: DocumentWords): Medium => ({
  kind: 'text',
  words,
  month: (month) => clean(words.month(month, 'short')),
  day: (day) => clean(words.day(day, 'short')),
  clean,
});

function emptySection(): Pick<OutlineSection, 'paragraphs' | 'entries' | 'items'> {
  return { paragraphs: [], entries: [], items: [] };
}
