// `npm run data:release`, at a release: fills a database by the API of this release and keeps it, with all that the API
// answers from it. Later releases must answer the same after their migrations (`released-data.api-spec.ts`).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { writeBackup } from '../../../../tools/backup/write-backup.ts';
import { buildProduct } from '../../../../tools/build/build.ts';
import { freePort } from '../../../../tools/services/free-port.ts';
import { startPostgres } from '../../../../tools/services/postgres.ts';
import { startService } from '../../../../tools/start/service.ts';
import { ApiClient } from './api-client.ts';
import { fillDatabase } from './fill-database.ts';
import { readAnswers } from './read-answers.ts';
import {
  ANSWERS_FILE,
  packed,
  RELEASE_SETTINGS,
  type Released,
  ROWS_FILE,
  schemaOf,
} from './released-data.ts';
import { unseenFields } from './unseen-fields.ts';

await buildProduct(console.log);
const folder = mkdtempSync(join(tmpdir(), 'career-release-'));
const dataDir = join(folder, 'data');
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  durable: false,
  databases: ['career'],
});
const databaseUrl = postgres.url('career');
const port = await freePort();
const settings = {
  ...RELEASE_SETTINGS,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
};
putListings(join(dataDir, 'listings'));
const services = ['main', 'worker'].map((entry) =>
  startService(entry, `apps/api/dist/${entry}.js`, settings),
);
try {
  await Promise.all(services.map(({ ready }) => ready));
  const client = new ApiClient(settings.PUBLIC_URL);
  const people = await fillDatabase(client, dataDir);
  await Promise.all(services.slice(1).map((worker) => worker.stop()));
  const takenAt = new Date().toISOString();
  const answers: Released['answers'] = {};
  for (const person of people) answers[person.name] = await readAnswers(client, person);
  const unseen = unseenFields(Object.values(answers));
  if (unseen.length > 0) throw new Error(`No document has a value for ${unseen.join(', ')}.`);
  mkdirSync(dirname(ROWS_FILE), { recursive: true });
  const backup = join(folder, 'rows.gz');
  console.table(await writeBackup(databaseUrl, backup));
  writeFileSync(ROWS_FILE, packed(gunzipSync(readFileSync(backup))));
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const schema = await schemaOf(database);
  const { rows } = await database.query<{ key: string }>('select file_url as key from document');
  await database.end();
  const files = Object.fromEntries(
    rows.map(({ key }) => [key, readFileSync(resolve(dataDir, 'documents', key)).toString('base64')]),
  );
  const released: Released = { takenAt, schema, people, files, answers };
  writeFileSync(ANSWERS_FILE, packed(JSON.stringify(released)));
} finally {
  await Promise.all(services.map((service) => service.stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Listings of an operator's own, settled long ago. */
function putListings(target: string): void {
  mkdirSync(target, { recursive: true });
  const file = join(target, 'Our own board.json');
  const listings = Array.from({ length: 40 }, (_none, index) => ({
    id: `listing-${index}`,
    title: ['Accountant', 'Nọ́ọ̀sì (Nurse)', 'Software engineer, C++'][index % 3],
    company: `Kọ́ra Foods ${index}`,
    location: ['Lagos, Nigeria', 'London, United Kingdom', 'Remote', ''][index % 4],
    jobType: index % 4 === 2 ? 'remote' : '',
    description: `<p>Books &amp; ${'a line of the posting. '.repeat(index * 5)}</p>`,
    requirements: index % 2 ? 'ICAN\nExcel' : '',
    salary: index % 3 ? '₦350,000 a month' : '',
    url: `https://example.com/jobs/${index}`,
    postedDate: '2026-11-01',
    expiryDate: index % 2 ? '2031-01-01' : '',
    tags: index % 2 ? ['finance', 'Ẹ̀kọ́'] : [],
  }));
  writeFileSync(file, JSON.stringify(listings));
  utimesSync(file, new Date('2026-11-01'), new Date('2026-11-01'));
}
