import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|mjs|css|html|svg|ttf|webmanifest|txt)$/;
/** Below this, the headers weigh more than what packing saves. */
const LEAST_BYTES = 256;
/** Files of more bytes are packed a little less well: the last hundredth would take most of the time. */
const LARGE = 400_000;
/** Hundreds of small fonts, of which the best packing would save 3 % and take 14 seconds. */
const CJK_FONT = /noto-sans-(?:sc|jp|kr)-\d+-[^/]+\.ttf$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a brotli and a gzip copy beside every file of text, so that the server packs none of them again. */
export function packFiles(): Plugin {
  let folder = '';
  return {
    name: 'pack-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(resolve(folder, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const quality = CJK_FONT.test(file) ? 5 : bytes.length > LARGE ? 9 : 11;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
