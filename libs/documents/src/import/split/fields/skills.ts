import { namesColumns } from '../entries/named-columns.ts';
import { faceOf, firstFace, joinedText, lastFace, type ReadCell, type ReadLine } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import type { ReadField } from './field.types.ts';
import { isLevel, withoutLevel } from './levels.ts';

export interface ReadSkill {
  name: ReadField;
  category: ReadField | undefined;
}

const SEPARATOR = /[,;•·∙|▪■●◦\t，、‖✓✔➢➤❖]/;
/** Longest name of a skill. */
const NAME_MAX = 60;
const SENTENCE_WORDS = 6;

/** The parts of a list; what is in brackets is not parted. */
export function listParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && SEPARATOR.test(letter) && !isWithinNumber(text, at)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  const all = [...parts, text.slice(from)];
  const numbered = all.length === 1 ? text.split(/(?:^|\s+)\(?\d{1,2}[.)]\s+(?=\p{L})/u).filter(Boolean) : [];
  if (numbered.length > 1 && /^\(?1[.)]/.test(text)) return numbered;
  // 'teaching / planning / music': a stroke or dash parts a list that has no other separator.
  const sign = all.length === 1 ? SPACED.find((one) => text.split(one).length > 2) : undefined;
  return sign ? text.split(sign) : all;
}

const SPACED = [' / ', ' - ', ' – ', '/ ', ' /'];

const isWithinNumber = (text: string, at: number): boolean =>
  /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');

/** A cell of a list, with the lines that its text runs over. */
interface ListCell {
  text: string;
  cell: ReadCell;
  line: ReadLine;
  sources: readonly number[];
}

/** The cells of a section, with those joined that one text is broken over. */
export function listCells(lines: readonly ReadLine[]): ListCell[] {
  const cells: ListCell[] = [];
  const all = lines.flatMap((line) => line.cells);
  // Where names begin with small letters too, a small letter is not a sign of a name that goes on.
  const hasSmallNames = all.filter(({ text }) => /^\p{Ll}/u.test(text)).length > all.length * 0.3;
  // Where names are set apart, a line that follows closely belongs to the one above.
  const isSpaced = lines.slice(1).filter(({ gapBefore }) => gapBefore > 0.4).length * 2 > lines.length;
  const edge = Math.max(...all.map(({ right }) => right));
  for (const line of lines) {
    for (const cell of line.cells) {
      const before = cells.findLast((each) => continues(each, cell, line, { hasSmallNames, isSpaced, edge }));
      if (before) {
        before.text = joinedText(before.text, cell.text);
        before.sources = [...before.sources, ...cell.sources];
        before.line = line;
      } else cells.push({ text: cell.text, cell, line, sources: cell.sources });
    }
  }
  return cells;
}

/** Whether the first word of a cell would have fitted behind the cell above it. */
function hasRoom(above: ReadCell, { text, left, right }: ReadCell, edge: number): boolean {
  const [word = ''] = text.split(' ');
  return above.right + ((right - left) / Math.max(1, text.length)) * (word.length + 1) < edge;
}

