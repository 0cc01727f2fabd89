import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import type { Person } from '../person.types.ts';
import { printHtml, startBrowser } from '../print-html.ts';
import { drawnLayout } from './drawn-layout.ts';
import { DrawnPage } from './drawn-page.ts';

const SOURCES = [
  './drawn-layout.ts',
  './drawn-page.ts',
  './headings.json',
  '../wording.ts',
  '../wording.json',
];

/** Layouts put together by chance from common parts; our own, so they widen the part that may be looked at. */
export class DrawnMaker implements Maker {
  #browser: Browser | undefined;

  async prepare(): Promise<string | undefined> {
    this.#browser = await startBrowser();
    return undefined;
  }

  version({ name }: Layout): string {
    return SOURCES.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join(name);
  }

  async *make({ name, part }: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const layout = drawnLayout(Number(name.replace(/\D/g, '')), part === 'held-back');
    for (const person of people)
      yield await printHtml(this.#browser, person, new DrawnPage(layout, person).html());
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }
}
