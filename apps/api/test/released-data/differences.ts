import type { Answer } from './api-client.ts';
import type { Answers } from './read-answers.ts';

/** Sections and fields that came after the release: an answer may have them more, empty; everything else must be equal. */
const ADDED: ReadonlySet<string> = new Set([
  'internships',
  'projects',
  'volunteering',
  'schoolExams',
  'nationalService',
  'publications',
  'conferences',
  'training',
  'memberships',
  'licences',
  'interests',
  'custom1',
  'custom2',
  'custom3',
  'custom4',
  'custom5',
  'referees',
  'archived',
  'tags',
  'translatedFrom',
  'translatedVersion',
  'interviewPlace',
  'answerBy',
  'language',
  // Of an unfinished resume, empty.
  'firstName',
  'lastName',
  'email',
  'company',
  'position',
  'startDate',
  'organisation',
  'role',
  'name',
  'institution',
  'degree',
  'title',
  'issuer',
  'body',
]);

/** An answer without the empty sections that came after the release. */
export const asReleased = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => !isAdded(name, value)));

const isAdded = (name: string, value: unknown): boolean =>
  ADDED.has(name) &&
  (value === false || value === '' || value === null || (Array.isArray(value) && value.length === 0));

/** Addresses that came after the release: nobody of that time has anything there. */
const ADDED_ADDRESSES: ReadonlySet<string> = new Set([
  '/api/hidden-employers',
  '/api/pictures',
  '/api/review-links',
  '/api/share-links',
  '/api/auth/access-tokens',
  '/api/auth/apps',
  '/api/webhooks',
  '/api/proposals',
  '/api/saved-jobs',
  '/api/saved-jobs/listings',
  '/api/saved-searches',
  '/api/saved-searches/stop',
]);

/** What came after the release about a resume of that time. */
const ADDED_OF_A_RESUME = /^\/api\/resumes\/[0-9a-f-]{36}\/original$/;

/** By the clock of the database, or of the request, not of what is stored. */
const BY_THE_CLOCK: Readonly<Record<string, readonly string[]>> = {
  '/api/auth/sessions': ['startedAt', 'lastUsedAt'],
};
/** Events of a calendar that begin at once come in no order. */
const EVENTS = /BEGIN:VEVENT[\s\S]*?END:VEVENT\r\n/g;

/** Names a request that was refused, and the kind of problem, which came after the release. */
const OF_A_PROBLEM = ['requestId', 'code', 'type'];

const isAddedAddress = (address: string): boolean =>
  ADDED_ADDRESSES.has(address) || ADDED_OF_A_RESUME.test(address);

/** @returns in a line each what was answered otherwise than at the release. */
export function differences(released: Answers, today: Answers): string[] {
  const addresses = new Set([...Object.keys(released), ...Object.keys(today)]);
  return [...addresses].flatMap((address) => {
    const [before, now] = [released[address], today[address]];
    if (!before && now && isAddedAddress(address) && holdsNothing(now)) return [];
    if (!before || !now) return [`${address} is ${now ? 'new' : 'gone'}`];
    const ignored = [...(isProblem(now) ? OF_A_PROBLEM : []), ...(BY_THE_CLOCK[address] ?? [])];
    return differing(ordered(before), ordered(now), address, ignored);
  });
}

const ordered = (answer: Answer): Answer =>
  typeof answer.body === 'string'
    ? { ...answer, body: [answer.body.replace(EVENTS, ''), ...(answer.body.match(EVENTS) ?? []).sort()] }
    : answer;

function differing(before: unknown, now: unknown, path: string, ignored: readonly string[]): string[] {
  if (!isObject(before) || !isObject(now)) {
    return Object.is(before, now) ? [] : [`${path}: ${shown(before)} became ${shown(now)}`];
  }
  if (Array.isArray(before) !== Array.isArray(now)) return [`${path}: a list became none, or none a list`];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    if (ignored.includes(name) || (!(name in before) && isAdded(name, now[name]))) return [];
    if (name in before !== name in now) return [`${path}.${name} is ${name in now ? 'new' : 'gone'}`];
    return differing(before[name], now[name], `${path}.${name}`, ignored);
  });
}

const isProblem = ({ status }: Answer): boolean => status >= 400;

const holdsNothing = ({ status, body }: Answer): boolean =>
  status >= 400 || (Array.isArray(body) && body.length === 0);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
