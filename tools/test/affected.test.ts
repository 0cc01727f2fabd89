import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { NX_ENVIRONMENT } from '../build/build.ts';
import { inRoot, ROOT } from '../paths.ts';
import { dependantsOf, readImportGraph } from './import-graph.ts';

interface NxGraph {
  nodes: Record<string, { data: { targets: Record<string, { cache?: boolean; options?: object }> } }>;
  dependencies: Record<string, { target: string }[]>;
}

const run = promisify(execFile);
/** Apart from the checkout's own, which other tests copy meanwhile. */
const folder = mkdtempSync(resolve(tmpdir(), 'career-graph-'));

async function nx(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [inRoot('node_modules/nx/dist/bin/nx.js'), ...words], {
    cwd: ROOT,
    env: { ...process.env, ...NX_ENVIRONMENT, NX_WORKSPACE_DATA_DIRECTORY: folder },
  });
  return stdout;
}

/** Whose `test` and `lint` run when these files change. */
async function affectedBy(...files: string[]): Promise<string[]> {
  const names = await nx('show', 'projects', '--affected', `--files=${files.join(',')}`);
  return names.split('\n').filter(Boolean).sort();
}

// Before all tests: it leaves what the others, several at a time, would each compute.
await nx('graph', `--file=${folder}/graph.json`);
const { graph } = JSON.parse(readFileSync(`${folder}/graph.json`, 'utf8')) as { graph: NxGraph };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const projects = readImportGraph();
const features = projects.filter(({ root }) => root.startsWith('apps/web/src/features/'));

describe('the graph of projects', () => {
  it('holds every feature of the web app', () => {
    const folders = readdirSync(inRoot('apps/web/src/features'));
    expect(folders).toContain('job-tracker');
    expect(features.map(({ name }) => name).sort()).toEqual(folders.map((name) => `web-${name}`).sort());
  });

  it.each(projects)('knows what $name imports, and nothing else', ({ name, needs }) => {
    const known = (graph.dependencies[name] ?? []).map(({ target }) => target);
    expect([...new Set(known)].sort()).toEqual([...needs].sort());
  });

  it.each(projects)('has a lint target for $name', ({ name }) => {
    expect(graph.nodes[name]?.data.targets.lint).toBeDefined();
  });

  it.each(projects.filter(({ hasTests }) => hasTests))(
    'has a test target for $name, never cached',
    ({ name }) => {
      const test = graph.nodes[name]?.data.targets.test;
      expect(test?.cache).toBe(false);
      expect(test?.options).toMatchObject({ command: expect.stringContaining('tools/test/') });
    },
  );

  it('has tests in every feature', () => {
    expect(features.filter(({ hasTests }) => !hasTests)).toEqual([]);
  });
});

describe('nx affected', () => {
  // Each of them starts nx, which computes the graph on one processor.
  it.concurrent.each(projects)('runs what a change of $file touches', async ({ name, file }) => {
    expect(await affectedBy(file)).toEqual(dependantsOf(projects, name));
  });

  it.each([
    ['web-job-tracker', ['@career/e2e', '@career/web', 'product-tests', 'web-job-tracker']],
    ['@career/api', ['@career/api', '@career/e2e', 'api-tests', 'product-tests', 'tools']],
    ['@career/e2e', ['@career/e2e']],
  ])('of %s means the journeys and no more than its dependants', (name, dependants) => {
    expect(dependantsOf(projects, name)).toEqual(dependants);
  });

  it('of what features share means all of them', () => {
    expect(dependantsOf(projects, 'web-shared')).toEqual(
      expect.arrayContaining(features.map(({ name }) => name)),
    );
  });

  it('runs everything when a rule of all tests changes', async () => {
    expect(await affectedBy('tsconfig.base.json')).toEqual(projects.map(({ name }) => name).sort());
  });
});
