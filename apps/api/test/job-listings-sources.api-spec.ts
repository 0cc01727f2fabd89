import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { ListingRefreshService } from '../src/modules/job-listings/listing-refresh.service.ts';
import { SILENT } from './support/silent-logger.ts';
import { greenhouse, playAll, remotive } from './support/source-answers.ts';
import { SourceStandIn } from './support/source-stand-in.ts';
import { TestApp } from './support/test-app.ts';

const ALL =
  'remotive,arbeitnow,jobicy,himalayas,remoteok,reliefweb,rss,greenhouse,lever,ashby,workable,smartrecruiters,recruitee,personio,teamtailor';

let sources: SourceStandIn;
let api: TestApp;
let refreshing: INestApplicationContext;
let service: ListingRefreshService;

async function start(settings: Record<string, string> = {}): Promise<void> {
  api = await TestApp.start({
    SAMPLE_LISTINGS: 'false',
    LISTING_SOURCES: ALL,
    LISTING_RELAY_URL: sources.url,
    LISTING_GREENHOUSE_BOARDS: 'lagoco',
    LISTING_LEVER_BOARDS: 'leverco=Lever Co',
    LISTING_ASHBY_BOARDS: 'ashco=Ash & Co, ',
    LISTING_WORKABLE_BOARDS: 'workco=Workco',
    LISTING_SMARTRECRUITERS_BOARDS: 'SmartCo=Smart Co',
    LISTING_RECRUITEE_BOARDS: 'recruitco=Recruit Co',
    LISTING_PERSONIO_BOARDS: 'personco=Person Co',
    LISTING_TEAMTAILOR_BOARDS: 'teamco=Team Co',
    RELIEFWEB_APP_NAME: 'toolkit-jobs-x7',
    LISTING_RSS_FEEDS: 'Feed of work=https://feeds.example/jobs.rss',
    ...settings,
  });
  const { ListingRefreshModule } = await import('../src/refresh-listings.module.ts');
  const { ListingRefreshService } = await import('../src/modules/job-listings/listing-refresh.service.ts');
  // As the command for it does, on the settings of the API: the API itself calls no source.
  refreshing = await NestFactory.createApplicationContext(ListingRefreshModule, {
    logger: false,
    abortOnError: false,
  });
  service = refreshing.get(ListingRefreshService, { strict: false });
}

async function stop(): Promise<void> {
  await refreshing.close();
  await api.stop();
}

const outcomes = async (byHand = false) =>
  Object.fromEntries((await service.refresh(byHand)).map(({ source, outcome }) => [source, outcome]));
const makeDue = () => api.rows(`update listing_source set due_at = now() - interval '1 second'`);
const active = (source: string) =>
  api.rows<{ external_id: string }>(
    'select external_id from job_listing where source = $1 and is_active order by 1',
    [source],
  );
const stateOf = async (key: string) =>
  (await api.rows('select *, due_at - now() as pause from listing_source where key = $1', [key]))[0];

beforeAll(async () => {
  sources = await SourceStandIn.start();
});
afterAll(() => sources.stop());

describe('without a word of the operator', () => {
  it('the sources are on whose terms allow it, and ReliefWeb by its name', async () => {
    await start({ LISTING_SOURCES: '', RELIEFWEB_APP_NAME: '' });
    playAll(sources);
    expect(await outcomes()).toEqual({
      arbeitnow: 'read',
      jobicy: 'read',
      himalayas: 'read',
      remoteok: 'read',
    });
    await refreshing.close();
    await api.stop();
  });

  it('a machine without a connection stays quiet, keeps its samples and looks again soon', async () => {
    // Nothing listens there: what a network without a way out looks like.
    await start({ LISTING_SOURCES: '', SAMPLE_LISTINGS: 'true', LISTING_RELAY_URL: 'http://127.0.0.1:9' });
    const { ListingRefreshTask } = await import('../src/modules/job-listings/listing-refresh.task.ts');
    const lines: string[] = [];
    const { Logger } = await import('@nestjs/common');
    const logger = { log: (line: string) => lines.push(line), warn: fail, error: fail };
    function fail(line: string): void {
      lines.push(`loud: ${line}`);
    }
    Logger.overrideLogger(logger);
    try {
      expect(await new ListingRefreshTask(service).run()).toBe('no connection');
      await makeDue();
      expect(await new ListingRefreshTask(service).run()).toBe('no connection');
    } finally {
      Logger.overrideLogger(false);
    }
    expect(lines).toEqual(['No connection to the sources of listings; will try again from time to time']);
    const state = await stateOf('himalayas');
    expect(state).toMatchObject({ failures: 0, lease_id: null });
    expect(state?.pause.hours ?? 0).toBe(0);
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings', me).expect(200);
    expect(body.length).toBeGreaterThan(50);
    await stop();
  });
});

