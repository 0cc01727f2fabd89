import { labelKind } from '../fields/labels.ts';
import type { ReadCell, ReadLine } from '../line.ts';

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

/** A label in its own cell goes, and says what the other cells are. */
export function withoutLabel(printed: ReadLine): ReadLine & { label?: string } {
  const line = withLabelCell(printed);
  const [first, ...cells] = line.cells;
  const kind = labelKind(first?.text);
  if (!first || cells.length === 0 || kind === undefined) return line;
  return {
    ...line,
    // What somebody did is text below the head, wherever it is printed.
    ...(kind === 'duties' ? { bullet: true } : { label: labelOf(first) }),
    cells: cells.map((cell, at) =>
      at === 0 ? { ...cell, sources: [...first.sources, ...cell.sources] } : cell,
    ),
    text: cells.map(({ text }) => text).join('\t'),
  };
}
