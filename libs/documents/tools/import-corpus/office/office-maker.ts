import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { installedOrWhy } from '../debian-packages.ts';
import { extensionOf, type Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import type { Person } from '../person.types.ts';
import { convert } from './convert.ts';
import { madeFile, runPython } from './made-files.ts';
import { pythonResume } from './python-resume.ts';
import { wordExport } from './word-export.ts';
import { boxed, gridTables, newspaper, plainStacked, plainTabbed, sideTable } from './writer-layouts.ts';

/** Documents that LibreOffice Writer converts. */
const WRITER: Readonly<Record<string, (person: Person) => string>> = {
  'docx-columns': (person) => newspaper(person, true),
  'docx-plain': plainTabbed,
  'docx-table': sideTable,
  'docx-textbox': (person) => boxed(person, false),
  'odt-plain': (person) => plainStacked(person, true),
  'odt-table': (person) => gridTables(person, true),
  'pdf-writer-columns': (person) => newspaper(person, false),
  'pdf-writer-plain': (person) => plainStacked(person, false),
  'pdf-writer-table': (person) => gridTables(person, false),
  'pdf-writer-textbox': (person) => boxed(person, true),
};
const SOURCES = ['flat-odt', 'writer-layouts', 'python-resume', 'word-export'].map((name) => `./${name}.ts`);
const PACKAGES = ['libreoffice-writer-nogui', 'python3-docx', 'fonts-liberation', 'poppler-utils'];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Files of word processors: converted by LibreOffice, written by python-docx, or imitating Word's PDF. */
export class OfficeMaker implements Maker {
  async prepare(): Promise<string | undefined> {
    return installedOrWhy('The files of word processors', 'soffice', PACKAGES);
  }

  version({ name }: Layout): string {
    const sources = [...SOURCES, './make_docx.py', '../wording.ts', '../wording.json'];
    return sources.map(read).join(name);
  }

  async *make(layout: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const folder = mkdtempSync(resolve(tmpdir(), 'import-corpus-office-'));
    try {
      if (layout.name === 'pdf-word-export')
        for (const person of people) yield { person, bytes: await wordExport(person) };
      else yield* this.#convert(layout, people, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {}

  *#convert(layout: Layout, people: readonly Person[], folder: string): Iterable<Made> {
    const extension = extensionOf(layout);
    const made = resolve(folder, 'made');
    mkdirSync(made);
    const write = WRITER[layout.name];
    if (write === undefined) writeByPython(layout.name, people, made);
    else {
      const sources = people.map((person) => {
        const file = resolve(folder, `${person.id}.fodt`);
        writeFileSync(file, write(person));
        return file;
      });
      convert(sources, extension, made, folder);
    }
    const files = people.map((person) => resolve(made, `${person.id}.${extension}`));
    const printed = resolve(folder, 'printed');
    if (extension !== 'pdf') convert(files, 'pdf', printed, folder);
    for (const [at, person] of people.entries()) {
      const file = files[at] ?? '';
      yield madeFile(person, file, extension === 'pdf' ? file : resolve(printed, `${person.id}.pdf`));
    }
  }
}

function writeByPython(layout: string, people: readonly Person[], folder: string): void {
  const style = layout === 'docx-python-grid' ? 'long' : 'short';
  const jobs = people.map((person) => ({
    file: resolve(folder, `${person.id}.docx`),
    resume: pythonResume(person, style),
  }));
  runPython(resolve(import.meta.dirname, 'make_docx.py'), jobs, layout);
}
