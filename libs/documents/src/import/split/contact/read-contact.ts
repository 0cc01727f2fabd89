import { isSentence } from '../entries/entry-line.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadField, ReadFields } from '../fields/field.types.ts';
import { isLanguage } from '../fields/languages.ts';
import type { ReadLine } from '../line.ts';
import { isAddress, isCountryName, isPlace, isTownWithCode, placeScore } from '../places.ts';
import { emailIn, linkIn, phoneIn } from './addresses.ts';
import { contactLabel } from './contact-labels.ts';
import { type ContactPiece, contactPieces } from './contact-pieces.ts';
import { isName, splitName } from './names.ts';

type ContactName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'location'
  | 'website'
  | 'linkedin'
  | 'github'
  | 'professionalTagline';
export type Contact = ReadFields<ContactName>;

const STREET =
  /\d.*(?<!\p{L})(?:street|str|road|rd|close|avenue|ave|crescent|estate|way|drive|lane|plot|block|boulevard|rue|allée)(?!\p{L})|(?:straße|strasse|str\.|weg|platz|allee)\s\d|(?<!\p{L})(?:rua|avenida|rue)\s|p\.?\s?o\.?\s?box/iu;

/** Who the resume is about: from the lines above its first section, its sections of contacts, and last from all. */
export function readContact(header: readonly ReadLine[], all: readonly ReadLine[]): Contact {
  const pieces = contactPieces(header);
  const contact: Contact = {};
  const email =
    pieces.find(({ kind }) => kind === 'email') ?? anywhere(all, emailIn) ?? linked(all, 'mailto:');
  const name = nameOf(pieces, email?.text ?? '') ?? namesake(all, email?.text ?? '');
  if (name) Object.assign(contact, namesOf(name));
  contact.email = email;
  contact.phone =
    pieces.find((piece) => piece.kind === 'phone' && phoneIn(piece.text)) ??
    anywhere(all, phoneIn, true) ??
    linked(all, 'tel:');
  Object.assign(contact, linksOf(pieces));
  const others = pieces.filter((piece) => piece !== name && !name?.text.includes(piece.text));
  const place = placeOf(others);
  contact.location = place;
  contact.professionalTagline = taglineOf(pieces, name, place);
  return contact;
}

function anywhere(
  lines: readonly ReadLine[],
  search: (text: string) => { text: string } | undefined,
  isLabelled = false,
): ReadField | undefined {
  for (const { text, sources } of lines) {
    const found = search(text);
    if (found && (!isLabelled || /phone|tel|mobile|call|gsm|\+/i.test(text)))
      return { text: found.text, sources, isUnsure: true };
  }
  return undefined;
}

