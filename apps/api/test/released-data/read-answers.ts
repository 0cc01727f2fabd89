import { operations } from '../fuzz/api-document.ts';
import type { Answer, ApiClient } from './api-client.ts';

/** Whose answers are read, and the rows of theirs that no list names. */
export interface Reader {
  name: string;
  cookie: string;
  aiJobs: string[];
  calendarTokens: string[];
}

/** Answers of the API by their address. */
export type Answers = Record<string, Answer>;

/** Addresses that are not read back, each for a reason. */
const UNREAD: Readonly<Record<string, string>> = {
  '/api/account/data': 'a file of the tables as they are, which migrations change',
  '/api/account/data/size': 'the size of that file',
  '/api/ai-jobs/{id}/events': 'a stream; the job itself is read',
  '/api/auth/google': 'leaves for Google',
  '/api/auth/google/callback': 'comes back from Google',
  '/api/auth/options': 'settings of the operator',
  '/api/health': 'how the process is',
  '/api/job-listings/matches': 'listings, which belong to nobody, in the order of today',
  '/api/resume-phrases': 'lines for a job title, which belong to nobody',
};

const AT_ONCE = 5;

/** Further looks at lists: every order, filters, and pages smaller than the list. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/resumes': ['limit=7'],
  '/api/resumes/deleted': ['limit=3'],
  '/api/cover-letters': ['limit=11'],
  '/api/career-insights': ['limit=9'],
  '/api/job-applications': [
    ...['createdAt', 'appliedDate', '-appliedDate', 'company', '-company'].map(
      (sort) => `limit=30&sort=${sort}`,
    ),
    ...['applied', 'interview', 'offer', 'rejected'].map((status) => `limit=40&status=${status}`),
    'q=kora',
    'from=2024-01-01&to=2026-12-31',
  ],
  '/api/job-listings': ['page=1', 'q=accountant', 'type=remote', 'country=NG'],
};
/** At the release a list without a limit was a page of 100; today it is whole. */
const PAGE_OF_RELEASE = 'limit=100&';
const PAGED: ReadonlySet<string> = new Set(
  Object.keys(QUERIES).filter((path) => path !== '/api/job-listings'),
);
const pageOfRelease = (path: string): string => {
  const [list = '', query = ''] = path.split('?');
  const isWhole = PAGED.has(list) && !query.includes('limit=');
  return isWhole ? `${list}?${PAGE_OF_RELEASE}${query}`.replace(/&$/, '') : path;
};

/** What is asked for with parameters alone. */
const ASKED_WITH: Readonly<
  Record<string, (idsIn: (list: string) => Promise<string[]>) => Promise<string[]>>
> = {
  '/api/job-applications/agenda': async () => ['from=2026-11-01&to=2027-03-01'],
  '/api/career-insights/history': async (idsIn) =>
    (await idsIn('/api/resumes')).map((id) => `resumeId=${id}`),
};

/** Reads everything that one person can get. */
export async function readAnswers(client: ApiClient, reader: Reader): Promise<Answers> {
  const answers: Answers = {};
  const read = async (path: string): Promise<Answer> => {
    const { status, body, next } = await client.send(pageOfRelease(path), { cookie: reader.cookie });
    const answer = next ? { status, body, next: next.replace(PAGE_OF_RELEASE, '') } : { status, body };
    answers[path] = answer;
    return answer;
  };
  const wanted: string[] = [];
  const listed = new Map<string, string[]>([
    ['/api/ai-jobs', reader.aiJobs],
    ['/api/calendar', reader.calendarTokens],
  ]);
  const idsIn = async (list: string): Promise<string[]> => {
    const known = listed.get(list) ?? (await readPages(list, read));
    listed.set(list, known);
    return known;
  };
  for (const path of readPaths()) {
    for (const address of await addressesOf(path, idsIn, answers))
      if (!(address in answers)) wanted.push(address);
    await inTurns(wanted.splice(0), read);
    for (const query of QUERIES[path] ?? []) await readPages(`${path}?${query}`, read);
  }
  return answers;
}

/** The addresses behind a path of the document, with the ids of the rows that there are. */
async function addressesOf(
  path: string,
  idsIn: (list: string) => Promise<string[]>,
  answers: Answers,
): Promise<string[]> {
  const asked = ASKED_WITH[path];
  if (asked) return (await asked(idsIn)).map((query) => `${path}?${query}`);
  // No list names the documents of a person, but that of each application.
  if (path.startsWith('/api/documents/')) {
    const lists = Object.keys(answers).filter((address) => address.endsWith('/documents'));
    return lists.flatMap((list) => idsOf(answers[list]?.body)).map((id) => path.replace('{id}', id));
  }
  const [first = '', ...rest] = path.split(/\/\{\w+\}/);
  let addresses = [first];
  for (const part of rest) {
    const rows = await Promise.all(
      addresses.map(async (list) => (await idsIn(list)).map((id) => `${list}/${id}${part}`)),
    );
    addresses = rows.flat();
  }
  return addresses;
}

/** Addresses of the document that answer a reader. Lists come before what is read by their rows. */
function readPaths(): string[] {
  return operations
    .filter(({ method, path }) => method === 'get' && !(path in UNREAD))
    .map(({ path }) => path)
    .sort(
      (one, two) =>
        placeholdersIn(one) - placeholdersIn(two) ||
        Number(one.startsWith('/api/documents')) - Number(two.startsWith('/api/documents')),
    );
}

const placeholdersIn = (path: string): number => path.split('{').length;

async function readPages(first: string, read: (path: string) => Promise<Answer>): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | undefined = first; path; ) {
    const answer = await read(path);
    ids.push(...idsOf(answer.body));
    path = answer.next;
  }
  return ids;
}

const idsOf = (body: unknown): string[] =>
  Array.isArray(body) ? body.map((row: { id: string }) => row.id) : [];

async function inTurns(paths: readonly string[], read: (path: string) => Promise<unknown>): Promise<void> {
  const left = [...paths];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = left.shift(); path; path = left.shift()) await read(path);
    }),
  );
}
