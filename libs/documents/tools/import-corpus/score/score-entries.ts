import type { AskedJob, AskedNames, AskedSchool } from './asked.types.ts';
import { fold, squeeze } from './fold.ts';
import type { FoundJob, FoundSchool } from './found.types.ts';
import type { Field, Tally } from './tally.ts';

const same = (one: string | undefined, other: string | undefined): boolean =>
  fold(one ?? '') === fold(other ?? '');
/** Equal where the page prints the value; a value that is not printed must not be found either. */
const agrees = (asked: string | undefined, found: string | undefined): boolean => same(asked, found);

interface Pair<Asked, Found> {
  asked?: Asked;
  found?: Found;
}

/** Gives each found entry the asked entry it agrees with most; without any agreement it stays alone. */
function pairs<Asked, Found>(
  asked: readonly Asked[],
  found: readonly Found[],
  likeness: (asked: Asked, found: Found) => number,
): Pair<Asked, Found>[] {
  const all = asked.flatMap((one, a) =>
    found.map((other, f) => ({ a, f, likeness: likeness(one, other), distance: Math.abs(a - f) })),
  );
  all.sort((one, other) => other.likeness - one.likeness || one.distance - other.distance);
  const taken = { asked: new Set<number>(), found: new Set<number>() };
  const made: Pair<Asked, Found>[] = [];
  for (const { a, f, likeness: points } of all) {
    if (points === 0 || taken.asked.has(a) || taken.found.has(f)) continue;
    taken.asked.add(a);
    taken.found.add(f);
    made.push({ asked: asked[a], found: found[f] });
  }
  const rest = (size: number, done: ReadonlySet<number>) =>
    [...Array(size).keys()].filter((at) => !done.has(at));
  return [
    ...made,
    ...rest(asked.length, taken.asked).map((at) => ({ asked: asked[at] })),
    ...rest(found.length, taken.found).map((at) => ({ found: found[at] })),
  ];
}

/** Key fields weigh more than dates, so that dates are compared within the right entry. */
const points = (keys: readonly boolean[], dates: readonly boolean[]): number =>
  keys.filter(Boolean).length * 10 + dates.filter(Boolean).length;
const sameDate = (asked: string | undefined, found: string | undefined): boolean =>
  asked !== undefined && asked === found;

export function scoreJobs(tally: Tally, asked: readonly AskedJob[], found: readonly FoundJob[]): void {
  const keysOf = (one: AskedJob, other: FoundJob): boolean[] => [
    one.title !== undefined && same(one.title, other.position),
    one.employer !== undefined && same(one.employer, other.company),
  ];
  const made = pairs(asked, found, (one, other) =>
    points(keysOf(one, other), [sameDate(one.start, other.startDate), sameDate(one.end, other.endDate)]),
  );
  for (const { asked: one, found: other } of made) {
    const label = (title = '', employer = '') => `${title} @ ${employer}`;
    const isRight =
      one !== undefined &&
      other !== undefined &&
      agrees(one.title, other.position) &&
      agrees(one.employer, other.company);
    if (isRight) tally.right('jobs');
    else {
      if (other) tally.wrong('jobs', label(other.position, other.company));
      if (one) tally.missed('jobs', label(one.title, one.employer));
    }
    compareValue(tally, 'titles', one?.title, other?.position);
    compareValue(tally, 'employers', one?.employer, other?.company);
    if (other)
      tally.entry(!(one && keysOf(one, other).includes(true)), `job ${label(other.position, other.company)}`);
    scoreDates(tally, 'job dates', one, other);
    scoreBullets(tally, one?.bullets ?? [], other?.description ?? '');
  }
}

