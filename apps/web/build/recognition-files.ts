import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));
const TESSERACT = packageFolder('tesseract.js');
const CORE = packageFolder('tesseract.js-core');

/** What reads letters in pictures: its worker, its core in the three kinds that processors take, and what it learnt. */
const LETTERS = [
  join(TESSERACT, 'dist/worker.min.js'),
  ...['relaxedsimd-', 'simd-', ''].map((kind) => join(CORE, `tesseract-core-${kind}lstm.wasm.js`)),
  ...['eng', 'fra'].map((language) =>
    join(packageFolder(`@tesseract.js-data/${language}`), '4.0.0_best_int', `${language}.traineddata.gz`),
  ),
];

/** What draws the pictures that office scanners put into a PDF. */
const PICTURES = ['jbig2', 'openjpeg'].map((name) =>
  join(packageFolder('pdfjs-dist'), 'wasm', `${name}_nowasm_fallback.js`),
);

/** Files that are asked for by their own names, in a folder that is named by their content. */
function folderOf(name: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return `assets/${name}-${hash.digest('hex').slice(0, 8)}/`;
}

/** Serves what reads scans from the product itself; none of it is loaded before somebody asks for it. */
export function recognitionFiles(): Plugin {
  const folders = [
    { constant: '__LETTER_FILES__', folder: folderOf('letters', LETTERS), files: LETTERS },
    { constant: '__PICTURE_FILES__', folder: folderOf('pictures', PICTURES), files: PICTURES },
  ];
  return {
    name: 'recognition-files',
    config: () => ({
      define: Object.fromEntries(
        folders.map(({ constant, folder }) => [constant, JSON.stringify(`/${folder}`)]),
      ),
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        const { files } = folders.find(({ folder }) => path.startsWith(folder)) ?? {};
        const file = files?.find((name) => basename(name) === basename(path));
        if (!file) return next();
        response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/gzip');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const { folder, files } of folders) {
        for (const file of files)
          this.emitFile({ type: 'asset', fileName: folder + basename(file), source: readFileSync(file) });
      }
    },
  };
}
