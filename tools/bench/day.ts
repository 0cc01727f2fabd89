// `npm run bench:day`: what a day of usual use costs over the network, in KB of 1,000 bytes with headers: ten visits, an hour
// apart, of a person whose phone was here before. Counted between Chromium and the server, so that nothing is left out. BENCH_URL
// names a running product; without it one is started on a free port with its own data.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { endByBars, sized } from './measure-size.ts';

const VISITS = sized(10, 1);
const LIMIT_KB = 600;
/** After a visit has opened its last screen: what the app does when it rests is counted, too. */
const REST_MS = sized(12_000, 500);

/** Passes everything on, and counts the bytes that come back. */
async function countingProxy(host: string, port: number) {
  let bytes = 0;
  const server = createServer((socket) => {
    const behind = connect(port, host);
    behind.on('data', (chunk) => (bytes += chunk.length));
    socket.pipe(behind).pipe(socket);
    for (const side of [socket, behind]) side.on('error', () => [socket, behind].map((one) => one.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Bytes since it was asked last. */
    take: (): number => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}

/** Sets the clock of a page ahead: what the app does once in a while, it does with every visit of the day. */
function aheadBy(ms: number): void {
  const Right = Date;
  window.Date = class extends Right {
    constructor(...parts: [] | [number]) {
      if (parts.length === 0) super(Right.now() + ms);
      else super(...parts);
    }
    static override now = (): number => Right.now() + ms;
  } as DateConstructor;
}

interface Stored {
  resumeId: string;
  letterId: string;
}

async function moveIn({ request }: BrowserContext, url: string): Promise<Stored> {
  const send = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`${url}/api/${path}`, { headers: { Origin: url }, data });
    if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  await send('auth/signup', {
    email: `bench-${Date.now()}@example.com`,
    password: 'a long bench password',
    firstName: 'Ada',
    lastName: 'Obi',
  });
  const job = { company: 'Kora Foods', position: 'Accountant' };
  for (let count = 1; count <= 20; count += 1) {
    await send('job-applications', { ...job, company: `Kora Foods ${count}`, appliedDate: '2026-10-05' });
    await send('saved-jobs', { ...job, company: `Kora Mills ${count}` });
  }
  return {
    resumeId: await send('resumes', TWO_PAGES),
    letterId: await send('cover-letters', { ...job, title: 'For Kora', content: 'Dear Kora team,' }),
  };
}

/** Home, then one of the things that a person comes for. */
async function visit(page: Page, url: string, address: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(url + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(REST_MS);
}

const given = process.env.BENCH_URL;
const product = given ? undefined : await startProduct(inRoot('.test/bench-day.log'));
const url = given ?? product?.url ?? '';
const { hostname, port } = new URL(url);
const proxy = await countingProxy(hostname, Number(port));
const profile = mkdtempSync(resolve(tmpdir(), 'career-profile-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  viewport: { width: 390, height: 844 },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${proxy.port}`,
  ],
});
try {
  const { resumeId, letterId } = await moveIn(context, url);
  const addresses = [
    '/job-tracker',
    `/resume/edit/${resumeId}`,
    '/saved-jobs',
    `/cover-letters/${letterId}`,
    '/resumes',
  ];
  const open = async (address: string, hours = 0): Promise<number> => {
    const page = await context.newPage();
    await page.addInitScript(aheadBy, hours * 3_600_000);
    await visit(page, url, address);
    await page.close();
    return proxy.take() / 1000;
  };
  proxy.take();
  let first = 0;
  for (const address of addresses) first += await open(address);
  if (first === 0) throw new Error('Nothing was counted: the browser does not go through the proxy.');
  console.log('visit                          KB');
  console.log(`first, all screens   ${first.toFixed(1).padStart(12)}`);
  let day = 0;
  for (let number = 1; number <= VISITS; number += 1) {
    const address = addresses[number % addresses.length] ?? '/resumes';
    const kilobytes = await open(address, number);
    day += kilobytes;
    console.log(
      `${String(number).padStart(2)}  ${address.split('/')[1]?.padEnd(17)}${kilobytes.toFixed(1).padStart(12)}`,
    );
  }
  console.log(`${VISITS} visits${day.toFixed(1).padStart(24)}   limit ${LIMIT_KB}`);
  endByBars(day <= LIMIT_KB);
} finally {
  await context.close();
  proxy.close();
  rmSync(profile, { recursive: true, force: true });
  await product?.stop();
}
