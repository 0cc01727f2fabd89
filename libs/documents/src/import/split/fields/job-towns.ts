import type { Piece } from '../entries/pieces.ts';
import type { Pattern } from '../entries/slots.ts';
import { placeAtEnd } from '../places.ts';
import { trimmed } from '../trimmed.ts';
import { degreeScore } from './degrees.ts';
import { titleScore } from './evidence.ts';
import type { ReadField } from './field.types.ts';
import { labelKind } from './labels.ts';

/** What the pieces of a job's head say. */
export type JobRole = 'title' | 'employer' | 'place';
type Taken = Partial<Record<JobRole, Piece>>;

/** Whether the names of a section have a town behind a comma. */
export interface Towns {
  employer: boolean;
  title: boolean;
  /** It is the only job of its section: there is nothing to compare it with. */
  isLone: boolean;
}

/** What the jobs of a section have in common. */
export const townsOf = (heads: readonly (readonly Piece[])[], pattern: Pattern<JobRole>): Towns => ({
  isLone: heads.length === 1,
  employer: nameTowns(heads, pattern, 'employer'),
  title: nameTowns(heads, pattern, 'title'),
});

/** The employer and, as far as its name says it, where it was. */
export const companyOf = (taken: Taken, towns: Towns): { company?: ReadField; place?: ReadField } =>
  withoutTown(
    taken.employer,
    towns.employer || labelKind(taken.employer?.label) === 'employer' || (towns.isLone && isOwnLine(taken)),
  );

/** 'Department of Soil Science, University of Calabar': the employer, and the part of it. */
export function cutAtUnit(piece: Piece): Piece[] {
  const [, unit = '', whole = ''] =
    /^((?:the )?(?:department|dept\.?|faculty|school|college|unit|division|directorate) of [^,]+), (\S.+)$/iu.exec(
      piece.text,
    ) ?? [];
  if (!unit || degreeScore(whole) >= 0) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: whole },
    { ...rest, text: unit, slot: `${piece.slot}|unit`, label: 'unit' },
  ];
}

/** Work that a scheme brought, which says nothing of where it was. */
const SCHEME = /^(.+\S) \((N\.?Y\.?S\.?C|S\.?I\.?W\.?E\.?S|I\.?T|attachment|internship)\.?\)$/iu;

