import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PublicWeb } from '../src/http/public-web.ts';
import { probeLink } from '../src/modules/career-insights/training-links/link-probe.ts';
import type { TrainingLinksService } from '../src/modules/career-insights/training-links/training-links.service.ts';
import { TestApp } from './support/test-app.ts';

/** Sites that answer by their path: `/200`, `/404`, `/head-404` (knows no HEAD), `/moved`, `/hang`, `/round`, `/to?{address}`. */
class Sites {
  readonly visits: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    this.visits.push(`${request.method} ${path}`);
    if (path === '/hang') return;
    if (path.startsWith('/to?')) {
      return void response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
    }
    if (path === '/round') return void response.writeHead(302, { location: '/round' }).end();
    if (path === '/moved') return void response.writeHead(301, { location: '/200' }).end();
    if (path === '/head-404') return void response.writeHead(request.method === 'HEAD' ? 404 : 200).end('ok');
    const status = Number(path.slice(1).split('-')[0]);
    response.writeHead(Number.isInteger(status) && status > 99 ? status : 200).end('x'.repeat(1_000));
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  url(path: string): string {
    return `http://${this.host}/${path}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const QUICK = { timeoutMs: 10_000, retryMs: 1 };
const sites = new Sites();
let api: TestApp;
let service: TrainingLinksService;

const courses = (...paths: string[]) => paths.map((path) => ({ id: path, url: sites.url(path) }));
/** Nobody listens there. */
const away = (id: string) => ({ id, url: 'http://127.0.0.1:9/' });
const brokenOf = async (catalogue: { id: string; url: string }[]) =>
  [...(await service.state(catalogue)).broken].sort();
const age = (days: number) =>
  api.rows(`update training_link set checked_at = checked_at - interval '${days} days'`);

async function start(settings: Record<string, string>): Promise<void> {
  api = await TestApp.start(settings);
  const [{ TrainingLinksService }, { TrainingLinksRepository }, { AppConfig }, { Database }] =
    await Promise.all([
      import('../src/modules/career-insights/training-links/training-links.service.ts'),
      import('../src/modules/career-insights/training-links/training-links.repository.ts'),
      import('../src/config/app.config.ts'),
      import('../src/database/database.ts'),
    ]);
  const repository = new TrainingLinksRepository(api.app.get(Database));
  service = new TrainingLinksService(repository, api.app.get(AppConfig));
}

beforeAll(() => sites.start());
afterAll(() => sites.stop());

describe('the links of courses', () => {
  beforeAll(() => start({ TRAINING_LINK_CHECK: 'true', LISTING_PRIVATE_HOSTS: sites.host }));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.rows('delete from training_link');
    sites.visits.length = 0;
  });

  it('are hidden when they are gone, and only then', async () => {
    const catalogue = courses('200', 'moved', 'head-404', '403', '429', '503', '404', '410');
    expect(await service.check(catalogue, QUICK)).toBe('8 links visited, 2 broken: 404, 410');
    expect(await brokenOf(catalogue)).toEqual(['404', '410']);
    expect((await service.state(catalogue)).checkedAt.size).toBe(8);
    expect(sites.visits.filter((visit) => visit === 'HEAD /404')).toHaveLength(2);
    expect(sites.visits.filter((visit) => visit.endsWith('/200') && visit.startsWith('GET'))).toEqual([]);
  });

  it('are broken when one site is away, but not when all are', async () => {
    const mostly = [...courses('200', '201', '202'), away('a')];
    await service.check(mostly, QUICK);
    expect(await brokenOf(mostly)).toEqual(['a']);

    await api.rows('delete from training_link');
    const offline = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(away);
    expect(await service.check(offline, QUICK)).toContain('probably because of our own network');
    expect(await service.state(offline)).toEqual({ broken: new Set(), checkedAt: new Map() });
  });

  it('I9: are never followed into a private network, in however many hops, nor round and round', async () => {
    const inside = new Sites();
    await inside.start();
    const [, port = ''] = inside.host.split(':');
    const to = (address: string) => sites.url(`to?${encodeURIComponent(address)}`);
    try {
      const private_ = [
        inside.url('200'),
        `http://localhost:${port}/`,
        `http://127.1:${port}/`,
        `http://0x7f000001:${port}/`,
        `http://[::1]:${port}/`,
        `http://[::ffff:127.0.0.1]:${port}/`,
        'http://169.254.169.254/latest/meta-data/',
        'http://10.0.0.1/',
        'http://192.168.1.1/',
        'http://[fd00::1]/',
        'http://[fe80::1]/',
        'file:///etc/passwd',
      ];
      for (const address of private_) {
        for (const url of [address, to(address), to(to(address))]) {
          if (!url.startsWith('http')) continue;
          const web = new PublicWeb([sites.host]);
          const options = { ...QUICK, web, userAgent: 'test', signal: new AbortController().signal };
          const finding = await probeLink(url, options).finally(() => web.close());
          expect([url, finding]).toEqual([
            url,
            {
              outcome: 'unreached',
              words: expect.stringMatching(/not on the public internet|redirects to file:/),
            },
          ]);
        }
      }
      expect(inside.visits).toEqual([]);
      sites.visits.length = 0;
      await service.check(courses('round', '200', '201', '202'), QUICK);
      expect(await brokenOf(courses('round'))).toEqual(['round']);
      // The link itself and five hops, tried twice.
      expect(sites.visits.filter((visit) => visit === 'HEAD /round')).toHaveLength(12);
    } finally {
      await inside.stop();
    }
  });

  it('count a site that never answers as away', async () => {
    const catalogue = courses('200', '201', 'hang');
    await service.check(catalogue, { ...QUICK, timeoutMs: 700 });
    expect(await brokenOf(catalogue)).toEqual(['hang']);
  });

  it('are visited once a week, broken ones the next day', async () => {
    const catalogue = courses('200', '404');
    await service.check(catalogue, QUICK);
    expect(await service.check(catalogue, QUICK)).toBe('no link is due');
    await age(2);
    expect(await service.check(catalogue, QUICK)).toContain('1 links visited');
    await age(6);
    expect(await service.check(catalogue, QUICK)).toContain('2 links visited');
  });

  it('keep what was known while a site will not say', async () => {
    const id = 'course';
    await service.check([{ id, url: sites.url('404') }, ...courses('200')], QUICK);
    await api.rows(`update training_link set url = $1 where training_id = $2`, [sites.url('403'), id]);
    await age(2);
    const walled = [{ id, url: sites.url('403') }];
    await service.check(walled, QUICK);
    expect(await brokenOf(walled)).toEqual([id]);
  });

  it('are shown again when a release corrects the address or the site comes back', async () => {
    await service.check([{ id: 'course', url: sites.url('404') }], QUICK);
    expect(await brokenOf([{ id: 'course', url: sites.url('200') }])).toEqual([]);
    await service.check([{ id: 'course', url: sites.url('200') }], QUICK);
    expect(await api.rows('select training_id, is_broken from training_link')).toEqual([
      { training_id: 'course', is_broken: false },
    ]);
  });

  it('are forgotten with their course, and visited a few at a time', async () => {
    await service.check(courses('200', '201'), QUICK);
    const many = courses(...Array.from({ length: 40 }, (_, at) => `200-${at}`));
    expect(await service.check(many, QUICK)).toContain('30 links visited');
    expect(await service.check(many, QUICK)).toContain('10 links visited');
    expect(await service.check(many, QUICK)).toBe('no link is due');
    expect((await service.state(many)).checkedAt.size).toBe(40);
  });

  it('may be checked by two workers at once', async () => {
    const catalogue = courses('200', '404', '201');
    await Promise.all([service.check(catalogue, QUICK), service.check(catalogue, QUICK)]);
    expect(await brokenOf(catalogue)).toEqual(['404']);
  });
});

describe('without the operator’s leave', () => {
  beforeAll(() => start({ TRAINING_LINK_CHECK: 'false' }));
  afterAll(() => api.stop());

  it('nobody is called', async () => {
    sites.visits.length = 0;
    expect(await service.check(courses('200'), QUICK)).toContain('TRAINING_LINK_CHECK is false');
    expect(sites.visits).toEqual([]);
  });
});
