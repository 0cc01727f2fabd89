import type { LayoutLine } from '../layout/layout-line.ts';
import type { FieldOrigin } from '../read-resume.types.ts';
import { contactLabel, labelledText } from './contact/contact-labels.ts';
import { findPeriod, isDuration } from './dates/dates.ts';
import { NUMBER_HEAD } from './entries/named-columns.ts';
import { labelKind } from './fields/labels.ts';
import { isLevel, withoutLevel } from './fields/levels.ts';
import words from './words/date-words.json' with { type: 'json' };

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Words that join facts and are part of none. */
const JOINTS = new Set([
  ...'and at in of for to from by with the a an et de à chez und bei im in von em na e o'.split(' '),
  ...[...words.label, ...words.now, ...words.to, ...words.expected].flatMap(wordsOf),
  // Words before a grade, and forms of address.
  ...'grade mean overall aggregate final gpa cgpa class result division mention note moyenne nota média'.split(
    ' ',
  ),
  // Words around title and employer in a sentence.
  ...'i am was been have as working worked work works employed engaged served serving presently currently previously since between under attended obtained'.split(
    ' ',
  ),
  ...'no mr mrs miss ms ya wa za la cha'.split(' '),
]);

/** 'Tel: 0803 …, Email: …' */
const LABEL_WITHIN = /(?<=[,;|]\s*)(\p{L}[\p{L} -]{1,20})[:：]/gu;
const withoutKnown = (whole: string, label: string): string => (contactLabel(label) ? ' ' : whole);

/** The names of 'French (fluent), Hausa (basic)' without their levels; a text without levels as it is. */
function unlevelled(text: string): string[] {
  const parts = text.split(/[,;]/).map((part) => ({ part, name: withoutLevel(part.trim()).name }));
  return parts.some(({ part, name }) => name !== part.trim()) ? parts.map(({ name }) => name) : [text];
}

const LIST_NUMBER = /^\(?\d{1,2}[.)]\s+/;

/** A line's words without what is a date, a level, a length of time or a label in it. */
function ownWords(
  { cells }: LayoutLine,
  headingText: string | undefined,
  years: ReadonlySet<string>,
): string[] {
  return cells.flatMap(({ text: printed }, at) => {
    const text =
      at === 0 && headingText && printed.startsWith(headingText)
        ? printed.slice(headingText.length).trim()
        : printed;
    if (isLevel(text) || isDuration(text) || contactLabel(text) || labelKind(text)) return [];
    const bare = withoutLabel(text).replace(LIST_NUMBER, '').replace(LABEL_WITHIN, withoutKnown);
    return unlevelled(bare).flatMap((part) => withoutDates(part, years));
  });
}

/** 'Curriculum Vitae', 'Roles & Responsibilities:', the head of a table: a label that says nothing of the person. */
const isLabelOnly = ({ text }: { text: string }): boolean =>
  contactLabel(text) !== undefined || labelKind(text) !== undefined || NUMBER_HEAD.test(text);

/** 'Position: Teller' without the label that a field of the product stands for. */
function withoutLabel(text: string): string {
  const labelled = labelledText(text);
  if (labelled) return labelled.rest;
  const [, label, rest] = /^([^:：]{2,60})[:：](.*)$/u.exec(text) ?? [];
  return label && labelKind(label) ? (rest ?? '') : text;
}

/** The words of a text without the dates that are in a field of its line. */
function withoutDates(text: string, years: ReadonlySet<string>): string[] {
  const words: string[] = [];
  let rest = text;
  for (let period = findPeriod(rest); period; period = findPeriod(rest)) {
    const written = rest.slice(period.index, period.index + period.length);
    if (written.match(/\d{4}/g)?.some((year) => !years.has(year))) words.push(...wordsOf(written));
    rest = `${rest.slice(0, period.index)} ${rest.slice(period.index + period.length)}`;
  }
  return [...words, ...wordsOf(rest)];
}

export interface PrintedHeadings {
  /** Numbers of the lines that are headings. */
  headings: ReadonlySet<number>;
  /** Words of a heading that are only the first cell of a line. */
  beside: ReadonlyMap<number, string>;
}

const NAME_PATHS = ['personalInfo.firstName', 'personalInfo.lastName'];

/** Numbers of the lines of which something found no field. */
export function leftOutOf(
  lines: readonly LayoutLine[],
  { headings, beside }: PrintedHeadings,
  origins: readonly FieldOrigin[],
  textAt: (path: string) => string,
): number[] {
  const placed = new Map<number, Set<string>>();
  const years = new Map<number, Set<string>>();
  const put = (into: Map<number, Set<string>>, at: number, words: readonly string[]): void => {
    const known = into.get(at) ?? new Set();
    for (const word of words) known.add(word);
    into.set(at, known);
  };
  for (const { path, lines: sources } of origins) {
    const text = textAt(path);
    for (const at of sources) {
      put(placed, at, wordsOf(text));
      put(years, at, text.match(/\d{4}/g) ?? []);
    }
  }
  const names = new Set(NAME_PATHS.flatMap((path) => wordsOf(textAt(path))));
  return [...lines.keys()].filter((at) => {
    const line = lines[at];
    if (!line || headings.has(at) || wordsOf(line.text).length === 0) return false;
    const known = placed.get(at);
    const own = ownWords(line, beside.get(at), years.get(at) ?? new Set());
    // The name again: on the next page, beside a label, below a declaration.
    const isName = own.length > 0 && own.every((word) => names.has(word));
    if (!known) return !line.cells.every(isLabelOnly) && !isName;
    const joined = [...known].join('');
    return own.some(
      (word) => !known.has(word) && !JOINTS.has(word) && !(word.length > 1 && joined.includes(word)),
    );
  });
}
