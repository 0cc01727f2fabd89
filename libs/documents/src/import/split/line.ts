import type { LayoutCell } from '../layout/layout-line.ts';
import type { PageBox } from '../read-resume.types.ts';
import { contactLabel } from './contact/contact-labels.ts';
import type { UnmarkedLine } from './list-marks.ts';
import { withPartedWords } from './touching-words.ts';

/** A piece of a line, with the numbers of the lines of the file that it is printed on. */
export interface ReadCell extends LayoutCell {
  faces?: LayoutCell['faces'];
  sources: number[];
  box?: PageBox;
  /** What the head of its column in a table says of it: 'institution'. */
  label?: string;
}

/** A part of a cell in one face. */
export interface FaceRun {
  text: string;
  face: string;
  bold: boolean;
}

/** The parts of a cell where its face changes between words. */
export function faceRuns(cell: ReadCell): FaceRun[] {
  const faces = (cell.faces ?? []).filter(({ from }) => from === 0 || isBetweenWords(cell.text, from));
  if (faces.length < 2 || isSmallCaps(cell))
    return [{ text: cell.text, face: faceOf(cell), bold: cell.bold }];
  return faces.map((face, at) => ({
    text: cell.text.slice(face.from, faces[at + 1]?.from),
    face: faceOf({ ...cell, ...face }),
    bold: face.bold,
  }));
}

/** Capitals in two sizes of one face are capitals and small ones of the same words. */
function isSmallCaps({ text, faces = [], ...cell }: ReadCell): boolean {
  const looks = new Set(faces.map((face) => faceOf({ ...cell, ...face, text, size: 0 })));
  const sizes = new Set(faces.map(({ size }) => rounded(size)));
  return looks.size === 1 && sizes.size === 2 && faces.length > 2 && text === text.toUpperCase();
}

const isBetweenWords = (text: string, at: number): boolean =>
  !/[\p{L}\d]{2}/u.test(text.slice(at - 1, at + 1));

/** A line as its section is read: a line of the file, or several that one text runs over. */
export interface ReadLine extends Omit<UnmarkedLine, 'cells'> {
  cells: ReadCell[];
  /** Numbers of the lines of the file. */
  sources: number[];
  /** Looks of its letters: lines that look alike have the same. */
  face: string;
}

/** A text with the place that it was read from. */
export interface Sourced {
  text: string;
  sources: readonly number[];
  box?: PageBox;
}

const rounded = (size: number): number => Math.round(size * 2) / 2;

/** Looks of a cell's letters. */
export const faceOf = (cell: LayoutCell): string =>
  `${cell.font}|${rounded(cell.size)}|${cell.bold ? 'b' : ''}${cell.italic ? 'i' : ''}|${cell.colour ?? ''}`;

/** Looks of a cell's first letters: a title in bold and its employer in another face look alike however long each is. */
export const firstFace = (cell: LayoutCell): string => faceOf({ ...cell, ...cell.faces?.[0] });

/** Looks of a cell's last letters. */
export const lastFace = (cell: LayoutCell): string => faceOf({ ...cell, ...cell.faces?.at(-1) });

/** A line of the file, ready to be read; what `isApart` says of the first face of a cell makes it a separate cell. */
export function readLine(line: UnmarkedLine, at: number, isApart: (text: string) => boolean): ReadLine {
  const printed = withoutMarks(line.cells).map(withPartedWords).map(withoutColon);
  const first = printed[0];
  const isParted = printed.some(({ text }) => withoutLeaders({ ...NO_PLACE, text }).length > 1);
  const isChanged = isParted || printed.some((cell, index) => cell !== line.cells[index]);
  return {
    ...line,
    ...(isChanged
      ? {
          text: printed
            .flatMap(withoutLeaders)
            .map(({ text }) => text)
            .join('\t'),
          ...(isParted ? { wraps: false } : {}),
        }
      : {}),
    cells: printed
      .flatMap(withoutLeaders)
      .flatMap((cell) => apart(cell, isApart))
      .map((cell) => ({
        ...cell,
        sources: [at],
        ...(line.box && cell.right > cell.left
          ? { box: { ...line.box, left: cell.left, right: cell.right } }
          : {}),
      })),
    sources: [at],
    face: `${first ? firstFace(first) : ''}|${line.caps ? 'C' : ''}|${line.headingLevel ?? ''}`,
  };
}

/** 'Sex - Male' with the sign between label and fact in a separate cell. */
function withoutMarks(cells: readonly LayoutCell[]): readonly LayoutCell[] {
  const [label, sign] = cells;
  const isMark = cells.length > 2 && /^[:：=–—-]{1,2}$/u.test(sign?.text ?? '');
  const isLabel = /^[:：]$/u.test(sign?.text ?? '') || contactLabel(label?.text ?? '') !== undefined;
  return isMark && isLabel ? cells.filter((cell) => cell !== sign) : cells;
}

