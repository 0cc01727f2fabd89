import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { Secret, TOTP } from 'otpauth';
import { docx, PDF } from '../support/sample-files.ts';
import { type Answer, ApiClient } from './api-client.ts';
import type { Reader } from './read-answers.ts';
import { RequestBodies } from './request-bodies.ts';

export const RELEASE_PASSWORD = 'seven quiet rivers';

/** Somebody of the release, with what only they know. */
export interface ReleasePerson extends Reader {
  email: string;
  backupCodes: string[];
  /** Resumes that were deleted, as they were before. */
  deletedResumes: Answer[];
}

const PEOPLE = 5;
/** Of each kind of document, and of each person. */
const EACH = 62;

/** Fills a running product through its API: every field of every document in every kind of value it may have. */
export async function fillDatabase(client: ApiClient, dataDir: string): Promise<ReleasePerson[]> {
  const people: ReleasePerson[] = [];
  for (let number = 1; number <= PEOPLE; number += 1) {
    const person = await signUp(client, number);
    people.push(person);
    await fillFor(client, person);
  }
  const [first, second, third] = people as [ReleasePerson, ReleasePerson, ReleasePerson];
  await confirmAddress(client, first, dataDir);
  await turnOnSecondFactor(client, second);
  await signInElsewhere(client, first);
  await askReset(client, third);
  return people;
}

const post = (client: ApiClient, { cookie }: { cookie: string }, path: string, body?: object, key?: string) =>
  client.call(path, {
    method: 'POST',
    cookie,
    ...(body ? { body } : {}),
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });
const put = (client: ApiClient, { cookie }: { cookie: string }, path: string, body: object, method = 'PUT') =>
  client.call(path, { method, cookie, body });
const idOf = ({ body }: Answer): string => (body as { id: string }).id;
const numbered = async <Result>(
  count: number,
  make: (index: number) => Promise<Result>,
): Promise<Result[]> => {
  const made: Result[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
};

async function signUp(client: ApiClient, number: number): Promise<ReleasePerson> {
  const email = `release-${number}@example.com`;
  const { cookie } = await client.call('/api/auth/signup', {
    method: 'POST',
    body: { email, password: RELEASE_PASSWORD, firstName: 'Adébáyọ̀', lastName: 'Ọláńrewájú-Òjó' },
    headers: {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    },
  });
  const name = `person ${number}`;
  return { name, email, cookie, aiJobs: [], calendarTokens: [], backupCodes: [], deletedResumes: [] };
}

async function fillFor(client: ApiClient, person: ReleasePerson): Promise<void> {
  const profiles = new RequestBodies({});
  for (let turn = 0; turn < person.name.length; turn += 1) {
    const names = { firstName: 'Adébáyọ̀', lastName: `Ọlá ${person.name}` };
    await put(
      client,
      person,
      '/api/auth/user',
      profiles.make('SaveProfileDto', { ...names, timeZone: 'Africa/Lagos' }),
    );
  }
  const resumes = await saveResumes(client, person);
  const letters = await saveLetters(client, person);
  const applications = await saveApplications(client, person, resumes, letters);
  await linkLetters(client, person, letters, applications);
  await saveInsights(client, person, resumes);
  await uploadDocuments(client, person, applications);
  await askJobs(client, person, resumes, applications);
  await deleteSome(client, person, { resumes, letters, applications });
  const feed = await post(client, person, '/api/calendar-feed');
  const token = /calendar\/([\w-]+)\.ics/.exec((feed.body as { url: string }).url)?.[1] ?? '';
  person.calendarTokens.push(token);
}

async function saveResumes(client: ApiClient, person: ReleasePerson): Promise<string[]> {
  const bodies = new RequestBodies({});
  const make = (index: number) =>
    bodies.make('SaveResumeDto', {
      templateId: TEMPLATE_IDS[index % TEMPLATE_IDS.length],
      isDraft: index % 3 === 0,
      version: undefined,
    });
  const ids = await numbered(EACH, async (index) =>
    idOf(await post(client, person, '/api/resumes', make(index), `resume ${index}`)),
  );
  await put(client, person, `/api/resumes/${ids[0]}`, { ...fullResume(bodies), version: 1 });
  await put(client, person, `/api/resumes/${ids[1]}`, make(1));
  await numbered(EACH / 2, async (index) => {
    await put(client, person, `/api/resumes/${ids[index + 2]}`, { ...make(index + 1), version: 1 });
  });
  const copied = await post(client, person, `/api/resumes/${ids[4]}/duplicate`, {}, 'a copy');
  const versions = (await client.call(`/api/resumes/${ids[0]}/versions`, { cookie: person.cookie })).body as {
    id: string;
  }[];
  for (const { id } of versions) {
    const path = `/api/resumes/${ids[0]}/versions/${id}`;
    await put(client, person, path, { name: 'Sent to Kọ́ra 👍' }, 'PATCH');
  }
  await post(client, person, `/api/resumes/${ids[0]}/versions/${versions[0]?.id}/restore`, {});
  return [...ids, idOf(copied)];
}

/** A resume with every list as long as it may be. */
function fullResume(bodies: RequestBodies): object {
  const many = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);
  const { entriesMax, skillsMax } = LIMITS;
  const job = { company: 'Kọ́ra', position: 'Accountant', startDate: '2019', current: true };
  return bodies.make('SaveResumeDto', {
    isDraft: false,
    experience: many(entriesMax, job),
    education: many(entriesMax, { institution: 'UNILAG', degree: 'B.Sc.', startDate: '2014' }),
    skills: many(skillsMax, { name: 'Excel', level: 'expert', category: 'Tools' }),
    achievements: many(entriesMax, { title: 'Best clerk', date: '2020' }),
    certifications: many(entriesMax, { name: 'ACA', issuer: 'ICAN', expiryDate: '2030-01' }),
    languages: many(entriesMax, { language: 'Yorùbá', proficiency: 'native' }),
  });
}