/** An address of a link as it is written on paper. */
function plainAddress(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** An address that is only the link of a drawn sign or of a word. */
function linked(lines: readonly ReadLine[], scheme: 'mailto:' | 'tel:'): ReadField | undefined {
  for (const { cells } of lines)
    for (const { link = '', sources } of cells)
      if (link.toLowerCase().startsWith(scheme)) {
        const [text = ''] = plainAddress(link.slice(scheme.length)).split('?');
        if (scheme === 'tel:' ? phoneIn(text) : emailIn(text)) return { text, sources, isUnsure: true };
      }
  return undefined;
}

const canName = (piece: ContactPiece): boolean =>
  (piece.kind === 'text' || piece.kind === 'name') &&
  (isName(piece.text) || piece.line.isTitle === true) &&
  contactLabel(piece.text) === undefined;

/** The name: labelled, the document's title, or the largest text that is one. */
function nameOf(pieces: readonly ContactPiece[], email: string): ContactPiece | undefined {
  const joined = joinedNames(pieces).flatMap(withoutWork);
  const labelled = joined.find(({ kind, text }) => kind === 'name' && /\p{L}{2}/u.test(text));
  const names = joined.filter(canName);
  const most = Math.max(...names.map(({ scale }) => scale));
  const large = names.filter(({ scale }) => scale >= most * 0.95);
  const largest =
    large.find(({ text }) => isLikeMail(text, email)) ??
    large.find(({ text }) => titleScore(text) <= 0) ??
    large[0];
  const titled = names.find(({ line }) => line.isTitle);
  if (titled) return titled;
  if (largest && largest.scale > 1.15) return largest;
  if (labelled) return labelled;
  const likeMail = names.find(({ text }) => isLikeMail(text, email));
  if (likeMail) return likeMail;
  const big = joined.find(
    ({ kind, scale, text }) =>
      kind === 'text' &&
      scale > 1.5 &&
      /^\p{L}[\p{L}\p{M}'’. -]+$/u.test(text) &&
      !isPlace(text) &&
      !contactLabel(text),
  );
  return big ?? names.find(({ text }) => titleScore(text) <= 0) ?? names[0];
}

/** Whether two names of somebody are in a mail address, or one and the first letter of another. */
function isLikeMail(name: string, email: string): boolean {
  const letters = (text: string): string =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  const local = letters(email.split('@')[0] ?? '');
  return (
    local !== '' &&
    name.split(/[\s-]+/).filter((word) => letters(word).length > 2 && local.includes(letters(word))).length >=
      2
  );
}

/** The name printed anywhere that the mail address spells. */
function namesake(all: readonly ReadLine[], email: string): ContactPiece | undefined {
  return contactPieces(all.filter((line) => !line.bullet && line.text.length < 60)).find(
    (piece) => canName(piece) && isLikeMail(piece.text, email),
  );
}

/** 'Halima Yusuf, Programme Manager' names a person and their work. */
function withoutWork(piece: ContactPiece): ContactPiece[] {
  const [, name = '', work = ''] = /^([^,]+),\s+(.+)$/.exec(piece.text) ?? [];
  if (piece.kind !== 'text' || !isName(name) || titleScore(work) <= 0) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: name },
    { ...rest, text: work, kind: 'label' },
  ];
}