/** 'Store Keeper, Kora Hardware Ltd (Machakos Branch)': where it was, in brackets. */
export function cutAtBracket(piece: Piece): Piece[] {
  const [, name, where] =
    /^(.+\S) \((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\)$/u.exec(piece.text) ?? [];
  const { box: _box, ...rest } = piece;
  const [, outside, inside] = /^(.+\S) \(([^()]+)\)$/u.exec(piece.text) ?? [];
  // 'Fosse Park Fashions (Sales Assistant)'
  if (outside && inside && !piece.label && titleScore(inside) > 1 && titleScore(outside) <= 0)
    return [
      { ...rest, text: outside },
      { ...rest, text: inside, slot: `${piece.slot}|within` },
    ];
  const [, served, scheme] = SCHEME.exec(piece.text) ?? [];
  if (served && scheme && titleScore(served) <= 0)
    return [
      { ...rest, text: served },
      { ...rest, text: scheme, slot: `${piece.slot}|scheme` },
    ];
  const isPlaced =
    name &&
    where &&
    (titleScore(name) < 0 || name.includes(',')) &&
    titleScore(where) === 0 &&
    !/^\p{Lu}+$/u.test(where);
  if (!isPlaced || piece.label) return [piece];
  return [
    { ...rest, text: name },
    { ...rest, text: where, slot: `${piece.slot}|bracket`, label: 'place' },
  ];
}

/** 'Site Engineer, Accra': the town behind a title is where the work was. */
export function takeTown(taken: Taken, hasTowns: boolean): void {
  const { title, employer, place } = taken;
  const found =
    title && employer && !place
      ? (placeAtEnd(title.text) ?? (hasTowns ? unknownTown(title.text, true) : undefined))
      : undefined;
  if (!title || !found || titleScore(found.rest) <= 0) return;
  const { box: _box, ...rest } = title;
  taken.title = { ...rest, text: trimmed(found.rest) };
  taken.place = { ...rest, text: found.place };
}

/** An employer of several words that has a line without the title. */
function isOwnLine({ title, employer }: Taken): boolean {
  if (!title || !employer || titleScore(title.text) <= 0 || degreeScore(employer.text) < 0) return false;
  return (
    !employer.sources.some((source) => title.sources.includes(source)) &&
    /^\S+ \S.*, \p{Lu}[\p{L}'’-]+$/u.test(employer.text)
  );
}

/** Whether nearly every employer or title of the section has a town behind a comma; of titles, one has a known one. */
function nameTowns(
  heads: readonly (readonly Piece[])[],
  pattern: Pattern<JobRole>,
  role: 'employer' | 'title',
): boolean {
  const names = heads.flatMap((head) => head.filter(({ slot }) => pattern.get(slot) === role).slice(0, 1));
  const parted = names.filter(({ text }) => unknownTown(text, true) ?? placeAtEnd(text));
  const isKnown = role === 'employer' || names.some(({ text }) => placeAtEnd(text));
  return names.length > 1 && parted.length >= names.length * 0.75 && isKnown;
}

/** 'Dangote Cement Plc, Gboko': what follows a sure employer is where it is. */
function unknownTown(text: string, hasTowns: boolean): { rest: string; place: string } | undefined {
  const [, rest = '', place = ''] = /^(.+?), ([^,]+(?:, [A-Z]{2,3})?)$/.exec(text) ?? [];
  const isTown =
    /^\p{Lu}[\p{L}\p{M}'’-]+(?:(?: (?:and|et|&))? \p{Lu}[\p{L}\p{M}'’-]+)?(?:, [A-Z]{2,3})?$/u.test(place) &&
    titleScore(place.replace(/, [A-Z]{2,3}$/, '')) === 0;
  const hasRegion = /, [A-Z]{2}$/.test(place);
  const isNamed = rest.split(/\s+/).includes(place);
  const isSure = hasTowns || hasRegion || isNamed || (titleScore(rest) < 0 && degreeScore(rest) >= 0);
  return isTown && isSure ? { rest, place } : undefined;
}

/** 'Kora Foods, Lagos' names the employer and its town. */
function withoutTown(
  piece: Piece | undefined,
  hasTowns: boolean,
): { company?: ReadField; place?: ReadField } {
  if (!piece) return {};
  const found = placeAtEnd(piece.text) ?? unknownTown(piece.text, hasTowns) ?? bracketedTown(piece.text);
  if (!found || trimmed(found.rest) === '') return { company: piece };
  const { box: _box, ...rest } = piece;
  const { name, place } = withoutQuarter(found);
  return { company: { ...rest, text: trimmed(name) }, place: { ...rest, text: place } };
}

/** 'Brasserie du Moungo (Nkongsamba)' */
function bracketedTown(text: string): { rest: string; place: string } | undefined {
  const [, rest = '', place = ''] = /^(.+\S) \((\p{Lu}\p{Ll}{3,}(?:[ -]\p{Lu}\p{Ll}+)?)\)$/u.exec(text) ?? [];
  return rest !== '' && titleScore(place) === 0 && degreeScore(place) === 0 ? { rest, place } : undefined;
}

/** What is no part of a town: 'Finance Department, Kora Foods, Lagos'. */
const UNIT =
  /(?<!\p{L})(?:department|dept|unit|division|ward|branch|faculty|section|office|group|team)(?!\p{L})/iu;

/** 'Kora Foods, Idu, Abuja': between the name and the town comes the part of the town. */
function withoutQuarter({ rest, place }: { rest: string; place: string }): { name: string; place: string } {
  const [, name = '', quarter = ''] = /^(.+?\S), ([^,]+)$/u.exec(rest) ?? [];
  const isQuarter =
    /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|\d)){0,2}$/u.test(quarter) &&
    titleScore(quarter) >= 0 &&
    titleScore(name) <= 0 &&
    degreeScore(name) >= 0 &&
    !UNIT.test(name) &&
    !UNIT.test(quarter);
  return isQuarter || PART_OF_TOWN.test(quarter)
    ? { name, place: `${quarter}, ${place}` }
    : { name: rest, place };
}

const PART_OF_TOWN =
  /(?<!\p{L})(?:road|street|avenue|market|estate|junction|layout|industrial area|mall|plaza|island|district|gra|cbd|phase \d)$/iu;
