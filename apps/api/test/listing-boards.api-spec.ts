import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import listingTerms from '../src/config/listing-terms/listing-terms.json' with { type: 'json' };
import boardCatalogue from '../src/modules/job-listings/boards/boards.json' with { type: 'json' };
import { catalogueSources } from '../src/modules/job-listings/boards/catalogue-sources.ts';
import { SourceStandIn } from './support/source-stand-in.ts';

const COMMAND = resolve(import.meta.dirname, '../dist/verify-boards.js');
const { boards, sources: origins } = boardCatalogue;

describe('the catalogue of boards', () => {
  it('names at least 200 boards once each, every row with where it is from', () => {
    expect(boards.length).toBeGreaterThanOrEqual(200);
    const keys = boards.map(({ adapter, board }) => `${adapter}:${board.toLowerCase()}`);
    expect(new Set(keys).size).toBe(keys.length);
    // Two boards of one name would close each other's listings.
    const names = boards.map(({ adapter, employer }) => `${adapter}:${employer}`);
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(origins.map(({ id }) => id));
    expect(boards.filter(({ source }) => !known.has(source))).toEqual([]);
  });

  it('is off except for boards that were found to answer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boards-'));
    const file = join(folder, 'listing-boards.json');
    expect(await catalogueSources(file)).toHaveLength(
      boards.filter(({ verified }) => verified !== null).length,
    );
    writeFileSync(
      file,
      JSON.stringify({
        'greenhouse:moniepoint': { checked: '2026-11-20', verified: '2026-11-20', words: '3 openings' },
        'workable:kuda': { checked: '2026-11-20', verified: null, words: 'no openings' },
        'lever:dlocal': { verified: 7 },
      }),
    );
    expect((await catalogueSources(file)).map(({ key }) => key)).toEqual(['greenhouse:moniepoint']);
    writeFileSync(file, '{"greenhouse:moniep');
    expect(await catalogueSources(file)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('the terms of sources', () => {
  it('are written down for every source, with the day they were read', async () => {
    const { parseSources } = await import('../src/config/listing-sources.ts');
    for (const { source } of listingTerms.terms) expect(parseSources(source)).toEqual([source]);
    expect(parseSources('default')).toEqual(
      listingTerms.terms.filter((terms) => terms.default).map(({ source }) => source),
    );
    expect(parseSources('default')).not.toContain('remotive');
    expect(parseSources('default, greenhouse, arbeitnow').at(-1)).toBe('greenhouse');
    expect(parseSources('none')).toEqual([]);
    expect(() => parseSources('none, rss')).toThrow("'none' is used alone");
  });
});

describe('npm run listings:verify', () => {
  let sources: SourceStandIn;
  let dataDir: string;
  beforeAll(async () => {
    sources = await SourceStandIn.start();
  });
  afterAll(() => sources.stop());
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'verify-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const marks = () => JSON.parse(readFileSync(join(dataDir, 'listing-boards.json'), 'utf8'));

  async function verify(options: readonly string[], environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [COMMAND, '--pause', '0', ...options], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
        LISTING_RELAY_URL: sources.url,
        ...environment,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const [code] = await once(child, 'exit');
    return { code, output };
  }

  const lever = (board: string) => `api.lever.co/v0/postings/${board}?mode=json&limit=100&skip=0`;
  const posting = {
    id: 'a',
    text: 'Clerk',
    categories: { location: 'Lagos' },
    hostedUrl: 'https://x.example/a',
  };

  it('marks boards that answer with openings of the employer, continues where it stopped, and asks none twice', async () => {
    const names = boards.filter(({ adapter }) => adapter === 'lever').map(({ board }) => board);
    const [one = '', two = '', three = ''] = names;
    sources.json(lever(one), [posting]);
    sources.json(lever(two), []);
    const before = sources.asked.length;
    const first = await verify(['--adapter', 'lever', '--most', '3']);
    expect(first.code).toBe(0);
    expect(first.output).toContain(`ok   lever:${one}: 1 opening`);
    expect(first.output).toContain(`--   lever:${two}: no openings`);
    expect(first.output).toContain(`--   lever:${three}: The source answers 404`);
    expect(first.output).toContain(`1 of ${boards.length} boards answer with openings.`);
    expect(sources.asked.length - before).toBe(3);
    const today = new Date().toISOString().slice(0, 10);
    expect(marks()[`lever:${one}`]).toEqual({ checked: today, verified: today, words: '1 opening' });
    expect(marks()[`lever:${two}`]).toMatchObject({ verified: null });

    await verify(['--adapter', 'lever', '--most', '2']);
    expect(sources.asked.length - before).toBe(5);
    expect(Object.keys(marks())).toHaveLength(5);
    const keys = (await catalogueSources(join(dataDir, 'listing-boards.json'))).map(({ key }) => key);
    expect(keys).toEqual([`lever:${one}`]);
  }, 60_000);

  it('marks no board that belongs to somebody else, and leaves a system alone that asks for it', async () => {
    const [first] = boards.filter(({ adapter }) => adapter === 'smartrecruiters');
    sources.json(`api.smartrecruiters.com/v1/companies/${first?.board}/postings?limit=100&offset=0`, {
      totalFound: 1,
      content: [{ id: '1', name: 'Cook', company: { name: 'Quite Another Ltd' }, location: {} }],
    });
    const stranger = await verify(['--adapter', 'smartrecruiters', '--most', '1']);
    expect(stranger.output).toContain(`openings of Quite Another Ltd, not of ${first?.employer}`);
    expect(marks()[`smartrecruiters:${first?.board}`]).toMatchObject({ verified: null });

    const [busy] = boards.filter(({ adapter }) => adapter === 'workable');
    sources.status(`apply.workable.com/api/v1/widget/accounts/${busy?.board}?details=true`, 429);
    const before = sources.asked.length;
    const left = await verify(['--adapter', 'workable']);
    expect(left.output).toContain('the other boards of workable are left for another time');
    expect(sources.asked.length - before).toBe(1);
    expect(marks()[`workable:${busy?.board}`]).toBeUndefined();
  }, 60_000);

  it('marks nothing without a connection', async () => {
    const { output } = await verify([], { LISTING_RELAY_URL: 'http://127.0.0.1:9' });
    expect(output).toContain('Nothing is marked without a connection.');
    expect(output).toContain(`0 of ${boards.length} boards answer`);
    expect(existsSync(join(dataDir, 'listing-boards.json'))).toBe(false);
  }, 60_000);

  it('writes the days into the catalogue of a release', async () => {
    const file = join(dataDir, 'boards.json');
    writeFileSync(file, JSON.stringify(boardCatalogue));
    const [one] = boards.filter(({ adapter }) => adapter === 'lever');
    sources.json(lever(one?.board ?? ''), [posting]);
    await verify(['--adapter', 'lever', '--most', '1', '--catalogue', file]);
    const marked = JSON.parse(readFileSync(file, 'utf8')) as typeof boardCatalogue;
    expect(marked.boards.filter(({ verified }) => verified !== null).map(({ board }) => board)).toEqual([
      one?.board,
    ]);
  }, 60_000);
});
