import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../paths.ts';

interface Manifest {
  apiVersion: string;
  kind: string;
}

const FOLDER = 'deploy/kubernetes';
/** The adapter's own configuration, which is no object of a cluster. */
const NO_OBJECTS = ['adapter-rules.yaml'];

const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text, { strict: true, uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

/** The module of the published types that describes an object, such as `apps/v1`. */
const moduleOf = ({ apiVersion }: Manifest): string => {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
};

/** A literal is held to its type to the letter: no field more than the type has, none less than it asks for. */
const asCode = (manifest: Manifest): string =>
  `import type { ${manifest.kind} } from '${moduleOf(manifest)}';\n` +
  `export const manifest: ${manifest.kind} = ${JSON.stringify(manifest, null, 1)};\n`;

describe('the manifests for Kubernetes', () => {
  let folder: string;
  beforeAll(() => {
    mkdirSync(inRoot('.test'), { recursive: true });
    // In the checkout, so that the types are found.
    folder = mkdtempSync(inRoot('.test', 'manifests-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What the compiler says of manifests that are written as constants of Kubernetes' published types. */
  function faultsOf(manifests: readonly Manifest[]): string[] {
    const files = manifests.map((manifest, index) => {
      const file = join(folder, `${manifest.kind}-${index}.ts`);
      writeFileSync(file, asCode(manifest));
      return file;
    });
    const strict = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'esnext'];
    const { stdout } = spawnSync(
      process.execPath,
      [
        inRoot('node_modules/ts7/bin/tsc'),
        ...[...strict, '--moduleResolution', 'bundler', '--pretty', 'false'],
        ...files,
      ],
      { cwd: inRoot(), encoding: 'utf8' },
    );
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  }

  it('say what Kubernetes knows, and all that it asks for', () => {
    const files = readdirSync(inRoot(FOLDER)).filter((name) => !NO_OBJECTS.includes(name));
    const manifests = files.flatMap((name) => manifestsIn(readFileSync(inRoot(FOLDER, name), 'utf8')));
    expect(new Set(manifests.map(({ kind }) => kind)).size).toBeGreaterThan(7);
    expect(faultsOf(manifests)).toEqual([]);
  });

  it('are refused with each planted fault', () => {
    const text = readFileSync(inRoot(FOLDER, 'api.yaml'), 'utf8');
    const planted = PLANTED.map(([found, fault]) => {
      expect(text).toMatch(found);
      const [deployment] = manifestsIn(text.replace(found, fault));
      return deployment as Manifest;
    });
    const refused = faultsOf(planted).map((line) => Number(/-(\d+)\.ts/.exec(line)?.[1]));
    expect([...new Set(refused)].sort()).toEqual([...PLANTED.keys()]);
  });
});

/** A field that it does not know, a number in quotes, a missing selector, a group that has no such kind. */
const PLANTED: [RegExp, string][] = [
  [/terminationGracePeriodSeconds/, 'terminationGraceSeconds'],
  [/replicas: 2/, 'replicas: "2"'],
  [/selector: \{ matchLabels[^\n]+\n {2}strategy/, 'strategy'],
  [/apiVersion: apps\/v1\n/, 'apiVersion: batch/v1\n'],
];
