import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { installedOrWhy } from '../debian-packages.ts';
import { extensionOf, type Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import { convert } from '../office/convert.ts';
import { madeFile, runPython } from '../office/made-files.ts';
import type { Person } from '../person.types.ts';
import { printHtml, startBrowser } from '../print-html.ts';
import { formOf } from './all-forms.ts';
import { Cv } from './cv.ts';
import type { WrittenForm } from './form.types.ts';

const SHARED = ['./cv.ts', './form-dates.ts', '../wording.ts', '../wording.json'];
const PRINTED = ['./html.ts', '../print-html.ts'];
const WRITTEN = ['./word-blocks.ts', './make_forms.py'];
const PACKAGES = [
  ...['libreoffice-writer-nogui', 'python3-docx', 'poppler-utils', 'fonts-liberation', 'fonts-dejavu'],
  ...['fonts-lmodern', 'fonts-urw-base35', 'fonts-opensymbol'],
];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Layouts that imitate what job seekers upload: printed by Chromium, or written as DOCX and converted by LibreOffice. */
export class FormsMaker implements Maker {
  #browser: Browser | undefined;

  async prepare(): Promise<string | undefined> {
    this.#browser = await startBrowser();
    return installedOrWhy('The forms', 'soffice', PACKAGES);
  }

  version({ name }: Layout): string {
    const sources = [...SHARED, ...('draw' in formOf(name) ? PRINTED : WRITTEN), `./layouts/${name}.ts`];
    return sources.map(read).join(name);
  }

  async *make(layout: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const form = formOf(layout.name);
    if (!('draw' in form)) yield* write(layout, form, people);
    else
      for (const person of people)
        yield await printHtml(this.#browser, person, form.draw(new Cv(person, form.look)), {
          options: form.print ?? {},
        });
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }
}

function* write(layout: Layout, form: WrittenForm, people: readonly Person[]): Iterable<Made> {
  const folder = mkdtempSync(resolve(tmpdir(), 'import-corpus-forms-'));
  const fileOf = ({ id }: Person, extension: string): string => resolve(folder, `${id}.${extension}`);
  try {
    const jobs = people.map((person) => ({
      file: fileOf(person, 'docx'),
      document: form.write(new Cv(person, form.look)),
    }));
    runPython(resolve(import.meta.dirname, 'make_forms.py'), jobs);
    convert(
      jobs.map(({ file }) => file),
      'pdf',
      folder,
      folder,
    );
    for (const person of people)
      yield madeFile(person, fileOf(person, extensionOf(layout)), fileOf(person, 'pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
