import type { ReadCell, ReadLine, Sourced } from '../line.ts';
import { trimmed } from '../trimmed.ts';
import { emailIn, type FoundText, linkIn, phoneIn } from './addresses.ts';
import { type ContactLabel, contactLabel, labelledText } from './contact-labels.ts';

type PieceKind = ContactLabel | 'text';

/** A piece of the head of a resume, with what it is as far as it says so. */
export interface ContactPiece extends Sourced {
  kind: PieceKind;
  line: ReadLine;
  scale: number;
  link?: string;
}

const PARTS = /\t| ~ | [|•·∙▪♦⋄◇‖] ?|(?<= )[|•·∙]|[|•]|\s[–—]\s(?!\d{5,6}\b)|\s-\s(?!\d{5,6}\b)|;|\s\/\s/;

/** Labels of numbers that reach nobody. */
const OTHER_NUMBERS: ReadonlySet<ContactLabel> = new Set(['idNumber', 'dateOfBirth', 'private']);
const LABEL_BEFORE = /(\p{L}[\p{L} .'’/]*)\s*[:：]\s*$/u;

/** A telephone number, but none that its label calls something else. */
function ownPhoneIn(text: string): FoundText | undefined {
  let searched = text;
  for (let phone = phoneIn(searched); phone; phone = phoneIn(searched)) {
    const { index, length } = phone;
    const label = contactLabel(LABEL_BEFORE.exec(text.slice(0, index))?.[1] ?? '');
    if (!label || !OTHER_NUMBERS.has(label)) return phone;
    searched = `${searched.slice(0, index)}${' '.repeat(length)}${searched.slice(index + length)}`;
  }
  return undefined;
}

/** Takes mail addresses, links and numbers out of a text; the rest stays. */
function takeAddresses(text: string, hasPhone: boolean): { found: [PieceKind, string][]; rest: string } {
  const found: [PieceKind, string][] = [];
  let rest = text;
  const take = (kind: PieceKind, search: (text: string) => FoundText | undefined): void => {
    for (let one = search(rest); one; one = search(rest)) {
      found.push([kind, one.text]);
      rest = `${rest.slice(0, one.index)}\t${rest.slice(one.index + one.length)}`;
    }
  };
  take('email', emailIn);
  take('link', linkIn);
  if (hasPhone) take('phone', ownPhoneIn);
  return { found, rest };
}

/** The pieces of the lines that hold who somebody is and how to reach them. */
export function contactPieces(lines: readonly ReadLine[]): ContactPiece[] {
  const pieces: ContactPiece[] = [];
  let open: OpenLabel | undefined;
  for (const line of joinedAddresses(lines)) {
    const largest = Math.max(...line.cells.map(sizeOf));
    for (const cell of line.cells.flatMap((each) => partedBySize(each, largest))) {
      const isNumber = open !== undefined && OTHER_NUMBERS.has(open.kind);
      const { found, rest } = takeAddresses(wholeAddress(cell), !isNumber);
      for (const [kind, text] of found) pieces.push(pieceOf(line, cell, kind, text, open?.sources));
      for (const part of partedLabels(rest).split(PARTS).map(trimmedLabel).filter(Boolean)) {
        const read = readPart(part, line, cell, open);
        pieces.push(...read.pieces);
        open = read.open;
      }
      if (found.length > 0) open = undefined;
    }
  }
  return pieces;
}

/** 'Address: 12 Low Cost Estate, Kaduna. Tel: …' with its further labels apart. */
const partedLabels = (text: string): string =>
  text.replace(LABEL_WITHIN, (whole, label: string) => (contactLabel(`${label}:`) ? `\t${label}:` : whole));
const LABEL_WITHIN = /(?:[.,;]\s+|(?<=[\d)])\s+|\s{2,})(\p{Lu}[\p{L}-]+(?: \p{L}+)?)\s*[:：]/gu;

/** A label whose text comes in another cell. */
interface OpenLabel {
  kind: ContactLabel;
  sources: readonly number[];
}

/** What a label alone says of a text is left to the text where only an address would do. */
const SAYS_ITSELF: ReadonlySet<ContactLabel> = new Set(['email', 'phone', 'document']);

/** A part of a cell: a label, a labelled text, or a text that the open label speaks of. */
function readPart(
  part: string,
  line: ReadLine,
  cell: SizedCell,
  open: OpenLabel | undefined,
): { pieces: ContactPiece[]; open: OpenLabel | undefined } {
  const only = contactLabel(part);
  if (only) return { pieces: [], open: { kind: only, sources: cell.sources } };
  const labelled = labelledText(part);
  if (labelled) {
    const text = trimmed(labelled.rest);
    return text
      ? { pieces: [pieceOf(line, cell, labelled.kind, text)], open: undefined }
      : { pieces: [], open: { kind: labelled.kind, sources: cell.sources } };
  }
  const piece =
    open && !SAYS_ITSELF.has(open.kind)
      ? pieceOf(line, cell, open.kind, part, open.sources)
      : pieceOf(line, cell, 'text', part);
  return { pieces: [piece], open: undefined };
}

function pieceOf(
  line: ReadLine,
  cell: SizedCell,
  kind: PieceKind,
  text: string,
  label?: readonly number[],
): ContactPiece {
  return {
    kind,
    text,
    sources: label ? [...new Set([...label, ...cell.sources])] : cell.sources,
    line,
    scale: line.scale * cell.shrunk,
    ...(cell.link ? { link: cell.link } : {}),
    ...(cell.box && text === cell.text ? { box: cell.box } : {}),
  };
}

type SizedCell = ReadCell & { shrunk: number };

/** Letters this much smaller say something else than those before them: a title behind a name. */
const SMALLER = 0.8;

const sizeOf = ({ size, faces = [] }: ReadCell): number => Math.max(size, ...faces.map((face) => face.size));

/** The parts of a cell that are set in sizes of their own, with how much smaller each is than the largest of its line. */
function partedBySize(cell: ReadCell, largest: number): SizedCell[] {
  const { faces = [], box: _box, ...rest } = cell;
  const whole = sizeOf(cell);
  const cuts = faces.filter(({ size }, at) => {
    const before = faces[at - 1]?.size ?? size;
    return Math.min(size, before) < Math.max(size, before) * SMALLER;
  });
  if (cuts.length === 0 || cuts.length > 2) return [{ ...cell, shrunk: largest > 0 ? whole / largest : 1 }];
  const starts = [{ from: 0, size: faces[0]?.size ?? whole }, ...cuts];
  return starts
    .map(({ from, size }, at) => ({
      ...rest,
      text: cell.text.slice(from, starts[at + 1]?.from).trim(),
      size,
      shrunk: size / largest,
    }))
    .filter(({ text }) => text !== '');
}

/** A mail address that has no room on the page is whole in the link behind it. */
function wholeAddress({ text, link }: ReadCell): string {
  const address = /^mailto:([^?]+)/i.exec(link ?? '')?.[1];
  if (!address?.includes('@')) return text;
  return text.replace(/\S*@\S*/, (printed) => {
    const known = printed.replace(/[.…]+$/, '');
    return address.startsWith(known) || known.endsWith(address) ? address : printed;
  });
}

/** Words before a town. */
const BASED = /^(?:(?:based|living|located|residing) in|lives in|basé à|wohnhaft in|from|in)\s+(?=\p{Lu})/u;

const trimmedLabel = (text: string): string =>
  text
    .replace(/^(?:[\s.,;|•·–—\p{So}-]|\ufe0f)+|(?:[\s,;|•·–—\p{So}]|\ufe0f)+$|\s-+$/gu, '')
    .trim()
    .replace(BASED, '');

/** 'Durban, KwaZulu-' above 'Natal, South Africa': a name broken at its own hyphen. */
const isBrokenPlace = ({ text }: ReadCell, { cells, gapBefore }: ReadLine): boolean =>
  cells.length === 1 &&
  gapBefore < 0.3 &&
  /, \p{Lu}\p{L}+-$/u.test(text) &&
  /^\p{Lu}\p{Ll}/u.test(cells[0]?.text ?? '');

const isBrokenLink = ({ text, font }: ReadCell, { cells: [cell, ...more], gapBefore }: ReadLine): boolean =>
  cell !== undefined &&
  more.length === 0 &&
  gapBefore < 0.1 &&
  font === cell.font &&
  /(?:https?:\/\/|www\.|linkedin\.com\/|github\.com\/)\S+$/.test(text) &&
  /^[a-z\d._/-]*[a-z\d/]$/.test(cell.text);

/** A hyphen that is the word's own goes on in a capital: 'Adeyemi-' above 'Cole', but 'Subrama-' above 'niam'. */
const isBrokenName = (
  { text, font, size }: ReadCell,
  { cells: [cell, ...more], gapBefore }: ReadLine,
): boolean =>
  cell !== undefined &&
  more.length === 0 &&
  gapBefore < 0.3 &&
  font === cell.font &&
  size === cell.size &&
  /^(?:\p{Lu}[\p{L}\p{M}'’.]*[ -])+\p{Lu}\p{L}*[-\u00ad]$/u.test(text) &&
  /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(cell.text);

const isBrokenMail = ({ text }: ReadCell, { wraps }: ReadLine, { cells }: ReadLine): boolean => {
  const [cell, ...more] = cells;
  if (!cell || more.length > 0 || !/^[a-z\d._@-]+$/.test(cell.text)) return false;
  // 'ada.' above 'obi@example.com': nothing but a label is before the first part, or it would end a sentence.
  if (cell.text.includes('@')) return /^(?:[\p{L}-]+:\s*)?[a-z\d][a-z\d._-]*[._-]$/u.test(text);
  if (!/@[\w.-]*$/.test(text)) return false;
  // 'ada@mail.exam' above 'ple.com'
  return /@[\w-]*\.?$|[-.]$/.test(text) || /^[a-z\d-]*\.[a-z]{2,6}$/.test(cell.text) || wraps;
};

/** A narrow column breaks long addresses over two lines: 'ada.obi@', 'example.com'. */
function joinedAddresses(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [cell] = line.cells;
    const last = before?.cells.at(-1);
    const isBroken = before !== undefined && last !== undefined && isBrokenMail(last, before, line);
    const isName = last !== undefined && isBrokenName(last, line);
    if (
      before &&
      last &&
      cell &&
      (isBroken || isName || isBrokenPlace(last, line) || isBrokenLink(last, line))
    ) {
      const { box: _box, ...rest } = last;
      const start = isName && /^\p{Ll}/u.test(cell.text) ? last.text.slice(0, -1) : last.text;
      const whole = {
        ...rest,
        text: start.replace('\u00ad', '-') + cell.text,
        sources: [...last.sources, ...cell.sources],
      };
      joined[joined.length - 1] = {
        ...before,
        cells: [...before.cells.slice(0, -1), whole],
        sources: [...before.sources, ...line.sources],
      };
    } else joined.push(line);
  }
  return joined;
}
