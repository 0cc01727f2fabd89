import { isJoint, type Piece, piecesOf } from '../entries/pieces.ts';
import { type Pattern, patternOf } from '../entries/slots.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { ReadLine } from '../line.ts';
import { placeScore } from '../places.ts';
import { degreeParts, degreeScore, gradeIn, isSchoolLevel } from './degrees.ts';
import { datesOf, type EntryDates } from './entry-dates.ts';
import type { ReadField } from './field.types.ts';
import { labelKind } from './labels.ts';
import { hasSchoolTown, withoutSchoolTown } from './school-names.ts';
import { cutAtCommas, cutAtGrade, cutAtJoint } from './school-pieces.ts';

export interface ReadSchool extends EntryDates {
  institution: ReadField | undefined;
  degree: ReadField | undefined;
  fieldOfStudy: ReadField | undefined;
  grade: ReadField | undefined;
}

type Role = 'school' | 'degree' | 'field' | 'place' | 'grade';
const ROLES: readonly Role[] = ['school', 'degree', 'field', 'place', 'grade'];

const fit = ({ text, label }: Piece): Record<Role, number> => {
  const degree = degreeScore(text);
  const said = labelKind(label);
  // A column 'Course' holds the degree as often as its subject.
  const kind =
    said === 'field' && degree > 0 ? 'degree' : said === 'degree' && ONLY_GRADE.test(text) ? 'grade' : said;
  const named = (role: Role): number => (kind === role ? 8 : kind === 'board' ? -8 : 0);
  const place = placeScore(text);
  const grade = gradeIn(text)?.rest === '' || ONLY_GRADE.test(text) ? 1 : 0;
  const short = degree === 0 && LETTERS.test(text) ? 1 : 0;
  return {
    school: named('school') - degree - place * 2 - grade * 4,
    degree: named('degree') + degree + short * 1.5 - place * 3 - grade * 4,
    field: named('field') + (degree === 0 ? 0.8 : -2) - short * 1.5 - place * 3 - grade * 4,
    place: named('place') + place * 4 - 2.5 - Math.abs(degree) * 0.3,
    grade: named('grade') + grade * 5 - 2,
  };
};

/** 'Award: Credit' */
const ONLY_GRADE = /^(?:upper |lower )?(?:credit|distinction|merit|pass)$/i;

/** Letters that shorten a degree which no list knows: 'CTA', 'BSN', 'A.A.S.'. */
const LETTERS = /^(?:(?:\p{Lu}\.){2,5}|(?=(?:.*\p{Lu}){2})\p{Lu}\p{L}{0,2}\p{Lu}{1,2})$/u;

/** The courses of study of a section. */
export function readSchools(given: readonly ReadLine[]): ReadSchool[] {
  const lines = withListedDegrees(given.map(withoutEnd));
  const isHeadWord = (text: string): boolean =>
    degreeScore(text) !== 0 || placeScore(text) > 0 || gradeIn(text)?.rest === '';
  const entries = splitEntries(lines, { takesSingleDates: true, isHeadWord, isMostlyHead: true });
  const heads = entries.map((entry) =>
    [
      ...piecesOf(entry.shared ?? []).map((piece) => ({ ...piece, slot: `shared|${piece.slot}` })),
      ...piecesOf(entry.head).flatMap(cutAtGrade).flatMap(cutAtJoint).flatMap(cutAtCommas),
    ].filter(({ text }) => !isJoint(text)),
  );
  const pattern = patternOf(heads, ROLES, fit);
  return withoutTowns(
    entries.map((entry, index) => schoolOf(entry, heads[index] ?? [], pattern)).filter(isSchool),
  );
}

/** Share of the schools of a section that have a town behind them, from which on it is no part of their names. */
const TOWNS_LEAST = 0.6;
const TOWNS_FEWEST = 3;

function withoutTowns(schools: readonly ReadSchool[]): ReadSchool[] {
  const names = schools.flatMap(({ institution }) => (institution ? [institution.text] : []));
  const parted = names.filter((name) => hasSchoolTown(name));
  if (parted.length < TOWNS_FEWEST || parted.length < names.length * TOWNS_LEAST) return [...schools];
  return schools.map((school) => {
    const { institution } = school;
    return institution
      ? { ...school, institution: { ...institution, text: withoutSchoolTown(institution.text) } }
      : school;
  });
}

/** 'B.Tech from Nagarjuna University in 2015 with 71%.' is no sentence. */
function withoutEnd(line: ReadLine): ReadLine {
  const [cell, ...more] = line.cells;
  const isShort =
    cell && more.length === 0 && /[^.]\.$/.test(line.text) && line.text.split(/\s+/).length <= ENDED_WORDS;
  if (!isShort || !/\d{4}/.test(line.text) || degreeScore(line.text) === 0 || / i |^i /i.test(line.text))
    return line;
  const text = line.text.slice(0, -1);
  return { ...line, text, cells: [{ ...cell, text: cell.text.slice(0, -1) }] };
}
const ENDED_WORDS = 16;

