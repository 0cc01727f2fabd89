import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { installedOrWhy } from '../debian-packages.ts';
import { documentOf, html } from '../forms/html.ts';
import { extensionOf, type Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import { convert } from '../office/convert.ts';
import { madeFile, runPython } from '../office/made-files.ts';
import type { Person } from '../person.types.ts';
import { printHtml, startBrowser } from '../print-html.ts';
import { wordDocumentOf } from './markup.ts';
import { type SourceKind, typedCv } from './typed-cvs.ts';

const MAKERS: Readonly<Record<SourceKind, readonly string[]>> = {
  cv: ['./markup.ts', '../forms/make_forms.py'],
  html: ['../print-html.ts'],
  txt: ['../print-html.ts'],
};
const FORMS = resolve(import.meta.dirname, '../forms/make_forms.py');
const PACKAGES = [
  ...['libreoffice-writer-nogui', 'python3-docx', 'poppler-utils', 'fonts-liberation', 'fonts-dejavu'],
  ...['fonts-urw-base35', 'fonts-opensymbol'],
];
/** Room at the edge of what a text editor or a browser prints. */
const MARGIN = { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' };
const PLAIN = `body { font: 10pt/1.3 'DejaVu Sans Mono'; white-space: pre-wrap; tab-size: 8 }`;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Whole CVs, no two arranged alike: Word files, what LibreOffice and Chromium print of them, and plain text. */
export class TypedMaker implements Maker {
  #browser: Browser | undefined;

  async prepare(): Promise<string | undefined> {
    this.#browser = await startBrowser();
    return installedOrWhy('The typed CVs', 'soffice', PACKAGES);
  }

  version({ name }: Layout): string {
    const { kind, source } = typedCv(name);
    return [source, ...MAKERS[kind].map(read)].join(name);
  }

  async *make(layout: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const { kind, source } = typedCv(layout.name);
    for (const person of people) {
      if (kind === 'cv') yield write(layout, source, person);
      else if (kind === 'html')
        yield await printHtml(this.#browser, person, source, { options: { margin: MARGIN } });
      else yield await this.#plain(layout, source, person);
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  /** Text as it is, or as a text editor prints it. */
  async #plain(layout: Layout, source: string, person: Person): Promise<Made> {
    const page = documentOf(person.language, PLAIN, html`${source.trimEnd()}`);
    const sheet = await printHtml(this.#browser, person, page, { options: { margin: MARGIN } });
    if ('fault' in sheet || extensionOf(layout) === 'pdf') return sheet;
    return { person, bytes: new TextEncoder().encode(source), printable: sheet.bytes };
  }
}

function write(layout: Layout, source: string, person: Person): Made {
  const folder = mkdtempSync(resolve(tmpdir(), 'import-corpus-typed-'));
  const fileOf = (extension: string): string => resolve(folder, `cv.${extension}`);
  try {
    runPython(FORMS, [{ file: fileOf('docx'), document: wordDocumentOf(source) }]);
    convert([fileOf('docx')], 'pdf', folder, folder);
    return madeFile(person, fileOf(extensionOf(layout)), fileOf('pdf'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