describe('switched off by the operator', () => {
  it('nobody is called', async () => {
    await start({ LISTING_SOURCES: 'none' });
    const before = sources.asked.length;
    expect(await service.refresh(true)).toEqual([]);
    expect(sources.asked.length).toBe(before);
    const { ListingRefreshTask } = await import('../src/modules/job-listings/listing-refresh.task.ts');
    expect(await new ListingRefreshTask(service).run()).toBe('no source is due');
    await stop();
  });
});

describe('all sources at once', () => {
  beforeAll(async () => {
    playAll(sources);
    await start();
  });
  afterAll(stop);

  it('are read into listings of one kind, with safe text and safe links', async () => {
    const done = await service.refresh(false);
    expect(done.filter(({ outcome }) => outcome !== 'read')).toEqual([]);
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings', me).expect(200);
    const listings = body as Record<string, unknown>[];
    const short = listings.map(({ source, title, company, location, jobType, salary, tags }) =>
      [source, title, company, location, jobType, salary, tags].join(' | '),
    );
    expect(short.sort()).toEqual([
      'Arbeitnow | Koch a | Arbco | Berlin | International |  | Gastro',
      'Arbeitnow | Koch b | Arbco | Berlin | International |  | Gastro',
      'Ash & Co (Ashby) | Backend Engineer | Ash & Co | Remote - Africa, Nairobi | Remote | $50K – $70K | ',
      'Feed of work | Remote Nurse &lol;&file; |  | Remote | Remote |  | Health',
      'Himalayas | Data Analyst | Himco | Remote, Nigeria, Kenya | Remote | USD 20,000 a year | Data',
      'Jobicy | Support Engineer & Trainer | Jobco | EMEA | Remote | EUR 30,000 - EUR 40,000 a year | Technical Support',
      'Lever Co (Lever) | Operations Lead | Lever Co | Accra, Lagos | Local | GHS 4,000 - GHS 5,000 a month | Ops',
      'Person Co (Personio) | Field Researcher &file; | Person Co | Nairobi, Remote | Remote |  | Research,permanent',
      'Recruit Co (Recruitee) | Account Manager | Recruit Co | Cairo, Egypt | Remote | EUR 30,000 - EUR 36,000 a year | sales',
      'ReliefWeb | Monitoring Officer | Aid Org | Maiduguri, Nigeria | Local |  | Monitoring and Evaluation',
      'Remote OK | Writer | Okco | Remote | Remote |  | copywriting',
      'Remotive | Designer 1 | Remco | Worldwide | Remote | $40k - $50k | design',
      'Remotive | Designer 2 | Remco | Worldwide | Remote | $40k - $50k | design',
      'Smart Co (SmartRecruiters) | Research Manager | Smart Co | Ruiru, Kiambu, Kenya | International |  | Research,Full-time',
      'Team Co (Teamtailor) | Product Manager | Team Co | Lagos, Nigeria | Local |  | Product',
      'Workco (Workable) | Data Analyst, Credit | Workco | Lagos, Nigeria | Local |  | Data,Full-time',
      'lagoco (Greenhouse) | Field Officer 501 | Lagoco | Ikeja, Lagos | Local |  | Sales',
      'lagoco (Greenhouse) | Field Officer 502 | Lagoco | Ikeja, Lagos | Local |  | Sales',
    ]);
    for (const { description, url, postedDate, source } of listings) {
      // The list of SmartRecruiters has no descriptions.
      if (source !== 'Smart Co (SmartRecruiters)') {
        expect(description).toContain('Build maps & more.');
        expect(description).toContain('React');
      }
      expect(description).not.toMatch(/<|alert|javascript|p\{\}/);
      expect(url).toMatch(/^https:\/\//);
      if (source !== 'Feed of work') expect(postedDate).toBe('2026-11-01');
    }
    expect(listings.find(({ source }) => source === 'Lever Co (Lever)')?.description).toContain('You bring');
  });

  it('are then left alone until they are due, and not visited twice by two workers', async () => {
    const before = sources.asked.length;
    expect(new Set(Object.values(await outcomes()))).toEqual(new Set(['waits']));
    expect(sources.asked.length).toBe(before);
    await makeDue();
    const both = await Promise.all([service.refresh(false), service.refresh(false)]);
    const visits = both.flat().filter(({ outcome }) => outcome !== 'waits');
    expect(visits.map(({ source }) => source).sort()).toEqual(
      [...new Set(visits.map(({ source }) => source))].sort(),
    );
    expect(visits).toHaveLength(15);
    expect(sources.asked.length - before).toBe(17);
  }, 20_000);

  it('are offered to people by what they say of who may apply', async () => {
    const me = await api.signUp();
    const { body } = await api.call('get', '/api/job-listings?country=NG&q=himco', me).expect(200);
    expect(body).toHaveLength(1);
    const elsewhere = await api.call('get', '/api/job-listings?country=GH&q=himco', me).expect(200);
    expect(elsewhere.body).toEqual([]);
  });
});

describe('a posting that several sources carry', () => {
  it('is shown once, in the words of its employer while these are there', async () => {
    await start({ LISTING_SOURCES: 'jobicy,remotive,greenhouse' });
    const own = greenhouse([701, 702]).jobs.map((job) => ({
      ...job,
      title: 'Data Engineer',
      company_name: 'Lumo Ltd.',
    }));
    const gathered = { ...remotive(['1']).jobs[0], title: 'Data  engineer', company_name: 'LUMO' };
    sources.json('boards-api.greenhouse.io/v1/boards/lagoco/jobs?content=true', { jobs: own });
    sources.json('remotive.com/api/remote-jobs', {
      jobs: [gathered, { ...gathered, id: 2, title: 'Data Engineer II' }],
    });
    sources.json('jobicy.com/api/v2/remote-jobs', {
      jobs: [
        {
          id: 3,
          url: 'https://jobicy.com/3',
          jobTitle: 'Data Engineer',
          companyName: 'Lumo, Inc.',
          jobGeo: 'USA',
        },
      ],
    });
    await service.refresh(false);
    const me = await api.signUp();
    const shown = async () => {
      const { body } = await api.call('get', '/api/job-listings?page=1&limit=50', me).expect(200);
      return (body as { source: string; title: string }[])
        .map(({ source, title }) => `${source}: ${title}`)
        .sort();
    };
    // Two openings on the employer's own board are two openings.
    expect(await shown()).toEqual([
      'Remotive: Data Engineer II',
      'lagoco (Greenhouse): Data Engineer',
      'lagoco (Greenhouse): Data Engineer',
    ]);
    await api.rows(`update job_listing set is_active = false where source like '%Greenhouse%'`);
    expect(await shown()).toEqual(['Jobicy: Data Engineer', 'Remotive: Data Engineer II']);
    await stop();
  });
});

describe('two workers', () => {
  it('visit what is due by their schedule, once between them', async () => {
    sources.json('remotive.com/api/remote-jobs', remotive(['1']));
    await start({ LISTING_SOURCES: 'remotive' });
    const { WorkerModule } = await import('../src/worker.module.ts');
    const begin = async () => {
      const worker = await Test.createTestingModule({ imports: [WorkerModule] })
        .setLogger(SILENT)
        .compile();
      return await worker.init();
    };
    const before = sources.asked.length;
    const workers = [await begin(), await begin()];
    try {
      for (let look = 0; look < 100 && (await active('Remotive')).length === 0; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await active('Remotive')).toEqual([{ external_id: '1' }]);
      expect(sources.asked.length - before).toBe(1);
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
      await stop();
    }
  }, 40_000);
});

describe('a board that comes in pages', () => {
  it('is not emptied by a page that says unchanged without being asked', async () => {
    playAll(sources);
    await start({ LISTING_SOURCES: 'lever' });
    try {
      expect(await outcomes()).toEqual({ 'lever:leverco': 'read' });
      const before = await active('Lever Co (Lever)');
      expect(before.length).toBeGreaterThan(0);
      await makeDue();
      sources.status('api.lever.co/v0/postings/leverco?mode=json&limit=100&skip=0', 304);
      expect(await outcomes()).toEqual({ 'lever:leverco': 'failed' });
      expect(await active('Lever Co (Lever)')).toEqual(before);
    } finally {
      await stop();
    }
  });
});

describe('one source over time', () => {
  const board = 'boards-api.greenhouse.io/v1/boards/lagoco/jobs?content=true';
  const list = 'remotive.com/api/remote-jobs';
  beforeAll(() => start({ LISTING_SOURCES: 'greenhouse,remotive' }));
  afterAll(stop);
  beforeEach(async () => {
    playAll(sources);
    await api.rows('delete from listing_source');
    await api.rows('delete from job_listing');
    expect(await outcomes()).toEqual({ 'greenhouse:lagoco': 'read', remotive: 'read' });
    await makeDue();
  });

  it('closes what has vanished, and opens what comes back', async () => {
    sources.json(board, greenhouse([502]));
    await outcomes();
    expect(await active('lagoco (Greenhouse)')).toEqual([{ external_id: '502' }]);
    expect(await active('Remotive')).toHaveLength(2);
    await makeDue();
    sources.json(board, greenhouse([501, 502]));
    await outcomes();
    expect(await active('lagoco (Greenhouse)')).toHaveLength(2);
  });

  it('closes nothing after a broken, empty or partly unreadable answer, and the other sources continue', async () => {
    const faults: [string, () => void][] = [
      ['failed', () => sources.json(board, '<html>Just a moment...</html>')],
      ['failed', () => sources.json(board, { jobs: 'none' })],
      ['failed', () => sources.status(board, 500)],
      ['failed', () => sources.status(board, 404)],
      [
        'failed',
        () =>
          sources.on(board, (_request, response) => {
            response.writeHead(200, { 'content-length': '5000' });
            response.write('{"jobs": [');
            response.socket?.destroy();
          }),
      ],
      [
        'failed',
        () =>
          sources.on(board, (_request, response) => {
            response.writeHead(200, { 'content-encoding': 'gzip' });
            response.end(gzipSync(JSON.stringify(greenhouse([1]))).subarray(0, 60));
          }),
      ],
      ['failed', () => sources.json(board, `{"jobs": [${' '.repeat(11 * 1024 * 1024)}]}`)],
      ['failed', () => sources.status(board, 302, { location: 'http://169.254.169.254/latest/meta-data' })],
      ['failed', () => sources.status(board, 302, { location: 'https://localhost/secret' })],
      ['failed', () => sources.status(board, 302, { location: 'http://boards-api.greenhouse.io/plain' })],
      ['failed', () => sources.status(board, 302, { location: 'file:///etc/passwd' })],
      ['failed', () => sources.status(board, 301, { location: '/v1/boards/lagoco/jobs?content=true' })],
      ['read', () => sources.json(board, { jobs: [] })],
      ['read', () => sources.json(board, { jobs: [{ id: 7 }, null, 'x', 4, ...greenhouse([502]).jobs] })],
    ];
    for (const [outcome, play] of faults) {
      play();
      await makeDue();
      expect(await outcomes()).toEqual({ 'greenhouse:lagoco': outcome, remotive: 'read' });
      expect(await active('lagoco (Greenhouse)')).toHaveLength(2);
    }
    expect(sources.asked.filter((asked) => /169\.254|localhost|plain|passwd/.test(asked))).toEqual([]);
    expect(await stateOf('greenhouse:lagoco')).toMatchObject({
      failures: 0,
      last_error: null,
      lease_id: null,
    });
  }, 20_000);

  it('pauses longer after each failure', async () => {
    sources.status(board, 500);
    await outcomes();
    const first = await stateOf('greenhouse:lagoco');
    expect(first).toMatchObject({ failures: 1, last_error: 'The source answers 500' });
    await makeDue();
    await outcomes();
    const second = await stateOf('greenhouse:lagoco');
    expect(second?.pause.minutes ?? 0).toBeGreaterThan(first?.pause.minutes ?? 0);
  });

  it('waits as long as the source asks, also when it is visited by hand', async () => {
    sources.status(board, 429, { 'retry-after': '7200' });
    sources.status(list, 503, { 'retry-after': new Date(Date.now() + 3 * 3_600_000).toUTCString() });
    expect(await outcomes()).toEqual({ 'greenhouse:lagoco': 'failed', remotive: 'failed' });
    expect((await stateOf('greenhouse:lagoco'))?.pause.hours).toBe(1);
    expect((await stateOf('remotive'))?.pause.hours).toBe(2);
    const before = sources.asked.length;
    expect(await outcomes(true)).toEqual({ 'greenhouse:lagoco': 'waits', remotive: 'waits' });
    expect(sources.asked.length).toBe(before);
    expect(await active('Remotive')).toHaveLength(2);
  });

  it('is asked for news only, and keeps its listings when there are none', async () => {
    sources.json(list, remotive(['1', '2']), {
      etag: '"v1"',
      'last-modified': 'Sun, 01 Nov 2026 08:00:00 GMT',
    });
    await outcomes();
    await makeDue();
    sources.status(list, 304);
    expect(await outcomes()).toMatchObject({ remotive: 'unchanged' });
    expect(sources.headers.get(list)).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Sun, 01 Nov 2026 08:00:00 GMT',
      'user-agent': 'CareerToolkit/0.1',
    });
    expect(await active('Remotive')).toHaveLength(2);
  });

  it('is asked for everything where it has nothing here, also under a new name', async () => {
    sources.json(list, remotive(['1']), { etag: '"v1"' });
    await outcomes();
    await api.rows(`update job_listing set source = 'Remotive of old' where source = 'Remotive'`);
    await makeDue();
    expect(await outcomes()).toMatchObject({ remotive: 'read' });
    expect(sources.headers.get(list)?.['if-none-match']).toBeUndefined();
    expect(await active('Remotive')).toEqual([{ external_id: '1' }]);
  });

  it('may be asked by hand before it is due', async () => {
    await outcomes();
    const before = sources.asked.length;
    expect(await outcomes(true)).toEqual({ 'greenhouse:lagoco': 'read', remotive: 'read' });
    expect(sources.asked.length - before).toBe(2);
  });

  it('is freed when the process that visited it died', async () => {
    await api.rows(
      `update listing_source set leased_until = now() + interval '5 minutes', lease_id = gen_random_uuid()`,
    );
    expect(await outcomes()).toEqual({ 'greenhouse:lagoco': 'waits', remotive: 'waits' });
    await api.rows(`update listing_source set leased_until = now() - interval '1 second'`);
    expect(await outcomes()).toEqual({ 'greenhouse:lagoco': 'read', remotive: 'read' });
  });

  it('cannot smuggle anything in by odd or hostile fields', async () => {
    const [job] = greenhouse([601]).jobs;
    const odd = [
      { ...job, id: 601, title: '<b>Cook</b>\n\u202eevil\u0000\u200b', location: { name: { x: 1 } } },
      { ...job, id: 602, title: `Long ${'word '.repeat(100_000)}`, content: 'x'.repeat(300_000) },
      {
        ...job,
        id: 603,
        content: '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;<<script>b</script>',
      },
      { ...job, id: 604, content: '<div>'.repeat(20_000), departments: [null, { name: 5 }, 'x'] },
      { ...job, id: 605, absolute_url: 'javascript:alert(1)' },
      { ...job, id: 606, absolute_url: 'https://user:secret@example.org/' },
      { ...job, id: 607, title: 'Half \ud800 letter', first_published: '9999-99-99' },
      { ...job, id: { $gt: '' }, title: 'No id' },
      { ...job, id: 609, title: "x'); drop table job_listing; --", first_published: '2999-01-01' },
    ];
    sources.json(board, { jobs: odd });
    await outcomes();
    const rows = await api.rows(
      `select external_id, title, location, length(title) as size, length(description) as text, description, posted_date::text
       from job_listing where external_id ~ '^60[1-9]$' order by external_id`,
    );
    expect(rows.map((row) => row.external_id)).toEqual(['601', '602', '603', '604', '607', '609']);
    expect(rows[0]).toMatchObject({ title: 'Cook evil', location: '' });
    expect(rows[1]?.size).toBe(200);
    expect(rows[1]?.text).toBe(10_000);
    expect(rows[2]?.description).not.toMatch(/<\w|script|alert/);
    const today = new Date().toISOString().slice(0, 10);
    expect(rows[4]?.posted_date).toBe(today);
    expect(rows[5]).toMatchObject({ title: "x'); drop table job_listing; --", posted_date: today });
  });
});

