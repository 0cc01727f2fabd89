import { isSentence } from '../entries/line-measure.ts';
import { degreeScore } from '../fields/degrees.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadField } from '../fields/field.types.ts';
import { isLanguage } from '../fields/languages.ts';
import { isAddress, isCountryName, isTownWithCode, placeScore } from '../places.ts';
import { contactLabel } from './contact-labels.ts';
import type { ContactPiece } from './contact-pieces.ts';
import { isName } from './names.ts';

const STREET =
  /\d.*(?<!\p{L})(?:street|str|road|rd|close|avenue|ave|crescent|estate|way|drive|lane|plot|block|flat|phase|sector|colony|nagar|layout|quarters|boulevard|extension|rue|allée|terrace|court|gardens|grove|square|mews|row)(?!\p{L})|^(?:h(?:ouse|\.)?\s?no|no|plot|flat|block|stand|erf|villa|unit)\.?\s?\d+|(?:straße|strasse|str\.|weg|platz|allee)\s\d|(?<!\p{L})(?:rua|avenida|rue)\s|p\.?\s?o\.?\s?box/iu;

/** 'No. 7, Unity Close, Off Ring Road, Ibadan': the address of a house, however long. */
export const isStreet = (text: string): boolean => STREET.test(text) && text.length < ADDRESS_MOST;
const ADDRESS_MOST = 90;

/** Where somebody lives: labelled, known, or looking like it. */
export function placeOf(given: readonly ContactPiece[]): ReadField | undefined {
  const pieces = given.map((piece) => ({ ...piece, text: withoutPostcode(piece.text) }));
  // 'Chartered Accountant (SA)' ends like a place.
  const texts = pieces.filter(
    ({ kind, text }) => kind === 'location' || (kind === 'text' && titleScore(text) <= 0),
  );
  const at = [
    texts.findIndex(({ kind }) => kind === 'location'),
    texts.findIndex(({ text }) => placeScore(text) === 1),
    texts.findIndex(({ text, line }) => placeScore(text) > 0 && line.scale < 1.4),
    texts.findIndex(({ text, line }) => isAddress(text) && line.scale < 1.4),
    texts.findIndex((piece) => isTownRow(piece) && isNearReach(pieces, piece)),
    texts.findIndex(({ text, line }) => isTownWithCode(text) && line.scale < 1.4),
    texts.findIndex(({ text }) => isStreet(text)),
    loneTown(pieces, texts),
  ].find((index) => index >= 0);
  const found = at === undefined ? undefined : texts[at];
  if (!found || at === undefined) return undefined;
  const parts = [...partsBefore(texts, at), found, ...partsAfter(texts, at)];
  const text = withoutOffice(parts.map((part) => part.text.replace(/[.,]$/, '')).join(', '));
  const { box: _box, ...rest } = found;
  return {
    ...(parts.length > 1 ? rest : found),
    text,
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    isUnsure: found.kind !== 'location' && placeScore(found.text) < 1,
  };
}

/** 'Houston, TX 77084', 'Doncaster DN4 0QZ', 'Coimbatore – 641006': the town alone, but 'Box 22814' as it is. */
const POSTCODE =
  /(?<=\p{L}{2})(?<!(?:box|bag|b\.?p\.?|no|plot|stand|erf|house))(?:[\s,–-]+(?:\d{5,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})|, \d{4}(?=[\s.]*$))(?=$|[\s,.])/giu;
const withoutPostcode = (text: string): string =>
  text.length < ADDRESS_MOST ? text.replace(POSTCODE, '') : text;

/** 'Department of Physics, Awka' is reached in Awka. */
function withoutOffice(text: string): string {
  const parts = text.split(/, /);
  const from = parts.findIndex((part) => !OFFICE.test(part) && !BOX.test(part));
  return from > 0 ? parts.slice(from).join(', ') : text;
}
/** Mail comes to a box; the town behind it is where somebody lives. */
const BOX =
  /^(?:p\.? ?o\.? ?box|b\.? ?p\.?|p\.? ?m\.? ?b\.?|private bag|private mail bag)[\s.:]*(?:[A-Z]{1,3}\s?)?[\d\s–-]*$/iu;
const OFFICE = /^(?:c\/o|(?:the )?(?:department|dept|faculty|ministry|institute|university)\.?(?: of)?) /i;

/** Street, town and country may have a line or cell each. */
function partsAfter(texts: readonly ContactPiece[], at: number): ContactPiece[] {
  const parts: ContactPiece[] = [];
  for (const next of texts.slice(at + 1, at + 4)) {
    const isRest =
      next.kind === 'location' ||
      placeScore(next.text) > 0 ||
      /^\d{4,6}\s+\p{Lu}/u.test(next.text) ||
      isRegionName(next.text) ||
      (isTownRow(next) && /,\s*$/.test(texts[at]?.line.cells[0]?.text ?? ''));
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
  const reach = [...pieces.keys()].filter((at) => REACH.has(pieces[at]?.kind ?? 'text'));
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

/** Names that no list knows are a place only where somebody says how to reach them. */
function isNearReach(pieces: readonly ContactPiece[], piece: ContactPiece): boolean {
  const at = pieces.indexOf(piece);
  return pieces.some(({ kind }, other) => REACH.has(kind) && Math.abs(other - at) <= NEAR);
}

const REACH: ReadonlySet<ContactPiece['kind']> = new Set(['email', 'phone', 'link']);
const NEAR = 3;

/** 'Eldoret, Uasin Gishu': names of places that no list knows, as they are printed among the contacts. */
const isTownRow = ({ kind, text, line }: ContactPiece): boolean =>
  kind === 'text' &&
  line.scale < 1.4 &&
  /^\p{Lu}[\p{L}\p{M}'’. -]{2,25}(?:, \p{Lu}[\p{L}\p{M}'’. -]{1,25}){1,3}$/u.test(text) &&
  titleScore(text) === 0 &&
  degreeScore(text) === 0 &&
  !isSentence(text) &&
  !text.split(', ').every(isLanguage);
