import { findPeriod } from '../dates/dates.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import { HEAD_MAX, isSentence, longWords, SHORT_FORM, wordsOf } from './line-measure.ts';

/** The head and the text of an entry that are printed in one paragraph, apart. */
export const partedLine = (line: ReadLine): ReadLine[] =>
  partedParagraph(line).flatMap(partedAtDates).flatMap(partedRunIn);

/** The head of an entry, and its text as an item below it. */
const headAndText = (line: ReadLine, head: ReadCell[], body: ReadCell): ReadLine[] => [
  { ...line, cells: head, text: head.map(({ text }) => text).join('\t'), wraps: false },
  { ...line, cells: [body], text: body.text, bullet: true, gapBefore: 0 },
];

const PARAGRAPH_WORDS = 4;

/** A paragraph that begins with its dates names an entry in its first sentence: '2009 – 2014 Engineer, Kora. Built …'. */
function partedParagraph(line: ReadLine): ReadLine[] {
  const at = line.cells.length - 1;
  const cell = line.cells[at];
  if (!cell || line.bullet || at > 1 || longWords(line.text) < PARAGRAPH_WORDS) return [line];
  const dated = line.cells[0]?.text ?? '';
  const period = findPeriod(dated);
  if (!period?.isRange || dated.slice(0, period.index).trim() !== '') return [line];
  const { box: _box, faces = [], ...plain } = cell;
  // The title of such an entry may be in another face.
  const rest = faces.length > 1 ? { ...plain, faces } : plain;
  const end = [...cell.text.matchAll(/(?<=[\p{L})]{3}|, \p{Lu}{2})\.\s+(?=\p{Lu})/gu)].find(
    ({ index }) => cell.text.slice(0, index).includes(',') && !SHORT_FORM.test(cell.text.slice(0, index + 1)),
  );
  if (!end && /[^.]\.$/.test(cell.text) && cell.text.length < HEAD_MAX && !SHORT_FORM.test(cell.text)) {
    const text = cell.text.slice(0, -1);
    return [
      { ...line, cells: [...line.cells.slice(0, at), { ...rest, text }], text: line.text.slice(0, -1) },
    ];
  }
  if (!end || end.index > HEAD_MAX) return [line];
  const head = [...line.cells.slice(0, at), { ...rest, text: cell.text.slice(0, end.index) }];
  const body = { ...plain, text: cell.text.slice(end.index + end[0].length) };
  return headAndText(line, head, body);
}

const RUN_IN_MOST = 90;

/** The first words of a text in another face, with a full stop: 'Vice President, Austin. Grew …'. */
function partedRunIn(line: ReadLine): ReadLine[] {
  const [cell, ...more] = line.cells;
  const [first, second, ...further] = cell?.faces ?? [];
  if (!cell || !first || !second || line.bullet || more.length > 0 || further.length > 0) return [line];
  const isOther = first.bold !== second.bold || first.italic !== second.italic;
  const head = cell.text.slice(0, second.from).trim();
  const text = cell.text.slice(second.from).trim();
  if (!isOther || !/[^.]\.$/.test(head) || head.length > RUN_IN_MOST || !isSentence(text)) return [line];
  const { box: _box, faces: _faces, ...rest } = cell;
  const { from: _from, ...look } = first;
  const { from: _second, ...next } = second;
  const own = { ...rest, ...look, text: head.slice(0, -1) };
  return headAndText(line, [own], { ...rest, ...next, text });
}

const TEXT_WORDS = 4;

/** 'Kora Foods, Aba – Clerk – from 2011 to 2015. I kept the books.': behind the dates comes the text. */
function partedAtDates(line: ReadLine): ReadLine[] {
  const [cell, ...more] = line.cells;
  const period = cell && !line.bullet && more.length === 0 ? findPeriod(cell.text) : undefined;
  if (!cell || !period?.isRange || period.index < 3) return [line];
  const to = period.index + period.length;
  if (/^[)\]]?\.$/.test(cell.text.slice(to))) {
    const text = cell.text.slice(0, -1);
    return [{ ...line, cells: [{ ...cell, text }], text }];
  }
  const [mark] = /^[)\]]?[.;]\s+(?=\p{Lu})/u.exec(cell.text.slice(to)) ?? [];
  const text = cell.text.slice(to + (mark?.length ?? 0));
  if (mark === undefined || period.index > HEAD_MAX || wordsOf(text) < TEXT_WORDS) return [line];
  const { box: _box, faces = [], ...plain } = cell;
  const own = {
    ...plain,
    text: cell.text.slice(0, to + mark.search(/[.;]/)),
    faces: faces.filter(({ from }) => from < to),
  };
  return headAndText(line, [own], { ...plain, text });
}

const PART_WORDS = 9;
const STOP = /\.\s+(?=[\p{Lu}\d])/u;

/** The facts of a head between full stops: 'Lecturer. Nyanza University. July 2020–present.' */
function factsOf({ cells: [cell, ...more], bullet }: ReadLine): string[] {
  if (!cell || more.length > 0 || bullet || !findPeriod(cell.text)) return [];
  const facts: string[] = [];
  for (const part of cell.text.replace(/\.$/, '').split(STOP)) {
    const before = facts.at(-1);
    // 'Hr. Sec. School' and 'J. Obi' end no fact.
    const isOpen =
      before !== undefined && (SHORT_FORM.test(`${before}.`) || /(?:^|\s)\p{Lu}\p{Ll}{0,2}$/u.test(before));
    if (isOpen) facts[facts.length - 1] = `${before}. ${part}`;
    else facts.push(part);
  }
  return facts.length > 2 && facts.every((fact) => wordsOf(fact) <= PART_WORDS) ? facts : [];
}

/** Full stops part the facts of entries where every entry of the section has them. */
export function withStops(lines: readonly ReadLine[]): readonly ReadLine[] {
  const facts = lines.map(factsOf);
  const dated = lines.filter(({ text, bullet }) => !bullet && findPeriod(text));
  const parted = facts.filter(({ length }) => length > 0).length;
  if (parted < 2 || parted < dated.length * 0.75) return lines;
  return lines.map((line, at) => {
    const [cell] = line.cells;
    const own = facts[at] ?? [];
    if (!cell || own.length === 0) return line;
    const { box: _box, faces: _faces, ...plain } = cell;
    const cells = own.map((text): ReadCell => ({ ...plain, text }));
    return { ...line, cells, text: own.join('\t'), wraps: false };
  });
}