/** ': Kisumu' beside its label: the colons of a column of labels may be one below the other, before the values. */
function withoutColon<Cell extends LayoutCell>(cell: Cell, at: number): Cell {
  const [mark] = at > 0 ? (/^[:：]\s*(?=[\p{L}\p{N}+(])/u.exec(cell.text) ?? []) : [];
  if (mark === undefined) return cell;
  const faces = cell.faces?.map((face) => ({ ...face, from: Math.max(0, face.from - mark.length) }));
  return { ...cell, text: cell.text.slice(mark.length), ...(faces ? { faces } : {}) };
}

const NO_PLACE = { left: 0, right: 0, bold: false, italic: false, size: 0, font: '' };

/** Dots or dashes that lead the eye from a title to its date part them. */
function withoutLeaders(cell: LayoutCell): LayoutCell[] {
  const parts = cell.text.split(/\s*(?:(?:[.…·]\s?){4,}|_{4,})\s*/).filter(Boolean);
  if (parts.length < 2) return [cell];
  const { faces: _faces, ...rest } = cell;
  const width = (cell.right - cell.left) / Math.max(1, cell.text.length);
  let from = 0;
  return parts.map((text) => {
    const at = cell.text.indexOf(text, from);
    from = at + text.length;
    return { ...rest, text, left: cell.left + at * width, right: cell.left + from * width };
  });
}

/** A label in its own face that is printed close to its text. */
function apart(cell: LayoutCell, isApart: (text: string) => boolean): LayoutCell[] {
  const [first, second] = cell.faces ?? [];
  const label = second ? cell.text.slice(0, second.from).trim() : '';
  if (!first || !second || !isApart(label)) return [cell];
  const { faces = [], ...rest } = cell;
  const others = faces.slice(1).map((face) => ({ ...face, from: face.from - second.from }));
  const { from: _from, ...look } = first;
  const { from: _second, ...next } = second;
  // Where the label ends on the page is not known; letters are about as wide as each other.
  const middle = cell.left + ((cell.right - cell.left) * second.from) / Math.max(1, cell.text.length);
  return [
    { ...rest, ...look, text: label, right: middle },
    { ...rest, ...next, text: cell.text.slice(second.from).trim(), left: middle, faces: others },
  ];
}

/** The line without its first cells. */
export function fromCell(line: ReadLine, from: number): ReadLine {
  const cells = line.cells.slice(from);
  const { sideHeading: _side, ...rest } = line;
  const first = cells[0];
  return {
    ...rest,
    cells,
    text: cells.map(({ text }) => text).join('\t'),
    bold: cells.every(({ bold }) => bold),
    face: `${first ? firstFace(first) : ''}||${line.headingLevel ?? ''}`,
  };
}

const SOFT_HYPHEN = '\u00ad';
/** A file with fewer breaks does not part its words; its hyphens are the words' own. */
const BREAKS_LEAST = 2;
/** TeX parts words by default: one break in its own fonts is enough. */
const TEX_FONT =
  /^(?:[A-Z]{6}\+)?(?:LM(?:Roman|Sans|Mono)|(?:CM|SF|EC)[A-Z]{1,4}\d{3,4}$|CM[A-Z]{1,4}\d|TeXGyre)/;

/** Marks hyphens that part a word at the end of a line, in files that part words. */
export function withSoftHyphens(lines: readonly ReadLine[]): ReadLine[] {
  const isBreak = (line: ReadLine, at: number): boolean =>
    /\p{Ll}{2}-$/u.test(line.text) && /^\p{Ll}/u.test(lines[at + 1]?.text ?? '');
  const breaks = lines.filter(isBreak);
  const isTex = breaks.some(({ cells }) => TEX_FONT.test(cells.at(-1)?.font ?? ''));
  if (breaks.length < (isTex ? 1 : BREAKS_LEAST)) return [...lines];
  return lines.map((line, at) => {
    const last = line.cells.at(-1);
    if (!last || !isBreak(line, at)) return line;
    const soft = (text: string): string => text.replace(/-$/, SOFT_HYPHEN);
    return {
      ...line,
      wraps: true,
      text: soft(line.text),
      cells: [...line.cells.slice(0, -1), { ...last, text: soft(last.text) }],
    };
  });
}

/** Joins a word that was parted at the end of a line. */
export function joinedText(before: string, after: string): string {
  if (before.endsWith(SOFT_HYPHEN)) return `${before.slice(0, -1)}${after}`;
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)) return `${before}${after}`;
  if (/(?:https?:|www\.|@)\S*$/.test(before) && /[/@.-]$/.test(before)) return `${before}${after}`;
  return `${before} ${after}`;
}

/** One line of two, the second of which continues with the first. */
export function joinedLine(line: ReadLine, next: ReadLine): ReadLine {
  const last = line.cells.at(-1);
  const first = next.cells[0];
  if (!last || !first) return line;
  const { box: _box, ...open } = last;
  const cells = [
    ...line.cells.slice(0, -1),
    { ...open, text: joinedText(last.text, first.text), sources: [...last.sources, ...first.sources] },
    ...next.cells.slice(1),
  ];
  return {
    ...line,
    cells,
    text: cells.map(({ text }) => text).join('\t'),
    sources: [...line.sources, ...next.sources],
    wraps: next.wraps,
  };
}
