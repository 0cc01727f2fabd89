import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { installedOrWhy } from '../debian-packages.ts';
import type { Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import type { Person } from '../person.types.ts';
import { europasscv, europecv } from './europass-classes.ts';
import { currvita, curve, moderncv, simplecv } from './simple-classes.ts';

const run = promisify(execFile);

interface Source {
  engine: 'lualatex' | 'pdflatex';
  write: (person: Person) => string;
  /** Tables and page numbers that are known only after the first run. */
  runs: 1 | 2;
}

const modern = (style: string): Source => ({ engine: 'lualatex', write: moderncv(style), runs: 1 });
const SOURCES: Readonly<Record<string, Source>> = {
  currvita: { engine: 'lualatex', write: currvita, runs: 1 },
  curve: { engine: 'lualatex', write: curve, runs: 2 },
  // Its font for 16-bit engines is in another package.
  europasscv: { engine: 'pdflatex', write: europasscv, runs: 2 },
  // The class loads the encoding of 8-bit engines.
  europecv: { engine: 'pdflatex', write: europecv, runs: 2 },
  'moderncv-banking': modern('banking'),
  'moderncv-casual': modern('casual'),
  'moderncv-classic': modern('classic'),
  'moderncv-fancy': modern('fancy'),
  'moderncv-oldstyle': modern('oldstyle'),
  simplecv: { engine: 'lualatex', write: simplecv, runs: 1 },
};
const PACKAGES = ['texlive-latex-extra', 'texlive-fonts-extra', 'texlive-luatex', 'texlive-plain-generic'];
const RUN_LIMIT_MS = 120_000;

/** Classes for curricula of Debian's TeX Live, each filled in by its own commands. */
export class TexMaker implements Maker {
  async prepare(): Promise<string | undefined> {
    return installedOrWhy('The TeX classes', 'lualatex', PACKAGES);
  }

  version({ name }: Layout): string {
    const file = name.startsWith('europ') ? './europass-classes.ts' : './simple-classes.ts';
    const sources = [file, './tex-text.ts', '../wording.ts', '../wording.json'];
    return sources.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join(name);
  }

  async *make({ name }: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const source = SOURCES[name];
    for (const person of people) {
      if (source === undefined) yield { person, fault: 'Debian has no package with this class' };
      else yield await this.#typeset(source, person);
    }
  }

  async close(): Promise<void> {}

  async #typeset({ engine, write, runs }: Source, person: Person): Promise<Made> {
    const folder = mkdtempSync(resolve(tmpdir(), 'import-corpus-tex-'));
    try {
      writeFileSync(resolve(folder, 'cv.tex'), write(person));
      for (let time = 0; time < runs; time++)
        await run(engine, ['-interaction=nonstopmode', '-no-shell-escape', 'cv.tex'], {
          cwd: folder,
          timeout: RUN_LIMIT_MS,
          maxBuffer: 16_000_000,
        }).catch(() => undefined);
      return { person, bytes: new Uint8Array(readFileSync(resolve(folder, 'cv.pdf'))) };
    } catch {
      return { person, fault: `${engine}: ${firstErrorOf(folder)}` };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function firstErrorOf(folder: string): string {
  try {
    return execFileSync('grep', ['-m1', '^!', resolve(folder, 'cv.log')], { encoding: 'utf8' }).trim();
  } catch {
    return 'no PDF';
  }
}
