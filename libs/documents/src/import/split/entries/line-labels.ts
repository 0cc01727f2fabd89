import { findPeriod } from '../dates/dates.ts';
import { degreeScore } from '../fields/degrees.ts';
import { titleScore } from '../fields/evidence.ts';
import { labelKind } from '../fields/labels.ts';
import { isKindOfSchool } from '../fields/school-names.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import { isPlace } from '../places.ts';

/** Longest text behind a label in its own line. */
const LABELLED_MOST = 140;

/** 'Reason for leaving: …' is no part of what somebody did. */
export const isAside = ({ cells: [first, ...more] }: ReadLine): boolean => {
  const [, said] = /^([^:]{4,30}):/.exec(first?.text ?? '') ?? [];
  return labelKind(said ?? (more.length > 0 ? first?.text : undefined)) === 'aside';
};

export const labelOf = ({ text }: ReadCell): string => text.replace(/[\s:：]+$/u, '').toLowerCase();

/** Labels that say in one line what an entry is about. */
const IN_LINE: ReadonlySet<string | undefined> = new Set(['employer', 'title', 'school', 'degree', 'date']);

/** 'Company: Kora Foods' with its label in a separate cell. */
function withLabelCell(line: ReadLine): ReadLine {
  const [cell, ...more] = line.cells;
  const [, said = '', rest = ''] = /^([^:：]{3,40}?)\s*[:：]\s*(\S.*)$/u.exec(cell?.text ?? '') ?? [];
  if (!cell || rest.length > LABELLED_MOST || !IN_LINE.has(labelKind(said))) return line;
  const { box: _box, faces: _faces, ...plain } = cell;
  const cells = [{ ...plain, text: said }, { ...plain, text: rest }, ...more];
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
}

/** Share of the rows of a section that labels open, from which on the first cell of each row is one. */
const RECORDS_LEAST = 0.5;
const ROWS_LEAST = 3;
const LABEL_WORDS = 5;

/** Rows of labelled facts: what a label means that no list knows is said by all values behind it, or it is text. */
export function withRecordLabels(lines: readonly ReadLine[]): ReadLine[] {
  const plain = lines.filter(({ bullet }) => !bullet);
  const rows = plain.filter(({ cells }) => cells.length === 2);
  const kinds = new Set(rows.map(({ cells: [first] }) => labelKind(first?.text)));
  const known = rows.filter(({ cells: [first] }) => labelKind(first?.text) !== undefined);
  if (known.length < Math.max(ROWS_LEAST, plain.length * RECORDS_LEAST)) return [...lines];
  return lines.map((line) => {
    const [first, second] = line.cells;
    if (!first || !second || known.includes(line) || !rows.includes(line) || !isLabelLike(first.text))
      return line;
    const alike = rows.filter(({ cells }) => cells[0]?.text === first.text);
    const kind = kindByValues(alike.map(({ cells }) => cells[1]?.text ?? ''));
    if (kind === 'date' || (kind && !kinds.has(kind)))
      return { ...line, cells: [{ ...first, text: kind }, second] };
    return isKindOfSchool(first.text) ? line : { ...line, bullet: true };
  });
}

/** A few words that name neither an employer nor a place. */
const isLabelLike = (text: string): boolean =>
  text.split(/\s+/).length <= LABEL_WORDS && !text.includes(',') && titleScore(text) >= 0 && !isPlace(text);

const isDate = (text: string): boolean => (findPeriod(text)?.length ?? 0) >= text.length - 2;

/** What a label that no list knows can only mean, by all values behind it. */
function kindByValues(
  values: readonly string[],
): 'date' | 'degree' | 'school' | 'title' | 'employer' | undefined {
  if (values.every(isDate)) return 'date';
  const all = (score: (text: string) => number, sign: number): boolean =>
    values.every((text) => score(text) * sign >= 0) &&
    values.filter((text) => score(text) * sign > 1).length * 2 > values.length;
  if (all(degreeScore, 1)) return 'degree';
  if (all(degreeScore, -1)) return 'school';
  if (all(titleScore, 1)) return 'title';
  return all(titleScore, -1) ? 'employer' : undefined;
}

/** A label in its own cell goes, and says what the other cells are. */
export function withoutLabel(printed: ReadLine): ReadLine & { label?: string } {
  const line = withLabelCell(printed);
  const [first, ...cells] = line.cells;
  const isSchool =
    cells.length === 1 && isKindOfSchool(first?.text ?? '') && /^\p{Lu}.* /u.test(cells[0]?.text ?? '');
  const kind = labelKind(first?.text) ?? (isSchool ? 'school' : undefined);
  if (!first || cells.length === 0 || kind === undefined) return line;
  return {
    ...line,
    // What somebody did is text below the head, wherever it is printed.
    ...(kind === 'duties' ? { bullet: true } : { label: isSchool ? kind : labelOf(first) }),
    cells: cells.map((cell, at) =>
      at === 0 ? { ...cell, sources: [...first.sources, ...cell.sources] } : cell,
    ),
    text: cells.map(({ text }) => text).join('\t'),
  };
}