/** Ends in a sign or a word that something has to follow, or within brackets. */
const UNFINISHED = /[,&(/–-]$|\b(?:and|of|for|et|und|de|e)$|\([^)]*$/;

/** Whether a cell is the rest of one above it: a list that goes on, or a name broken in its narrow column. */
function continues(
  before: ListCell,
  cell: ReadCell,
  line: ReadLine,
  { hasSmallNames, isSpaced, edge }: { hasSmallNames: boolean; isSpaced: boolean; edge: number },
): boolean {
  if (before.line === line || line.bullet || line.sources[0] === undefined) return false;
  if (line.sources[0] - (before.line.sources.at(-1) ?? 0) > 1) return false;
  if (lastFace(before.cell) !== firstFace(cell) || line.column !== before.line.column) return false;
  const isBelow =
    Math.abs(before.cell.left - cell.left) < 3 || (before.line.bullet && line.cells.length === 1);
  if (!isBelow || line.gapBefore > 0.4 || /^[^:]{2,40}:\s/.test(cell.text)) return false;
  if (UNFINISHED.test(before.text) || before.line.wraps) return true;
  if (isSpaced && line.gapBefore < 0.15 && !hasRoom(before.cell, cell, edge)) return true;
  return !hasSmallNames && /^\p{Ll}/u.test(cell.text) && /^\P{Ll}/u.test(before.text) && !isLevel(cell.text);
}

/** Faces whose cells name the groups of what follows them. */
function groupFaces(cells: readonly ListCell[]): Set<string> {
  const faces = new Map<string, { alone: number; heads: number }>();
  for (const [at, { cell, text }] of cells.entries()) {
    const next = cells[at + 1];
    const face = faceOf(cell);
    const known = faces.get(face) ?? { alone: 0, heads: 0 };
    const isHead =
      next !== undefined && faceOf(next.cell) !== face && !isLevel(next.text) && !SEPARATOR.test(text);
    faces.set(face, isHead ? { ...known, heads: known.heads + 1 } : { ...known, alone: known.alone + 1 });
  }
  if (faces.size < 2) return new Set();
  const loud = (face: string): boolean => {
    const one = cells.find(({ cell }) => faceOf(cell) === face);
    const others = cells.filter(({ cell, text }) => faceOf(cell) !== face && !isLevel(text));
    return others.some(
      ({ cell }) => (one?.cell.bold && !cell.bold) || (one?.cell.size ?? 0) > cell.size + 0.4,
    );
  };
  return new Set(
    [...faces].filter(([face, { alone, heads }]) => heads > alone && loud(face)).map(([face]) => face),
  );
}

/** Skills, with the group that they are listed under. */
export function readSkills(lines: readonly ReadLine[]): ReadSkill[] {
  const rows = lines.filter((line, at) => line.cells.length < 2 || !namesColumns(line, lines[at + 1]));
  const cells = listCells(rows).filter(({ text }) => !isLevel(text));
  const groups = groupFaces(cells);
  const skills: ReadSkill[] = [];
  let category: ReadField | undefined;
  let sizeAtGroup = 0;
  // A group without members is a skill: some layouts print each skill as the head of its keywords.
  const begin = (next: ReadField | undefined): void => {
    if (category && skills.length === sizeAtGroup && !skills.some(({ name }) => name.text === category?.text))
      skills.push({ name: category, category: undefined });
    category = next;
    sizeAtGroup = skills.length;
  };
  for (const { text, cell, sources, line } of cells.flatMap(partedGroups)) {
    if (groups.has(faceOf(cell))) {
      begin({ text: trimmed(withoutLevel(text).name), sources });
      continue;
    }
    const [, label = '', listed = text] = /^([^:]{2,45}?)\s*:\s*(.*)$/su.exec(text) ?? [];
    if (label !== '') begin({ text: trimmed(label), sources });
    if (listed === '') continue;
    for (const part of listParts(said(listed)))
      addSkill(skills, part, category, { sources, cell, isWhole: part === cell.text });
    if (label !== '' && line.cells.length === 1) category = undefined;
  }
  begin(undefined);
  return skills;
}

const LEAD_IN =
  /^(?:i\s|my\s|able to|proficien|skilled|knowledge|good|excellent|strong|familiar|conversant|competent|experience|well versed|ability|can\s|computer literate).*?\s(?:with|in|of|use|using|as|at|on|like)\s+(?=\p{Lu})/iu;

const SENTENCE_MOST = 400;

/** 'I can work with AutoCAD, ETABS and Excel.': the names of a sentence. */
function said(text: string): string {
  const rest = text.length < SENTENCE_MOST && text.includes(',') ? text.replace(LEAD_IN, '') : text;
  return rest === text ? text : rest.replace(/,?\s(?:and|&|et)\s/gu, ', ');
}

/** 'Networks: LTE, MPLS; Tools: Python' on one line. */
const partedGroups = (whole: ListCell): ListCell[] =>
  whole.text.split(/;\s*(?=[^:;,]{2,45}:\s)/).map((text) => ({ ...whole, text }));

interface Place {
  sources: readonly number[];
  cell: ReadCell;
  isWhole: boolean;
}

function addSkill(
  skills: ReadSkill[],
  part: string,
  category: ReadField | undefined,
  { sources, cell, isWhole }: Place,
): void {
  const { name: bare } = withoutLevel(part.trim());
  const name = trimmed(bare)
    .replace(/(?<=^[^()]{2,})\s*\([^()]*\)$/u, '')
    .replace(/^(?:and|et|und|e)\s+|^\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(/[.]$/, '');
  if (name === '' || isLevel(name) || name.length > NAME_MAX || !/\p{L}/u.test(name)) return;
  if (name.split(/\s+/).length > SENTENCE_WORDS) return;
  if (skills.some((skill) => skill.name.text.toLowerCase() === name.toLowerCase())) return;
  skills.push({ name: { text: name, sources, ...(isWhole && cell.box ? { box: cell.box } : {}) }, category });
}