/** A large name that is set on two lines or in two faces is one name. */
function joinedNames(pieces: readonly ContactPiece[]): ContactPiece[] {
  const joined: ContactPiece[] = [];
  const isPart = ({ kind, text, scale }: ContactPiece): boolean =>
    kind === 'text' &&
    scale >= 1.3 &&
    /^[\p{L}\p{M}'’ʼ. -]+$/u.test(text) &&
    text.split(' ').length <= 5 &&
    !contactLabel(text);
  for (const piece of pieces) {
    // Contacts may be printed at the right of each of its lines.
    const at = joined.findLastIndex(({ kind, scale }) => kind === 'text' && scale >= 1.3);
    const before = joined[at];
    const isSecond =
      before &&
      isPart(before) &&
      isPart(piece) &&
      Math.abs(before.scale - piece.scale) < 0.05 &&
      (before.line.face === piece.line.face || !before.text.includes(' ')) &&
      (goesOnBelow(before) || !(isName(before.text) && isName(piece.text))) &&
      titleScore(piece.text) <= 0;
    if (isSecond) {
      const { box: _box, ...rest } = before;
      joined[at] = {
        ...rest,
        text: `${before.text} ${piece.text}`.replace(/\s*-\s*/g, '-'),
        sources: [...new Set([...before.sources, ...piece.sources])],
      };
    } else joined.push(piece);
  }
  return joined;
}

/** 'João Paulo dos' is no whole name, nor is one that fills its line. */
const goesOnBelow = ({ text, line }: ContactPiece): boolean =>
  line.wraps || /\s(?:dos?|das?|de|del|van|von|der|al|el|bin|ben)$/iu.test(text);

function namesOf(name: ContactPiece): Contact {
  const { firstName, lastName } = splitName(name.text);
  const isUnsure = name.scale <= 1.15 && name.kind !== 'name' && !name.line.isTitle;
  const field = (text: string): ReadField => ({
    text,
    sources: name.sources,
    isUnsure,
    ...(name.box ? { box: name.box } : {}),
  });
  return { firstName: field(firstName), lastName: field(lastName) };
}

function linksOf(pieces: readonly ContactPiece[]): Contact {
  const links = pieces.flatMap((piece): ContactPiece[] => {
    if (piece.kind === 'link' && /[./]/.test(piece.text)) return [piece];
    const isWeb = piece.link !== undefined && /^https?:/i.test(piece.link);
    return isWeb && /linkedin\.com|github\.com/i.test(piece.link ?? '')
      ? [{ ...piece, text: piece.link ?? '' }]
      : [];
  });
  const linkedin = links.find(({ text }) => /linkedin\.com/i.test(text));
  const github = links.find(({ text }) => /github\.com/i.test(text));
  const website = links.find(
    ({ text }) =>
      !/(?:linkedin|github|twitter|x|facebook|instagram|gitlab|stackoverflow|medium|xing)\.(?:com|org)(?:\/|$)/i.test(
        text,
      ),
  );
  return { linkedin, github, website };
}

function placeOf(pieces: readonly ContactPiece[]): ReadField | undefined {
  const texts = pieces.filter(({ kind }) => kind === 'text' || kind === 'location');
  const at = [
    texts.findIndex(({ kind }) => kind === 'location'),
    texts.findIndex(({ text }) => placeScore(text) === 1),
    texts.findIndex(({ text, line }) => placeScore(text) > 0 && line.scale < 1.4),
    texts.findIndex(({ text, line }) => isAddress(text) && line.scale < 1.4),
    texts.findIndex((piece) => isTownRow(piece)),
    texts.findIndex(({ text, line }) => isTownWithCode(text) && line.scale < 1.4),
    texts.findIndex(({ text }) => STREET.test(text) && text.length < 90),
    loneTown(pieces, texts),
  ].find((index) => index >= 0);
  const found = at === undefined ? undefined : texts[at];
  if (!found || at === undefined) return undefined;
  const parts = [...partsBefore(texts, at), found, ...partsAfter(texts, at)];
  const text = parts.map((part) => part.text.replace(/[.,]$/, '')).join(', ');
  const { box: _box, ...rest } = found;
  return {
    ...(parts.length > 1 ? rest : found),
    text,
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    isUnsure: found.kind !== 'location' && placeScore(found.text) < 1,
  };
}

/** Street, town and country may have a line or cell each. */
function partsAfter(texts: readonly ContactPiece[], at: number): ContactPiece[] {
  const parts: ContactPiece[] = [];
  for (const next of texts.slice(at + 1, at + 4)) {
    const isRest =
      next.kind === 'location' ||
      placeScore(next.text) > 0 ||
      /^\d{4,6}\s+\p{Lu}/u.test(next.text) ||
      isRegionName(next.text);
    if (!isRest || [texts[at], ...parts].some((part) => part?.text.includes(next.text))) break;
    parts.push(next);
  }
  return parts;
}

const isRegionName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’ -]{2,25} (?:State|County|Province|Region|Central)$/u.test(text);

/** The town before its region or country, where no list knows its name. */
function partsBefore(texts: readonly ContactPiece[], at: number): ContactPiece[] {
  const found = texts[at];
  const before = texts[at - 1];
  if (!found || !before || found.text.includes(',') || before.kind !== 'text') return [];
  const isBeside = before.line === found.line || before.line.block === found.line.block;
  const isWhole = !isCountryName(found.text) && !isRegionName(found.text);
  return isBeside && !isWhole && isTownName(before) ? [before] : [];
}

const isTownName = ({ text, line }: ContactPiece): boolean =>
  line.scale < 1.4 &&
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}?[\p{L}\p{M}'’-]+){0,3}(?:, \p{Lu}[\p{L}\p{M}'’ -]+)?$/u.test(text) &&
  titleScore(text) === 0 &&
  !isLanguage(text);

