import type { Piece } from '../entries/pieces.ts';
import { placeScore } from '../places.ts';
import { degreeScore, gradeIn } from './degrees.ts';
import { labelKind } from './labels.ts';

/** 'B.Sc. Economics, University of Nigeria, Nsukka' names two things; the town belongs to the school. */
export function cutAtCommas(piece: Piece): Piece[] {
  const parts = piece.text.split(/, (?=.)/);
  if (parts.length < 2) return [piece];
  const named = parts.findIndex((part) => degreeScore(part) < 0);
  const known = parts.findIndex((part) => degreeScore(part) > 0);
  const short = parts.slice(0, Math.max(1, named)).findIndex((part) => SHORT_FORM.test(part));
  const degree = known < 0 ? short : known;
  if (named < 0 || degree < 0 || named === degree) return [piece];
  // Behind a subject in brackets comes the school, also where its first words say nothing.
  const isWhole = named > degree && /\)$/.test(parts[degree] ?? '');
  const school = isWhole ? degree + 1 : named;
  // Behind the school comes its town; before a degree only a known one is sure.
  let last = school > degree ? parts.length : school + 1;
  while (last < degree && placeScore(parts[last] ?? '') > 0) last += 1;
  const { box: _box, ...rest } = piece;
  const cuts = [parts.slice(0, school), parts.slice(school, last), parts.slice(last)];
  return cuts
    .map((cut) => cut.join(', '))
    .filter(Boolean)
    .map((text, at) => ({
      ...rest,
      text,
      slot: `${piece.slot}|${at}`,
      // 'Nursing, BSN' would be a town and its region by its form.
      ...(known < 0 && at === 0 ? { label: 'degree' } : {}),
    }));
}

/** Letters that shorten the name of an examination, with or without its subject: 'H.S.C. (Commerce)'. */
const SHORT_FORM = /^(?:(?:\p{Lu}\.){2,}|\p{Lu}{2,5})(?: \([^()]+\)| (?:in|en|em) \p{Lu}.*)?$/u;

const JOINT = /^(.+?\S)\s+(?:at|from|@|bei|an der|chez)\s+(?=[\p{Lu}\d])(.+)$/u;

/** 'Diploma in International Institute of Design', where the subject is printed on another line. */
const DEGREE_IN = /^(.+?\S)\s+(?:in|en|em)\s+(?=\p{Lu})(.+)$/u;

/** 'BSc Law at University of Ibadan' names two things. */
export function cutAtJoint(piece: Piece): Piece[] {
  const [, before = '', after = ''] = DEGREE_IN.exec(piece.text) ?? [];
  // 'Diploma in Education, Morgan Zintec Teachers' College': the subject before the school.
  const isIn =
    degreeScore(before) > 0 && degreeScore(after.split(',')[0] ?? '') < 0 && !/^education,/i.test(after);
  const joint = JOINT.exec(piece.text) ?? [];
  const isSure = degreeScore(joint[1] ?? '') > 0 && degreeScore(joint[2] ?? '') < 0;
  const [, degree, school] = isIn && !isSure ? ['', before, after] : joint;
  if (!degree || !school || degreeScore(degree) < 0 || degreeScore(school) > 0) return [piece];
  if (degreeScore(degree) === 0 && degreeScore(school) === 0) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: degree },
    { ...rest, text: school, slot: `${piece.slot}|at` },
  ];
}

/** Labels of what may have a grade behind it. */
const HOLDS_GRADE: ReadonlySet<ReturnType<typeof labelKind>> = new Set(['degree', 'field']);

/** A grade in brackets or behind a comma is its own piece. */
export function cutAtGrade(piece: Piece): Piece[] {
  if (piece.label && !HOLDS_GRADE.has(labelKind(piece.label))) return [piece];
  const found = gradeIn(piece.text);
  if (!found || found.rest === '') return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: found.rest },
    { ...rest, text: found.grade, slot: `${piece.slot}|grade`, label: 'grade' },
  ];
}
