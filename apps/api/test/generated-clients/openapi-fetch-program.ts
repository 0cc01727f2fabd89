// An integrator's program with openapi-fetch. The test generates `schema.ts` beside a copy of it, compiles both, and runs it.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Job = components['schemas']['AiJobDto'];

const { BASE_URL: baseUrl = '', TOKEN: token = '' } = process.env;
const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

/** What was answered, where it was no problem. */
function answered<Data>({ data, error }: { data?: Data; error?: { detail: string } }): NonNullable<Data> {
  if (data === undefined || data === null) throw new Error(error?.detail ?? 'No answer');
  return data;
}

async function ended(id: string): Promise<Job> {
  for (;;) {
    const job = answered(await api.GET('/api/ai-jobs/{id}', { params: { path: { id } } }));
    if (job.state !== 'queued' && job.state !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Every row of a list, page by page: the cursor of the next page is in the `Link` header. */
async function positions(): Promise<{ positions: string[]; pages: number }> {
  const found: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const answer = await api.GET('/api/job-applications', {
      params: { query: cursor === undefined ? { limit: 2 } : { limit: 2, cursor } },
    });
    found.push(...answered(answer).map(({ position }) => position));
    const [, next] = /<([^>]+)>; rel="next"/.exec(answer.response.headers.get('Link') ?? '') ?? [];
    cursor =
      next === undefined ? undefined : (new URL(next, baseUrl).searchParams.get('cursor') ?? undefined);
    pages += 1;
  } while (cursor !== undefined);
  return { positions: found.sort(), pages };
}

const resume = answered(
  await api.POST('/api/resumes', {
    body: {
      isDraft: true,
      title: 'Accountant, Lagos',
      personalInfo: { firstName: 'Ada', lastName: 'Obi' },
      skills: [{ name: 'QuickBooks', level: 'advanced' }],
    },
  }),
);
const started = answered(
  await api.POST('/api/ai-jobs/resume-analyses', {
    body: { resumeId: resume.id, targetTitle: 'Accountant' },
  }),
);
const job = await ended(started.id);
for (const position of ['Accountant', 'Auditor', 'Bookkeeper'])
  answered(await api.POST('/api/job-applications', { body: { company: 'Kora Foods Ltd', position } }));
const refused = await api.POST('/api/job-applications', { body: { company: 'Kora', position: '' } });

console.log(
  JSON.stringify({
    kind: job.kind,
    state: job.state,
    engine: job.kind === 'resume-analysis' ? job.result?.engine : undefined,
    ...(await positions()),
    refusal: refused.error?.code,
  }),
);
