// `npm run bench:cost`: what the worst bodies and queries of every route cost, grown to their limits. Ends with 1 when
// one grows faster than its size, keeps the event loop over 200 ms, is answered 5xx, or refused at length. Reads /proc,
// so it runs on Linux alone. `npm run bench:cost -- createResume readers` measures a part.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { ApiDocument } from '../contract/api-document.ts';
import { inRoot } from '../paths.ts';
import { startPostgres } from '../services/postgres.ts';
import { startApi } from './api-servers.ts';
import { signUp } from './bench-account.ts';
import { apiCosts, type Row, type Target } from './cost/api-costs.ts';
import { HOSTILE_TEXTS } from './cost/hostile-texts.ts';
import { readers } from './cost/readers.ts';
import { grow, MOST_EXPONENT } from './cost/soundings.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { endByBars, isSmallest } from './measure-size.ts';

/** Milliseconds that one request may keep the event loop at its size limit. */
const MOST_MS = 200;
const READERS = 'readers';
/** Of the smallest size: one operation, and the readers of a line. */
const SMALLEST_PARTS = ['setJobApplicationStatus', READERS];
const SMALLEST_READER_LENGTH = 200;
const parts = isSmallest ? SMALLEST_PARTS : process.argv.slice(2);
const isAsked = (name: string): boolean => parts.length === 0 || parts.includes(name);

const broken: string[] = [];

function tell(rows: readonly Row[], mostMs: number): void {
  const dearest = rows.reduce((most, row) => (row.ms > most.ms ? row : most));
  const steepest = Math.max(...rows.map(({ exponent }) => exponent ?? 0));
  const columns = [
    dearest.name.padEnd(30),
    String(rows.length).padStart(6),
    `${Math.round(dearest.bytes / 1024)}`.padStart(6),
    dearest.ms.toFixed(0).padStart(6),
    (steepest > 0 ? steepest.toFixed(2) : 'flat').padStart(6),
  ];
  const statuses = [...new Set(rows.flatMap((row) => [...row.statuses]))].sort((a, b) => a - b);
  console.log(
    `${columns.join('')}  ${dearest.shape}${statuses.length > 0 ? ` (${statuses.join(', ')})` : ''}`,
  );
  for (const { name, shape, ms, exponent = 0, faults } of rows) {
    const what = `${name}, ${shape}`;
    if (ms > mostMs) broken.push(`${what}: ${ms.toFixed(0)} ms, at most ${mostMs} are allowed`);
    if (exponent > MOST_EXPONENT)
      broken.push(`${what}: grows by the power of ${exponent.toFixed(2)} to ${ms.toFixed(0)} ms`);
    for (const fault of new Set(faults)) broken.push(`${what}: ${fault}`);
  }
}

async function measureReaders(): Promise<void> {
  for (const { name, most, read } of await readers()) {
    if (isSmallest && most > SMALLEST_READER_LENGTH) continue;
    const rows: Row[] = [];
    for (const [shape, text] of Object.entries(HOSTILE_TEXTS)) {
      const cost = async (size: number): Promise<number> => {
        const given = text(Math.floor(size));
        const before = process.threadCpuUsage();
        read(given);
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1_000;
      };
      rows.push({ name, shape, bytes: most, statuses: new Set(), faults: [], ...(await grow(most, cost)) });
    }
    tell(rows, Number.POSITIVE_INFINITY);
  }
}

async function measureApi(): Promise<void> {
  const folder = mkdtempSync(resolve(tmpdir(), 'bench-cost-'));
  const postgres = await startPostgres({ folder, durable: false, databases: ['bench'] });
  process.env.TRUST_PROXY = '1';
  const api = await startApi(postgres.url('bench'), folder);
  try {
    const caller = await signUp(`http://127.0.0.1:${api.port}`, 'cost');
    const made = async (path: string, body: object): Promise<string> =>
      ((await caller.send('POST', path, body)) as { id: string }).id;
    const job = { title: 'Letter', company: 'Kora', position: 'Clerk', content: 'Dear Kora' };
    const target: Target = {
      port: api.port,
      pid: api.pid,
      cookie: caller.cookie,
      rows: {
        resumes: await made('/api/resumes', TWO_PAGES),
        'job-applications': await made('/api/job-applications', job),
        'cover-letters': await made('/api/cover-letters', job),
      },
    };
    const text = readFileSync(inRoot('libs/contracts/openapi.json'), 'utf8');
    const document = JSON.parse(text) as ApiDocument;
    for (const methods of Object.values(document.paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        if (!isAsked(operationId)) delete methods[method];
      }
    }
    for await (const rows of apiCosts(document, target)) tell(rows, MOST_MS);
  } finally {
    await api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`${'operation or reader'.padEnd(30)}shapes    KB    ms growth  dearest shape (answers)`);
if (parts.length === 0 || parts.some((part) => part !== READERS)) await measureApi();
if (isAsked(READERS)) await measureReaders();
console.log(broken.length === 0 ? 'Every bound is kept.' : `${broken.length} bounds are broken:`);
for (const line of broken) console.log(`  ${line}`);
endByBars(broken.length === 0);