async function saveLetters(client: ApiClient, person: ReleasePerson): Promise<string[]> {
  const bodies = new RequestBodies({ jobApplicationId: [''] });
  const make = () => bodies.make('SaveCoverLetterDto', { jobApplicationId: null, version: undefined });
  const ids = await numbered(EACH, async (index) =>
    idOf(await post(client, person, '/api/cover-letters', make(), `letter ${index}`)),
  );
  await numbered(EACH / 2, async (index) => {
    await put(client, person, `/api/cover-letters/${ids[index]}`, { ...make(), version: 1 });
  });
  return ids;
}

async function saveApplications(
  client: ApiClient,
  person: ReleasePerson,
  resumes: string[],
  letters: string[],
): Promise<string[]> {
  const bodies = new RequestBodies({ resumeUsed: resumes.slice(5), coverLetterUsed: letters.slice(5) });
  const make = () => bodies.make('SaveJobApplicationDto', { version: undefined });
  const ids = await numbered(EACH, async (index) =>
    idOf(await post(client, person, '/api/job-applications', make(), `application ${index}`)),
  );
  await numbered(EACH / 2, async (index) => {
    await put(client, person, `/api/job-applications/${ids[index]}`, make());
    const status = ['interview', 'offer', 'rejected', 'applied'][index % 4];
    await put(client, person, `/api/job-applications/${ids[index]}/status`, { status }, 'PATCH');
  });
  const csv =
    'Company,Position,Location,Status,Applied date\nKọ́ra,Clerk,Aba,Interview,2025-03-04\nOlá,"Head, x",,,\n';
  await post(client, person, '/api/job-applications/import', { csv });
  return ids;
}

async function linkLetters(
  client: ApiClient,
  person: ReleasePerson,
  letters: string[],
  applications: string[],
): Promise<void> {
  const bodies = new RequestBodies({ jobApplicationId: applications });
  await numbered(20, async (index) => {
    const body = bodies.make('SaveCoverLetterDto', { version: undefined });
    await put(client, person, `/api/cover-letters/${letters[EACH - 1 - index]}`, body);
  });
}