export function scoreSchools(
  tally: Tally,
  asked: readonly AskedSchool[],
  found: readonly FoundSchool[],
): void {
  const keysOf = (one: AskedSchool, other: FoundSchool): boolean[] => [
    same(one.institution, other.institution),
    isSameStudy(one, other) && (one.degree ?? one.field) !== undefined,
  ];
  const made = pairs(asked, found, (one, other) =>
    points(keysOf(one, other), [sameDate(one.start, other.startDate), sameDate(one.end, other.endDate)]),
  );
  for (const { asked: one, found: other } of made) {
    const label = (degree = '', field = '', institution = '') => `${degree} | ${field} @ ${institution}`;
    if (one && other && same(one.institution, other.institution) && isSameStudy(one, other))
      tally.right('schools');
    else {
      if (other) tally.wrong('schools', label(other.degree, other.fieldOfStudy, other.institution));
      if (one) tally.missed('schools', label(one.degree, one.field, one.institution));
    }
    compareValue(tally, 'institutions', one?.institution, other?.institution);
    compareValue(tally, 'degrees', one?.degree, other?.degree);
    compareValue(tally, 'subjects', one?.field, other?.fieldOfStudy);
    if (other)
      tally.entry(
        !(one && keysOf(one, other).includes(true)),
        `school ${label(other.degree, other.fieldOfStudy, other.institution)}`,
      );
    scoreDates(tally, 'school dates', one && { ...one, isOngoing: false }, other);
  }
}

/** Degree and subject together, in either order: which of both a word belongs to is scored on its own. */
function isSameStudy(asked: AskedSchool, found: FoundSchool): boolean {
  const whole = squeeze(`${found.degree}${found.fieldOfStudy ?? ''}`);
  const { degree = '', field = '' } = asked;
  const joints = ['', 'in', 'of', 'en', 'de', 'em', 'ya'];
  return [...joints.map((joint) => degree + joint + field), field + degree].some(
    (form) => squeeze(form) === whole,
  );
}

function compareValue(
  tally: Tally,
  field: Field,
  asked: string | undefined,
  found: string | undefined,
): void {
  const value = fold(found ?? '');
  if (asked === undefined && value === '') return;
  tally.compare(field, asked, found ?? '', asked !== undefined && same(asked, found));
}

interface Span {
  start: string | undefined;
  end: string | undefined;
  isOngoing: boolean;
}

function scoreDates(
  tally: Tally,
  field: Field,
  asked: Span | undefined,
  found: { startDate?: string; endDate?: string; current?: boolean } | undefined,
): void {
  const values: [string | undefined, string][] = [[asked?.start, found?.startDate ?? '']];
  if (asked?.isOngoing) values.push(['ongoing', found?.current ? 'ongoing' : (found?.endDate ?? '')]);
  else values.push([asked?.end, found?.endDate ?? '']);
  for (const [one, other] of values) {
    if (one === undefined && other === '') continue;
    tally.compare(field, one, other, one === other);
  }
}

/** Each line of a description, found whole in the description of its own job. */
function scoreBullets(tally: Tally, asked: readonly string[], description: string): void {
  const lines = description.split('\n').map(squeeze).filter(Boolean);
  for (const bullet of asked) {
    if (lines.includes(squeeze(bullet))) tally.right('bullets');
    else tally.missed('bullets', bullet);
  }
  const known = new Set(asked.map(squeeze));
  for (const line of lines) if (!known.has(line)) tally.wrong('bullets', line.slice(0, 80));
}

/** A list of names, each of which is right or not. */
export function scoreNames(
  tally: Tally,
  field: Field,
  { asked, neutral }: AskedNames,
  found: readonly string[],
): void {
  const open = new Map(asked.map((name) => [fold(name), name]));
  const passed = new Set(neutral.map(fold));
  for (const name of found) {
    const folded = fold(name);
    const isRight = open.delete(folded);
    if (!isRight && passed.has(folded)) continue;
    tally.entry(!isRight, `${field} ${name}`);
    if (isRight) tally.right(field);
    else tally.wrong(field, name);
  }
  for (const name of open.values()) tally.missed(field, name);
}
