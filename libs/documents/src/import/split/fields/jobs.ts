import { statementsOf } from '../entries/entry-line.ts';
import { type Piece, piecesOf } from '../entries/pieces.ts';
import { type Pattern, patternOf } from '../entries/slots.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { ReadLine } from '../line.ts';
import { isPlace, placeScore } from '../places.ts';
import { datesOf, type EntryDates, yearOf } from './entry-dates.ts';
import { titleScore } from './evidence.ts';
import type { ReadField } from './field.types.ts';
import {
  companyOf,
  cutAtBracket,
  cutAtUnit,
  type JobRole,
  type Towns,
  takeTown,
  townsOf,
} from './job-towns.ts';
import { labelKind } from './labels.ts';
import { isTownLike, partedPlaces, softParts, sureParts } from './soft-parts.ts';

export interface ReadJob extends EntryDates {
  company: ReadField | undefined;
  position: ReadField | undefined;
  location: ReadField | undefined;
  description: ReadField | undefined;
}

const ROLES: readonly JobRole[] = ['title', 'employer', 'place'];

const TYPE_OF_WORK =
  /^(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance|internship|seasonal|casual|cdi|cdd|vollzeit|teilzeit|tempo inteiro|tempo parcial)(?: contract| position)?$/i;

const fit = ({ text, label }: Piece): Record<JobRole, number> => {
  const kind = labelKind(label);
  const named = {
    title: kind === 'title' ? 8 : 0,
    employer: kind === 'employer' ? 8 : 0,
    place: kind === 'place' ? 8 : 0,
  };
  const place = placeScore(text);
  const title = titleScore(text);
  return {
    title: named.title + title - place * 3,
    employer: named.employer - title - place * 3 + (text.length > 70 ? -2 : 0),
    place: named.place + place * 4 - (isTownLike(text) ? 1 : 2) - Math.abs(title) * (place > 0 ? 0.2 : 1),
  };
};

/** The jobs of a section. */
export function readJobs(lines: readonly ReadLine[]): ReadJob[] {
  const isHeadWord = (text: string): boolean => titleScore(text) !== 0 || isPlace(text);
  const entries = splitEntries(lines, { takesSingleDates: false, isHeadWord });
  const heads = softParts(partedPlaces(entries.map((entry) => jobPieces(entry)))).map((head) =>
    head.flatMap(cutAtUnit),
  );
  const pattern = patternOf(heads, ROLES, fit);
  const towns = townsOf(heads, pattern);
  return withSharedEmployer(
    entries.map((entry, index) => jobOf(entry, heads[index] ?? [], pattern, towns)),
  ).filter(isJob);
}

/** What somebody did at employers that a table names, under their names in another section. */
export function joinedJobs(jobs: readonly ReadJob[]): ReadJob[] {
  const whole: ReadJob[] = [];
  for (const job of jobs) {
    const isDetail = job.company && !job.position && !job.startDate && !job.endDate && !job.current;
    const same = isDetail
      ? whole.findIndex(({ company, description }) => company?.text === job.company?.text && !description)
      : -1;
    const known = whole[same];
    if (known && job.description)
      whole[same] = {
        ...known,
        description: {
          ...job.description,
          sources: [...(job.company?.sources ?? []), ...job.description.sources],
        },
      };
    else whole.push(job);
  }
  return whole;
}

/** 'Zenith Bank Plc, 2012 to date' above the roles there: an employer alone whose time holds theirs. */
function withSharedEmployer(jobs: readonly ReadJob[]): ReadJob[] {
  let shared: ReadJob | undefined;
  const holdsRole = (employer: ReadJob, job: ReadJob | undefined): boolean =>
    job !== undefined && !job.company && job.position !== undefined && isWithin(job, employer);
  return jobs.flatMap((job, at) => {
    if (job.company && !job.position && !job.description && holdsRole(job, jobs[at + 1])) {
      shared = job;
      return [];
    }
    if (!shared || !holdsRole(shared, job)) {
      shared = undefined;
      return [job];
    }
    return [{ ...job, company: shared.company, location: job.location ?? shared.location }];
  });
}

/** What neither names work nor an employer, or is a text without dates, is left out rather than taken for a job. */
function isJob({ company, position, startDate, endDate }: ReadJob): boolean {
  const names = [company, position].flatMap((name) => (name ? [name.text] : []));
  if (names.length === 1 && names.some((name) => NO_WORK.test(name))) return false;
  const isText = names.every((name) => /^\p{Ll}|\p{L}{3}[.;:]$/u.test(name) && name.split(/\s+/).length > 4);
  return (
    names.length === 2 ||
    (names.length > 0 && !isText && (startDate ?? endDate) !== undefined) ||
    (names.length === 1 && !isText && names.every((name) => titleScore(name) !== 0))
  );
}

/** Time without work that somebody accounts for. */
const NO_WORK =
  /^(?:career break|career gap|(?:maternity|parental|family|study) (?:leave|break)|sabbatical|unemployed|gap year|break(?: in career)?|looking after|congé|elternzeit)(?!\p{L})/iu;

const endOf = ({ current, endDate }: ReadJob): number => (current ? Infinity : yearOf(endDate));
const isWithin = (role: ReadJob, whole: ReadJob): boolean =>
  (!whole.startDate && !whole.endDate && !whole.current) ||
  (yearOf(role.startDate) >= yearOf(whole.startDate) && endOf(role) <= endOf(whole));

const jobPieces = (entry: Entry): Piece[] => {
  const own = piecesOf(entry.head);
  const shared = entry.shared
    ? piecesOf(entry.shared).map((piece) => ({ ...piece, slot: `shared|${piece.slot}` }))
    : [];
  return [...shared, ...own]
    .filter(({ text }) => !TYPE_OF_WORK.test(text))
    .flatMap(cutAtScheme)
    .flatMap(cutAtBracket);
};

