import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const LISTS = resolve(import.meta.dirname, '../../../libs/templates/src/cjk');

/** Letters of the one file of Ethiopic letters, as the lists of the others have them. */
const ETHIOPIC = { letters: '\u1200-\u137c', file: 'noto-sans-ethiopic-400-ethiopic.ttf' };

/** Beside the list of Vite, in a folder that nobody is served. */
const FILE = '.vite/page-faces.json';

type Cuts = readonly (readonly [letters: string, url: string])[];

async function cutsOf(face: string): Promise<Cuts> {
  const list = (await import(pathToFileURL(resolve(LISTS, `${face}.ts`)).href)) as { CUTS: Cuts };
  return list.CUTS;
}

/** Tells the API which files hold which letters: pages without script name those that they need themselves. */
export function pageFaces(): Plugin {
  return {
    name: 'page-faces',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const addresses = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'asset'
              ? file.names.map((name) => [basename(name), `/${file.fileName}`] as const)
              : [],
          ),
        );
        const addressOf = (name: string): string =>
          addresses.get(name) ?? this.error(`The build has no file ${name}.`);
        const named = async (face: string): Promise<Cuts> =>
          (await cutsOf(face)).map(([letters, url]) => [letters, addressOf(basename(url))]);
        const faces = {
          'Noto Sans SC': await named('noto-sans-sc'),
          'Noto Sans JP': await named('noto-sans-jp'),
          'Noto Sans KR': await named('noto-sans-kr'),
          'Noto Sans Ethiopic': [[ETHIOPIC.letters, addressOf(ETHIOPIC.file)]],
        };
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(faces) });
      },
    },
  };
}