async function saveInsights(client: ApiClient, person: ReleasePerson, resumes: string[]): Promise<void> {
  const bodies = new RequestBodies({ resumeId: resumes });
  await numbered(EACH, async (index) => {
    const generatedAt = `2026-0${(index % 9) + 1}-1${index % 7}T0${index % 8}:00:00.${100 + index}Z`;
    await post(client, person, '/api/career-insights', bodies.make('SaveCareerInsightDto', { generatedAt }));
  });
}

async function uploadDocuments(
  client: ApiClient,
  person: ReleasePerson,
  applications: string[],
): Promise<void> {
  await numbered(6, async (index) => {
    const form = new FormData();
    form.set('type', DOCUMENT_TYPES[index % DOCUMENT_TYPES.length] ?? 'other');
    const [file, name] = index % 2 ? [PDF, `Ọ̀fà ${index}.pdf`] : [docx(), `Letter ${index}.docx`];
    form.set('file', new Blob([new Uint8Array(file)]), name);
    await post(client, person, `/api/job-applications/${applications[index + 3]}/documents`, form);
  });
}

/** A letter, an analysis and a wording, as the worker makes them; and one that cannot be made. */
async function askJobs(
  client: ApiClient,
  person: ReleasePerson,
  resumes: string[],
  applications: string[],
): Promise<void> {
  const [, , resumeId] = resumes;
  const asked: [string, object][] = [
    ['/api/cover-letters/generate', { company: 'Kọ́ra', position: 'Accountant', resumeId, tone: 'warm' }],
    ['/api/career-insights/analyze', { resumeId, jobApplicationId: applications[3] }],
  ];
  for (const [path, body] of asked) {
    const { body: begun } = await client.call(path, {
      method: 'POST',
      cookie: person.cookie,
      body,
      headers: { Prefer: 'respond-async' },
    });
    const { id } = begun as { id: string };
    person.aiJobs.push(id);
    for (let tries = 0; tries < 600; tries += 1) {
      const { body: job } = await client.call(`/api/ai-jobs/${id}`, { cookie: person.cookie });
      if (!['queued', 'running'].includes((job as { state: string }).state)) break;
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

async function deleteSome(
  client: ApiClient,
  person: ReleasePerson,
  { resumes, letters, applications }: Record<'resumes' | 'letters' | 'applications', string[]>,
): Promise<void> {
  const remove = (path: string) => client.call(path, { method: 'DELETE', cookie: person.cookie });
  for (const id of resumes.slice(-8, -3)) {
    const { status, body } = await client.call(`/api/resumes/${id}`, { cookie: person.cookie });
    person.deletedResumes.push({ status, body });
    await remove(`/api/resumes/${id}`);
  }
  for (const id of letters.slice(0, 1)) await remove(`/api/cover-letters/${id}`);
  for (const id of applications.slice(0, 1)) await remove(`/api/job-applications/${id}`);
}

async function confirmAddress(client: ApiClient, person: ReleasePerson, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (let tries = 0; tries < 100; tries += 1) {
    for (const file of readdirSync(folder)) {
      const mail = readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const token = mail.includes(person.email) && /[?&]verify=([\w-]+)/.exec(mail)?.[1];
      if (!token) continue;
      await put(client, person, '/api/auth/email-verification', { token });
      return;
    }
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error('No mail came.');
}

async function turnOnSecondFactor(client: ApiClient, person: ReleasePerson): Promise<void> {
  const begun = await post(client, person, '/api/auth/second-factor', { password: RELEASE_PASSWORD });
  const secret = Secret.fromBase32((begun.body as { secret: string }).secret);
  const { body } = await put(client, person, '/api/auth/second-factor', {
    code: new TOTP({ secret }).generate(),
  });
  person.backupCodes = (body as { codes: string[] }).codes;
}

async function signInElsewhere(client: ApiClient, { email }: ReleasePerson): Promise<void> {
  const body = { email, password: RELEASE_PASSWORD };
  await client.call('/api/auth/login', { method: 'POST', body, headers: { 'User-Agent': 'curl/8' } });
}

const askReset = (client: ApiClient, { email }: ReleasePerson) =>
  client.call('/api/auth/password-reset', { method: 'POST', body: { email } });