/** 'NYSC: Government Secondary School' names the scheme and where it was served. */
function cutAtScheme(piece: Piece): Piece[] {
  const [, scheme, where] = /^(NYSC|SIWES|S\.I\.W\.E\.S\.?)\s*[:–—-]\s*(\p{Lu}.+)$/u.exec(piece.text) ?? [];
  if (!scheme || !where) return [piece];
  const { box: _box, ...rest } = piece;
  return [
    { ...rest, text: scheme, slot: `${piece.slot}|scheme` },
    { ...rest, text: where },
  ];
}

function jobOf(entry: Entry, head: readonly Piece[], pattern: Pattern<JobRole>, towns: Towns): ReadJob {
  const taken: Partial<Record<JobRole, Piece>> = {};
  const rest: Piece[] = [];
  for (const piece of head) {
    const role = pattern.get(piece.slot);
    if (role && !taken[role] && !contradicts(role, piece)) taken[role] = piece;
    else rest.push(piece);
  }
  const isFilled = fillFromRest(taken, rest, pattern);
  const unsure = partLonePiece(taken) || isFilled;
  takeTown(taken, towns.title);
  const body = titleBelow(taken, entry.body);
  const { company, place } = companyOf(taken, towns);
  const location = taken.place ?? place;
  const statements = statementsOf(body);
  const sources = [...rest, ...body].flatMap((each) => [...each.sources]);
  const description = [...rest.map(({ text }) => text), ...statements].join('\n');
  return {
    ...datesOf(entry),
    position: taken.title && { ...taken.title, text: taken.title.text.replace(AS, ''), isUnsure: unsure },
    company: company && { ...company, isUnsure: unsure },
    location,
    description: description === '' ? undefined : { text: description, sources },
  };
}

const TITLE_WORDS = 5;

/** 'Work done: Tailor' below an employer without a title: the first line of the text says what somebody was. */
function titleBelow(taken: Partial<Record<JobRole, Piece>>, body: Entry['body']): Entry['body'] {
  const [first] = body;
  const [cell] = first?.cells ?? [];
  const isTitle =
    first &&
    cell &&
    first.cells.length === 1 &&
    titleScore(first.text) > 1 &&
    first.text.split(/\s+/).length <= TITLE_WORDS &&
    !/[.;:]$/.test(first.text);
  if (!isTitle || taken.title || !taken.employer) return body;
  taken.title = { text: first.text, sources: first.sources, slot: 'below', isBold: false };
  return body.slice(1);
}

/** 'AS A NIGHT WATCHMAN' */
const AS = /^as (?:an? |the )?(?=\p{L})/iu;

/** A place in the slot of an employer, or a title as sure as can be in the slot of a place. */
function contradicts(role: JobRole, { text, label }: Piece): boolean {
  if (label === 'unit') return true;
  if (role === 'place')
    return placeScore(text) === 0 && (titleScore(text) !== 0 || text.split(' ').length > 5);
  return placeScore(text) === 1 && titleScore(text) === 0;
}

/** Roles whose slot this entry lacks are filled by what its other pieces say; returns whether that is a guess. */
function fillFromRest(
  taken: Partial<Record<JobRole, Piece>>,
  rest: Piece[],
  pattern: Pattern<JobRole>,
): boolean {
  const take = (at: number): Piece | undefined => rest.splice(at, 1)[0];
  if (!taken.place) {
    const at = rest.findIndex(({ text }) => placeScore(text) > 0.5);
    if (at >= 0) taken.place = take(at);
  }
  if (!taken.title) {
    const at = bestOf(rest, ({ text }) => titleScore(text));
    if (at >= 0 && titleScore(rest[at]?.text ?? '') > 0) taken.title = take(at);
  }
  if (!taken.employer) {
    const at = bestOf(rest, ({ text }) => -titleScore(text));
    const isOnlyName = taken.title !== undefined && rest.length === 1;
    if (isLikelyEmployer(rest[at]?.text, pattern, isOnlyName)) taken.employer = take(at);
  }
  const isGuess = !taken.title && !taken.employer && rest.length > 0;
  if (isGuess) taken.title = take(0);
  swapLoneName(taken);
  return isGuess || !taken.title || !taken.employer;
}

function isLikelyEmployer(text: string | undefined, pattern: Pattern<JobRole>, isOnlyName: boolean): boolean {
  if (text === undefined) return false;
  if (pattern.size === 0 || titleScore(text) < 0) return true;
  return titleScore(text) === 0 && text.split(' ').length <= 6 && isOnlyName;
}

/** One name alone in the slot of the other. */
function swapLoneName(taken: Partial<Record<JobRole, Piece>>): void {
  if (taken.title && !taken.employer && titleScore(taken.title.text) < -1) {
    taken.employer = taken.title;
    taken.title = undefined;
  }
  if (taken.employer && !taken.title && titleScore(taken.employer.text) > 1.5) {
    taken.title = taken.employer;
    taken.employer = undefined;
  }
}

/** 'Teller, Ahanta Rural Bank' in the slot of one of both, where nothing else says the other. */
function partLonePiece(taken: Partial<Record<JobRole, Piece>>): boolean {
  const lone = taken.title && taken.employer ? undefined : (taken.title ?? taken.employer);
  const parts = lone && sureParts(lone);
  if (!parts) return false;
  taken.title = parts.title;
  taken.employer = parts.employer;
  return true;
}

function bestOf(pieces: readonly Piece[], score: (piece: Piece) => number): number {
  let best = -1;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[best];
    if (!before || score(piece) > score(before)) best = at;
  }
  return best;
}