/** One or two words of their own among the ways to reach somebody can only be their town. */
function loneTown(pieces: readonly ContactPiece[], texts: readonly ContactPiece[]): number {
  const reach = [...pieces.keys()].filter((at) =>
    ['email', 'phone', 'link'].includes(pieces[at]?.kind ?? ''),
  );
  return texts.findIndex((piece) => {
    const at = pieces.indexOf(piece);
    const isBeside = reach.some((other) => Math.abs(other - at) === 1);
    return (
      isBeside &&
      piece.kind === 'text' &&
      isTownName(piece) &&
      !isName(piece.text) &&
      !contactLabel(piece.text)
    );
  });
}

/** 'Eldoret, Uasin Gishu': names of places that no list knows, as they are printed among the contacts. */
const isTownRow = ({ kind, text, line }: ContactPiece): boolean =>
  kind === 'text' &&
  line.scale < 1.4 &&
  /^\p{Lu}[\p{L}\p{M}'’. -]{2,25}(?:, \p{Lu}[\p{L}\p{M}'’. -]{1,25}){1,3}$/u.test(text) &&
  titleScore(text) === 0 &&
  !isSentence(text) &&
  !text.split(', ').every(isLanguage);

/** What somebody calls their work, near the name. */
function taglineOf(
  pieces: readonly ContactPiece[],
  name: ContactPiece | undefined,
  place: ReadField | undefined,
): ReadField | undefined {
  const isIt = (piece: ContactPiece): boolean =>
    piece.kind === 'label' ||
    (piece.kind === 'text' &&
      piece.text !== name?.text &&
      !name?.text.includes(piece.text) &&
      !place?.text.includes(piece.text) &&
      !contactLabel(piece.text) &&
      placeScore(piece.text) === 0 &&
      /\p{L}{3}/u.test(piece.text) &&
      piece.text.length <= 120 &&
      !isSentence(piece.text) &&
      !/^\d/.test(piece.text));
  const named = pieces.flatMap(withoutWork);
  const from = named.findIndex((piece) => name?.text.startsWith(piece.text));
  const near = named.slice(from + 1, from + 8).filter(isIt);
  return (
    near.find(({ text }) => titleScore(text) > 0) ??
    near[0] ??
    pieces.find((piece) => isIt(piece) && titleScore(piece.text) > 0)
  );
}

/** Long prose above the first heading is a summary without one. */
export function proseOf(header: readonly ReadLine[]): ReadLine[] {
  const isProse = (line: ReadLine): boolean => {
    const words = line.text.split(/\s+/).length;
    return (
      line.cells.length === 1 &&
      line.scale < 1.4 &&
      !/[@|•·]/.test(line.text) &&
      (words > 9 || (words > 5 && (isSentence(line.text) || line.wraps)))
    );
  };
  const from = header.findIndex((line, at) => at > 0 && isProse(line));
  if (from < 0) return [];
  const prose: ReadLine[] = [];
  for (const line of header.slice(from)) {
    const before = prose.at(-1);
    const goesOn =
      before !== undefined &&
      line.face === before.face &&
      (before.wraps || line.gapBefore < 0.3) &&
      !/[.!?]$/.test(before.text);
    if (!isProse(line) && !goesOn) break;
    prose.push(line);
  }
  return prose;
}

/** Lines under a heading such as 'About' that say how to reach somebody, and the short ones around them. */
export function contactLinesOf(lines: readonly ReadLine[]): ReadLine[] {
  const isReach = ({ text }: ReadLine): boolean =>
    text.length < 80 && (emailIn(text) ?? phoneIn(text) ?? linkIn(text)) !== undefined;
  if (!lines.some(isReach)) return [];
  const first = lines.findIndex(isReach);
  const last = lines.findLastIndex(isReach);
  const isShort = (line: ReadLine): boolean => line.text.split(/\s+/).length <= 5 && !isSentence(line.text);
  // The end of a sentence is short, too.
  const isRest = (at: number): boolean =>
    lines[at - 1]?.wraps === true && !isReach(lines[at - 1] as ReadLine);
  return lines.filter(
    (line, at) => isReach(line) || (at >= first - 3 && at <= last + 3 && isShort(line) && !isRest(at)),
  );
}
