import { degreeLevel } from '../../claims/levels.ts';
import { oneLine } from '../../letters/words.ts';
import { findClasses, rankOf, scaleOf } from '../degree-classes.ts';
import type { DegreeClassRequirement } from '../knock-out.types.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';

type Study = NonNullable<AnswerContext['resume']['education']>[number];
/** Levels of claims: diplomas and HND, then bachelor's degrees; a Master's has no class that is asked for. */
const DIPLOMA = [2, 3];
const BACHELOR = [4];

interface OwnClass {
  scale: 'degree' | 'diploma' | undefined;
  name: string | undefined;
  points: string | undefined;
}

/**
 * Whether a finished degree or diploma has the class. Classes are compared with classes of the same scale only, points with
 * points out of the same number: nothing official says which points of one scale are a class of another.
 */
export function answerDegreeClass(
  { accepts }: DegreeClassRequirement,
  { resume }: AnswerContext,
): KnockOutAnswer {
  const studies = (resume.education ?? []).map((study, index) => ({ study, index }));
  const answers = studies.flatMap(({ study, index }) => answerStudy(accepts, study, index) ?? []);
  return (
    answers.find(({ state }) => state === 'met') ??
    answers.find(({ state, reason }) => state === 'unknown' && reason !== 'not-said') ??
    answers.find(({ state }) => state === 'unknown') ??
    answers[0] ??
    unknown('not-said', 'education')
  );
}

function answerStudy(accepts: readonly string[], study: Study, index: number): KnockOutAnswer | undefined {
  const degree = oneLine(study.degree ?? '');
  const level = degreeLevel(degree);
  if (level !== undefined && !DIPLOMA.includes(level) && !BACHELOR.includes(level)) return undefined;
  const path = `education.${index}`;
  const own = classOf(study, level);
  const fact = {
    path: `${path}.degreeClass`,
    quote: [degree, oneLine(study.fieldOfStudy ?? ''), own.name ? classWords(own.name) : own.points]
      .filter(Boolean)
      .join(', '),
  };
  const field = `${path}.degreeClass`;
  if (study.current) return unknown('not-finished', field, fact);
  if (!own.name && !own.points) return unknown('not-said', field, degree ? fact : null);
  const compared = accepts.map((asked) => compare(asked, own));
  if (compared.includes('met')) return met(fact, field);
  if (compared.includes('not-met') && !compared.includes('no-scale')) return notMet(fact, field);
  return unknown(compared.includes('no-scale') ? 'no-scale' : 'other-scale', field, fact);
}

function classOf(study: Study, level: number | undefined): OwnClass {
  const written = oneLine(`${study.degree ?? ''} ${study.grade ?? ''}`).toLowerCase();
  const name = study.degreeClass ?? findClasses(written)[0]?.name;
  const [, points, of] =
    /(?<![\d:.])(\d(?:\.\d{1,2})?)(?![\d:])\s*(?:(?:\/|out of|on)\s*(\d{1,2}(?:\.\d{1,2})?))?/.exec(
      study.grade ?? '',
    ) ?? [];
  const scale = of ?? study.gradeScale;
  const byLevel = level === undefined ? undefined : DIPLOMA.includes(level) ? 'diploma' : 'degree';
  const isPass = name === 'pass' || name === undefined;
  return {
    scale: isPass ? byLevel : scaleOf(name),
    name,
    points: points ? (scale ? `${Number(points)}/${Number(scale)}` : points) : undefined,
  };
}

type Compared = 'met' | 'not-met' | 'other' | 'no-scale';

function compare(asked: string, own: OwnClass): Compared {
  if (/^\d/.test(asked)) return comparePoints(asked, own.points);
  if (!own.name || !own.scale || own.scale !== scaleOf(asked)) return 'other';
  const [wanted, held] = [rankOf(asked, own.scale), rankOf(own.name, own.scale)];
  if (wanted === undefined || held === undefined) return 'other';
  return held <= wanted ? 'met' : 'not-met';
}

function comparePoints(asked: string, own: string | undefined): Compared {
  if (!own) return 'other';
  const [wanted = '', wantedOf] = asked.split('/');
  const [held = '', heldOf] = own.split('/');
  if (!wantedOf || !heldOf) return 'no-scale';
  if (wantedOf !== heldOf) return 'other';
  return Number(held) >= Number(wanted) ? 'met' : 'not-met';
}

const classWords = (name: string): string =>
  name
    .replace(/^(first|third)$/, '$1 class')
    .replace(/^second-/, 'second class ')
    .replace('-', ' ');
