import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { inRoot } from '../paths.ts';
import { untilHolds } from './support/installation.ts';
import { Person, resumeBody } from './support/person.ts';

const LONG = 'A ledger of everything. '.repeat(100);
const MOST_WRITES = 5_000;

let folder: string;
let place: ChildProcess;
let url: string;
let database: pg.Pool;

const tell = async (order: 'fill' | 'free'): Promise<void> => {
  place.send(order);
  await once(place, 'message');
};

beforeEach(async () => {
  folder = mkdtempSync(resolve(tmpdir(), 'career-disk-'));
  place = spawn(
    'unshare',
    ['--mount', process.execPath, inRoot('tools/faults/support/small-disk.ts'), folder],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  const [ready] = (await Promise.race([
    once(place, 'message'),
    once(place, 'exit').then(() => {
      throw new Error('This test mounts a small disk: run it as root where `unshare --mount` is allowed.');
    }),
  ])) as [{ url: string; databaseUrl: string }];
  url = ready.url;
  database = new pg.Pool({ connectionString: ready.databaseUrl, max: 2 });
  database.on('error', () => undefined);
  await untilHolds(() =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
});
afterEach(async () => {
  await database?.end();
  if (place.exitCode === null && place.connected) {
    place.send('stop');
    await once(place, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

it('says that there is no room, still reads, and works again when there is room', async () => {
  const ada = await new Person(() => url, 'ada@example.com').signUp();
  const apply = (company: string) =>
    ada.send('POST', '/api/job-applications', { company, position: 'Accountant', jobDescription: LONG });
  const resume = await ada.send('POST', '/api/resumes', resumeBody('before'));
  const first = await apply('First');
  expect([resume.status, first.status]).toEqual([201, 201]);

  await tell('fill');
  const taken = ['First'];
  let refused = await apply('Company');
  for (let write = 0; write < MOST_WRITES && refused.status === 201; write += 1) {
    if (write > 0) taken.push(`Company ${write - 1}`);
    refused = await apply(`Company ${write}`);
  }
  expect([refused.status, refused.body.detail, refused.headers.get('retry-after')]).toEqual([
    503,
    expect.stringContaining('run out of storage'),
    '60',
  ]);
  const upload = await ada.upload(
    `/api/job-applications/${first.body.id}/documents`,
    Buffer.from(`%PDF-1.7\n${LONG.repeat(200)}\n%%EOF`),
    'cv.pdf',
  );
  expect([upload.status, upload.body.detail]).toEqual([503, expect.stringContaining('run out of storage')]);
  const reads = await Promise.all([
    ada.get(`/api/resumes/${resume.body.id}`),
    ada.get('/api/job-applications'),
    ada.get('/api/auth/user'),
  ]);
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);

  await tell('free');
  expect((await apply('After')).status).toBe(201);
  const again = await ada.upload(
    `/api/job-applications/${first.body.id}/documents`,
    Buffer.from('%PDF-1.7\n%%EOF'),
    'cv.pdf',
  );
  expect(again.status).toBe(201);
  const { rows } = await database.query<{ company: string }>('select company from job_application');
  const kept = new Set(rows.map(({ company }) => company));
  expect([...taken, 'After'].filter((company) => !kept.has(company))).toEqual([]);
  expect(kept.size).toBe(rows.length);
  console.log(`Disk full: ${taken.length} writes were still taken, all are there; reads went on`);
}, 180_000);