/** 'High School Diploma' as an item below its school is no text of the entry. */
function withListedDegrees(lines: readonly ReadLine[]): readonly ReadLine[] {
  const isListed = ({ bullet, text }: ReadLine): boolean =>
    bullet && degreeScore(text) > 0 && text.length < 60;
  const hasSchools = lines.some(({ bullet, text }) => !bullet && degreeScore(text) < 0);
  const hasDegrees = lines.some(({ bullet, text }) => !bullet && degreeScore(text) > 0);
  if (!hasSchools || hasDegrees) return lines;
  return lines.map((line) => (isListed(line) ? { ...line, bullet: false } : line));
}

const isSchool = ({ institution, degree }: ReadSchool): boolean =>
  institution !== undefined || degree !== undefined;

function schoolOf(entry: Entry, head: readonly Piece[], pattern: Pattern<Role>): ReadSchool {
  const taken: Partial<Record<Role, Piece>> = {};
  const rest: Piece[] = [];
  for (const piece of head) {
    const isGrade = labelKind(piece.label) === 'grade' && !taken.grade;
    const role = isGrade ? 'grade' : pattern.get(piece.slot);
    if (role && !taken[role] && !contradicts(role, piece)) taken[role] = piece;
    else if (labelKind(piece.label) !== 'board') rest.push(piece);
  }
  giveBack(taken, rest);
  takeSubject(taken, rest);
  const fill = (role: Role, isIt: (piece: Piece) => boolean): void => {
    const at = taken[role] ? -1 : rest.findIndex(isIt);
    if (at >= 0) taken[role] = rest.splice(at, 1)[0];
  };
  fill('grade', (piece) => fit(piece).grade > 1);
  fill('school', ({ text }) => degreeScore(text) < 0);
  fill('degree', ({ text }) => degreeScore(text) > 0);
  fill(
    'school',
    ({ text }) =>
      degreeScore(text) === 0 && placeScore(text) === 0 && !taken.school && taken.degree !== undefined,
  );
  fill('degree', ({ text }) => degreeScore(text) === 0 && placeScore(text) === 0);
  fill(
    'field',
    ({ text }) => degreeScore(text) === 0 && placeScore(text) === 0 && text.split(' ').length <= 6,
  );
  partLoneSchool(taken);
  takeSchoolBehind(taken);
  partBracket(taken);
  nameSchool(taken);
  return { ...datesOf(entry), ...named(taken), grade: taken.grade ?? gradeBelow(entry) };
}

/** A subject in the slot of the degree, or a name in that of the school, makes room for a piece that surely is one. */
function giveBack(taken: Partial<Record<Role, Piece>>, rest: Piece[]): void {
  for (const [role, sign] of SIGNS) {
    const at = rest.findIndex(({ text }) => degreeScore(text) * sign >= 2);
    const own = taken[role];
    if (at < 0 || !own || own.label || degreeScore(own.text) * sign > 0) continue;
    taken[role] = rest[at];
    rest[at] = own;
  }
}

/** 'Economics, Olabisi Onabanjo University' below a degree alone: the subject is printed before the school. */
function takeSubject(taken: Partial<Record<Role, Piece>>, rest: readonly Piece[]): void {
  const { school, degree, field } = taken;
  const isAlone = degree && !field && rest.length === 0 && degreeParts(degree.text).field === '';
  if (!school || !isAlone) return;
  const parts = school.text.split(/, (?=.)/);
  const named = parts.findIndex((part) => degreeScore(part) < 0);
  const before = parts.slice(0, Math.max(0, named));
  if (before.length === 0 || before.some((part) => degreeScore(part) !== 0 || placeScore(part) > 0)) return;
  const { box: _box, ...piece } = school;
  taken.field = { ...piece, text: before.join(', ') };
  taken.school = { ...piece, text: parts.slice(named).join(', ') };
}

/** 'Fachoberschulreife, Gesamtschule Meiderich' where nothing else names what was studied. */
function partLoneSchool(taken: Partial<Record<Role, Piece>>): void {
  const { school, degree, field } = taken;
  if (!school || degree || field) return;
  const parts = school.text.split(/, (?=.)/);
  const at = parts.findIndex((part) => degreeScore(part) < 0);
  if (at < 1 || parts.slice(0, at).some((part) => placeScore(part) > 0)) return;
  const { box: _box, ...piece } = school;
  taken.degree = { ...piece, text: parts.slice(0, at).join(', ') };
  taken.school = { ...piece, text: parts.slice(at).join(', ') };
}

