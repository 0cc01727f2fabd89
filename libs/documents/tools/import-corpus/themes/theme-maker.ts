import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser } from '@playwright/test';
import type { Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import type { Person } from '../person.types.ts';
import { type PrintOptions, printHtml, startBrowser } from '../print-html.ts';
import { restyle } from './restyle.ts';

interface Rendered {
  html?: string;
  fault?: string;
  pdfRenderOptions?: PrintOptions;
}

const OWN_FILES = ['package.json', 'package-lock.json', 'render-theme.mjs'];
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** JSON Resume themes of other makers, rendered in a process that may only read and printed by Chromium offline. */
export class ThemeMaker implements Maker {
  readonly #tagged: boolean;
  #folder = '';
  #browser: Browser | undefined;

  /** @param tagged With the structure of the page in the file, as browsers print it by default. */
  constructor(tagged = false) {
    this.#tagged = tagged;
  }

  async prepare(cache: string): Promise<string | undefined> {
    this.#folder = resolve(cache, 'themes');
    await this.#install();
    this.#browser = await startBrowser();
    return undefined;
  }

  version(layout: Layout): string {
    const name = themeOf(layout);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const own = `${dependencies[`jsonresume-theme-${name}`]} ${read('render-theme.mjs')} margins 10 mm${this.#tagged ? ' tagged' : ''}`;
    return layout.family === 'restyled' ? `${own} ${layout.name} ${read('restyle.ts')}` : own;
  }

  async *make(layout: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const rendered = await this.#render(
      themeOf(layout),
      people.map(({ resume }) => resume),
    );
    for (const [at, person] of people.entries()) {
      const { html, fault, pdfRenderOptions } = rendered[at] ?? { fault: 'The theme answered nothing' };
      if (html === undefined) yield { person, fault: fault ?? 'The theme answered nothing' };
      else
        yield await printHtml(this.#browser, person, html, {
          tagged: this.#tagged,
          ...(pdfRenderOptions ? { options: pdfRenderOptions } : {}),
          ...(layout.family === 'restyled'
            ? { change: (page) => restyle(page, layout.name, person.resume) }
            : {}),
        });
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  /** Beside the cache, not in the workspace: nothing of it reaches the product or its lock file. */
  async #install(): Promise<void> {
    const stamp = resolve(this.#folder, 'node_modules', '.package-lock.json');
    const lock = resolve(this.#folder, 'package-lock.json');
    const isCurrent =
      existsSync(stamp) && existsSync(lock) && readFileSync(lock, 'utf8') === read('package-lock.json');
    mkdirSync(this.#folder, { recursive: true });
    for (const name of OWN_FILES)
      cpSync(new URL(name, import.meta.url), resolve(this.#folder, name), { force: true });
    if (isCurrent) return;
    rmSync(stamp, { force: true });
    const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const code = await new Promise((done) => npm.once('close', done));
    if (code !== 0) throw new Error('The themes could not be installed: npm ci failed');
  }

  async #render(theme: string, resumes: readonly unknown[]): Promise<Rendered[]> {
    const folder = realpathSync(this.#folder);
    const child = spawn(
      process.execPath,
      ['--permission', `--allow-fs-read=${folder}`, resolve(folder, 'render-theme.mjs'), theme],
      // Themes print dates by the clock's zone: any other one would move them.
      { cwd: folder, env: { TZ: 'UTC', LANG: 'en_US.UTF-8', NODE_ENV: 'production' }, timeout: 120_000 },
    );
    child.stdin.end(JSON.stringify(resumes));
    const [answer, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
    try {
      return JSON.parse(answer) as Rendered[];
    } catch {
      const said = complaint.split('\n').find((line) => /Error/.test(line)) ?? 'The theme answered nothing';
      return resumes.map(() => ({ fault: said.trim() }));
    }
  }
}

/** The theme that a layout is, or that it is another look of: `even` of `even~3`. */
const themeOf = ({ name }: Layout): string => name.split('~')[0] ?? name;
