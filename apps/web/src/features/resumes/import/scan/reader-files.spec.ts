/** @jest-environment ./test/browser-environment.js */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { areKept, loadReaderFiles, readerFiles } from './reader-files.ts';

const FOLDER = '/assets/letters-0a1b2c3d/';
const require = createRequire(import.meta.url);
const globals = globalThis as Record<string, unknown>;

beforeEach(() => {
  globals.__LETTER_FILES__ = FOLDER;
});
afterEach(() => {
  for (const name of ['fetch', 'caches', '__LETTER_FILES__']) delete globals[name];
});

const sizeIn = (path: string): number => statSync(require.resolve(path)).size;

describe('the files of the reader of letters', () => {
  it('have the sizes that the progress counts with', async () => {
    const { worker, core, languages } = await readerFiles(['eng', 'fra']);
    expect(worker).toEqual({
      address: `${FOLDER}worker.min.js`,
      bytes: sizeIn('tesseract.js/dist/worker.min.js'),
    });
    expect(core.bytes).toBe(sizeIn(`tesseract.js-core/${core.address.slice(FOLDER.length)}`));
    expect(languages.map(({ bytes }) => bytes)).toEqual(
      ['eng', 'fra'].map((name) =>
        sizeIn(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`),
      ),
    );
  });

  it('are kept only where all of them are', async () => {
    const files = await readerFiles(['eng']);
    const there = new Set([files.worker.address, files.core.address]);
    globals.caches = { match: async (address: string) => (there.has(address) ? {} : undefined) };
    expect(await areKept(files)).toBe(false);
    there.add(`${FOLDER}eng.traineddata.gz`);
    expect(await areKept(files)).toBe(true);
    globals.caches = { match: () => Promise.reject(new Error('SecurityError')) };
    expect(await areKept(files)).toBe(false);
  });

  it('are loaded one after the other, with how far it is', async () => {
    const files = await readerFiles(['eng']);
    const sizes = [files.worker, files.core, ...files.languages].map(({ bytes }) => bytes);
    const answers = sizes.map((bytes) => ({
      ok: true,
      status: 200,
      body: { getReader: () => reader(bytes) },
    }));
    const asked = jest.fn(async (..._sent: unknown[]) => answers[asked.mock.calls.length - 1]);
    globals.fetch = asked;
    const shares: number[] = [];
    await loadReaderFiles(files, (share) => shares.push(share), new AbortController().signal);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      files.worker.address,
      files.core.address,
      `${FOLDER}eng.traineddata.gz`,
    ]);
    expect(shares).toHaveLength(3);
    expect(shares[0]).toBeLessThan(0.05);
    expect(shares.at(-1)).toBe(1);
  });

  it('that are gone are a failure, not a reader', async () => {
    globals.fetch = async () => ({ ok: false, status: 404 });
    await expect(
      loadReaderFiles(await readerFiles(['eng']), () => undefined, new AbortController().signal),
    ).rejects.toThrow('404');
  });
});

function reader(bytes: number) {
  let left = 1;
  return {
    read: async () => {
      left -= 1;
      return left < 0 ? { done: true } : { done: false, value: { length: bytes } };
    },
  };
}
