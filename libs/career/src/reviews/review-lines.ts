import { ENGLISH_WORDS } from '@career/contracts/document-words/document-words';
import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import { spansOf, spansText } from '@career/contracts/marked-text/spans';
import { splitLine } from '@career/contracts/marked-text/statements';
import { printEntry, printedFields } from '@career/contracts/resume-table/print-entry';
import { textMedium } from '@career/contracts/resume-table/resume-outline';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  isEntrySection,
  SECTION_NAMES,
} from '@career/contracts/resume-table/resume-table';

/** One line of a resume that a reviewer may comment on. */
export interface ReviewLine {
  /** Names the line on the page of one resume. */
  key: string;
  /** Path of the text it is a line of; empty where no other words can be proposed. */
  field: string;
  text: string;
}

/** Lines that are read together: the summary, one job, the skills. */
export interface ReviewBlock {
  /** Name of the section. */
  section: string;
  /** What it is about, in words. */
  label: string;
  lines: ReviewLine[];
}

/** A resume as far as it is reviewed: as it is printed, hidden sections named. */
interface Reviewed {
  readonly summary?: string | null;
  readonly designOptions?: { readonly hiddenSections?: readonly string[] | null } | null;
}

/** A line without its bullet, its number and its marks. */
const wordsOf = (line: string): string => spansText(spansOf(splitLine(line).rest.trim()));

const entriesOf = (resume: object, section: EntrySectionName): readonly object[] => {
  const list: unknown = Reflect.get(resume, section);
  return Array.isArray(list) ? (list as object[]) : [];
};

const textOf = (entry: object, name: string): string => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? value : '';
};

/** Names of the fields of a section that hold prose. */
const proseOf = (section: EntrySectionName): string[] =>
  printedFields(ENTRY_SECTIONS[section].fields, 'text')
    .filter(({ place }) => place.in === 'body')
    .map(({ name }) => name);

const linesOf = (text: string, field: string): ReviewLine[] =>
  text
    .split('\n')
    .map((line, index) => ({ key: `${field}.${index}`, field, text: wordsOf(line) }))
    .filter((line) => line.text !== '');

/** The lines of a printed resume in the order of the editor and the words of its language, without how to reach the person. */
export function reviewBlocks(resume: Reviewed, words: DocumentWords = ENGLISH_WORDS): ReviewBlock[] {
  const hidden = resume.designOptions?.hiddenSections ?? [];
  const nameOfSummary = words.text(SECTION_NAMES.summary);
  const summary = { section: nameOfSummary, label: nameOfSummary };
  const blocks = [
    ...(hidden.includes('summary') ? [] : [{ ...summary, lines: linesOf(resume.summary ?? '', 'summary') }]),
    ...ENTRY_SECTION_NAMES.filter((name) => name !== 'referees' && !hidden.includes(name)).flatMap((name) =>
      ENTRY_SECTIONS[name].layout === 'groups'
        ? [groupBlock(resume, name, words)]
        : entryBlocks(resume, name, words),
    ),
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
}

function groupBlock(resume: object, section: EntrySectionName, words: DocumentWords): ReviewBlock {
  const text = entriesOf(resume, section)
    .map((entry) => textOf(entry, 'name').trim())
    .filter(Boolean)
    .join(', ');
  const label = words.text(SECTION_NAMES[section]);
  return { section: label, label, lines: text === '' ? [] : [{ key: section, field: '', text }] };
}

function entryBlocks(resume: object, section: EntrySectionName, words: DocumentWords): ReviewBlock[] {
  const medium = textMedium(words);
  const name = words.text(SECTION_NAMES[section]);
  return entriesOf(resume, section).map((entry, index) => {
    const { title, detail, period, lines } = printEntry(ENTRY_SECTIONS[section].fields, entry, medium);
    const label = [title, detail].filter(Boolean).join(', ');
    const head = [label, period, ...lines].filter(Boolean).join(' · ');
    return {
      section: name,
      label: label || name,
      lines: [
        ...(head === '' ? [] : [{ key: `${section}.${index}`, field: '', text: head }]),
        ...proseOf(section).flatMap((field) => linesOf(textOf(entry, field), `${section}.${index}.${field}`)),
      ],
    };
  });
}

/** A text with one of its lines in other words; undefined where no line reads like that. */
function withLine(text: string, before: string, after: string): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => wordsOf(line) === before);
  if (at < 0) return undefined;
  return lines.with(at, splitLine(lines[at] ?? '').prefix + after).join('\n');
}

/**
 * The stored resume with one line in other words. Entries may have changed places since: the line is looked for where it
 * was, then in the other entries of its section.
 * @returns undefined where the line is no longer there.
 */
export function withReviewedLine<Resume extends Reviewed>(
  resume: Resume,
  field: string,
  before: string,
  after: string,
): Resume | undefined {
  if (field === 'summary') {
    const summary = withLine(resume.summary ?? '', before, after);
    return summary === undefined ? undefined : { ...resume, summary };
  }
  const [section = '', index = '', name = ''] = field.split('.');
  if (!isEntrySection(section) || !proseOf(section).includes(name)) return undefined;
  const entries = entriesOf(resume, section);
  const places = [Number(index), ...entries.keys()];
  for (const place of places) {
    const entry = entries[place];
    const text = entry && withLine(textOf(entry, name), before, after);
    if (text !== undefined) return { ...resume, [section]: entries.with(place, { ...entry, [name]: text }) };
  }
  return undefined;
}