/** Capitals that shorten the name of a school, with a word of it or its town: 'ISM Dakar', 'CEM Blaise Diagne'. */
const SHORT_SCHOOL = /^\p{Lu}[\p{Lu}-]{2,}(?: \p{Lu}[\p{L}\p{M}'’-]+)+$/u;

/** 'BTS en Comptabilité, ISM Dakar': short for a school that no list knows, behind the degree on one line. */
function takeSchoolBehind(taken: Partial<Record<Role, Piece>>): void {
  const { school, degree, field } = taken;
  if (school || !degree || field) return;
  const [, before = '', after = ''] = /^(.+), ([^,]+)$/u.exec(degree.text) ?? [];
  const isOfBoth = degreeScore(before) > 0 && degreeScore(after) === 0 && /\p{Ll}/u.test(before);
  if (!isOfBoth || !SHORT_SCHOOL.test(after) || gradeIn(after) !== undefined) return;
  const { box: _box, ...piece } = degree;
  taken.degree = { ...piece, text: before };
  taken.school = { ...piece, text: after };
}

/** 'Bekwai Junior High School (B.E.C.E)' where nothing else says what for. */
function partBracket(taken: Partial<Record<Role, Piece>>): void {
  const { school, degree } = taken;
  const [, name, letters] = /^(.+\S) \(([^()]+)\)$/u.exec(school?.text ?? '') ?? [];
  if (!school || degree || !name || !letters || degreeScore(letters) <= 0) return;
  const { box: _box, ...piece } = school;
  taken.school = { ...piece, text: name };
  taken.degree = { ...piece, text: letters };
}

/** A name behind what has no further subject is that of the school: 'SSLC – Govt. Model Karunagappally'. */
function nameSchool(taken: Partial<Record<Role, Piece>>): void {
  const { school, degree, field } = taken;
  if (school || !degree || !field || field.label || degreeScore(field.text) > 0) return;
  if (!isSchoolLevel(degree.text) && degreeParts(degree.text).field === '') return;
  taken.school = field;
  delete taken.field;
}

/** What the words of degrees and schools count as. */
const SIGNS = [
  ['degree', 1],
  ['school', -1],
] as const;

function named({
  school,
  degree,
  field,
}: Partial<Record<Role, Piece>>): Omit<ReadSchool, keyof EntryDates | 'grade'> {
  const both = !degree && field ? degreeParts(field.text) : undefined;
  if (both?.field) return named({ ...(school ? { school } : {}), degree: field as Piece });
  const isUnsure = !school || !degree || degreeScore(school.text) >= 0;
  const parts = degree ? degreeParts(degree.text) : undefined;
  if (!degree || !parts || parts.field === '' || (field && !isTogether(degree.text)))
    return {
      institution: institutionOf(school, isUnsure),
      degree: degree && { ...degree, text: withoutAsking(degree.text), isUnsure },
      fieldOfStudy: field,
    };
  const { box: _box, ...rest } = degree;
  return {
    institution: institutionOf(school, isUnsure),
    degree: { ...rest, text: parts.degree, isUnsure },
    fieldOfStudy: { ...rest, text: parts.field, isUnsure },
  };
}

const institutionOf = (school: Piece | undefined, isUnsure: boolean): ReadField | undefined =>
  school && { ...school, text: withoutStop(school.text), isUnsure };

/** 'Moi University.' ends a sentence, 'Univ.' is short for something. */
const withoutStop = (text: string): string => text.replace(/(?<=\p{Ll}{5})\.$/u, '');

/** 'SSCE in': a layout's word before a subject that comes in another face, or that the person did not name. */
const withoutAsking = (text: string): string => text.replace(/\s+(?:in|en|em|of)$/i, '');

/** 'B.A. in History' and 'B.A., History' are a degree with its subject, whatever else is printed beside it. */
function isTogether(text: string): boolean {
  const [, degree = '', subject = ''] = /^([^,]+),\s+([^,]+)$/.exec(text) ?? [];
  return (
    /\s(?:in|en|em)\s/u.test(text) ||
    (degreeScore(degree) > 0 && degreeScore(subject) === 0 && gradeIn(subject) === undefined)
  );
}

function contradicts(role: Role, piece: Piece): boolean {
  const degree = degreeScore(piece.text);
  if (role === 'grade')
    return (
      piece.label !== 'grade' &&
      gradeIn(piece.text) === undefined &&
      !/\d/.test(piece.text) &&
      labelKind(piece.label) !== 'grade'
    );
  if (role === 'school') return degree >= 2;
  if (role === 'degree') return degree <= -2;
  return role === 'place' ? degree !== 0 : false;
}

/** A grade on a line below the head. */
function gradeBelow({ body }: Entry): ReadField | undefined {
  for (const line of body) {
    const found = line.text.length < 80 ? gradeIn(line.text) : undefined;
    if (found) return { text: found.grade, sources: line.sources };
  }
  return undefined;
}