describe('files of the operator', () => {
  it('are listings as long as they are in the folder', async () => {
    await start({ LISTING_SOURCES: 'none' });
    const folder = join(api.dataDir, 'listings');
    const put = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      utimesSync(join(folder, name), new Date(0), new Date(Date.now() - 60_000));
    };
    mkdirSync(folder);
    put(
      'Yaba hub.csv',
      '\ufeffTitle,company,Location,salary,url,tags\n"Clerk, senior",Hub,"Yaba, Lagos",₦90k monthly,https://hub.example/1,"a; b"\nBad,Hub,Yaba,,javascript:1,\n',
    );
    put(
      'board.json',
      JSON.stringify({ listings: [{ id: 9, title: 'Driver', url: 'https://b.example/9', type: 'Remote' }] }),
    );
    put('broken.json', '[{"title": ');
    put('twin.csv', 'title,url\nFirst,https://b.example/10\n');
    put('twin.json', '[]');
    put('Sample.json', JSON.stringify([{ id: 1, title: 'Not a sample', url: 'https://s.example/1' }]));
    put('notes.txt', 'not a listing');
    expect(await outcomes()).toEqual({
      'folder:Sample.json': 'read',
      'folder:Yaba hub.csv': 'read',
      'folder:board.json': 'read',
      'folder:broken.json': 'failed',
      'folder:twin.csv': 'read',
      'folder:twin.json': 'failed',
    });
    const listed = () =>
      api.rows(
        `select source, title, salary, job_type, tags from job_listing where is_active order by source`,
      );
    expect(await listed()).toEqual([
      { source: 'Sample (file)', title: 'Not a sample', salary: null, job_type: 'International', tags: [] },
      {
        source: 'Yaba hub',
        title: 'Clerk, senior',
        salary: '₦90k monthly',
        job_type: 'Local',
        tags: ['a', 'b'],
      },
      { source: 'board', title: 'Driver', salary: null, job_type: 'Remote', tags: [] },
      { source: 'twin', title: 'First', salary: null, job_type: 'International', tags: [] },
    ]);
    expect(await outcomes()).toMatchObject({ 'folder:board.json': 'unchanged' });
    put('board.json', '[{"id": 9, "title": ');
    expect(await outcomes()).toMatchObject({ 'folder:board.json': 'failed' });
    expect(await listed()).toHaveLength(4);
    // A fixed file need not wait for a pause to end.
    put('board.json', JSON.stringify([{ id: 9, title: 'Rider', url: 'https://b.example/9' }]));
    for (const gone of ['Yaba hub.csv', 'twin.csv', 'Sample.json']) rmSync(join(folder, gone));
    await service.refresh(false);
    expect(await listed()).toMatchObject([{ source: 'board', title: 'Rider' }]);
    await stop();
  });
});
