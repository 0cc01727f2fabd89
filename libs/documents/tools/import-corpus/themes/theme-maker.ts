import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Layout } from '../layouts.ts';
import type { Made, Maker } from '../maker.types.ts';
import type { Person } from '../person.types.ts';

interface Rendered {
  html?: string;
  fault?: string;
  pdfRenderOptions?: { margin?: Record<'top' | 'bottom' | 'left' | 'right', string>; mediaType?: string };
}

const OWN_FILES = ['package.json', 'package-lock.json', 'render-theme.mjs'];
const MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
const PRINT_LIMIT_MS = 30_000;
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** JSON Resume themes of other makers, rendered in a process that may only read and printed by Chromium offline. */
export class ThemeMaker implements Maker {
  #folder = '';
  #browser: Browser | undefined;

  async prepare(cache: string): Promise<string | undefined> {
    this.#folder = resolve(cache, 'themes');
    await this.#install();
    this.#browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
    return undefined;
  }

  version({ name }: Layout): string {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    return `${dependencies[`jsonresume-theme-${name}`]} ${read('render-theme.mjs')} margins 10 mm`;
  }

  async *make({ name }: Layout, people: readonly Person[]): AsyncIterable<Made> {
    const rendered = await this.#render(
      name,
      people.map(({ resume }) => resume),
    );
    for (const [at, person] of people.entries()) {
      const { html, fault, pdfRenderOptions } = rendered[at] ?? { fault: 'The theme answered nothing' };
      if (html === undefined) yield { person, fault: fault ?? 'The theme answered nothing' };
      else yield await this.#print(person, html, pdfRenderOptions);
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

  async #print(person: Person, html: string, options: Rendered['pdfRenderOptions']): Promise<Made> {
    const context = await this.#browser?.newContext({ timezoneId: 'UTC', locale: 'en-US' });
    if (context === undefined) return { person, fault: 'No browser' };
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PRINT_LIMIT_MS);
      await blockNetwork(page);
      if (options?.mediaType === 'screen') await page.emulateMedia({ media: 'screen' });
      await page.setContent(html, { waitUntil: 'load' });
      const bytes = await page.pdf({
        format: 'A4',
        printBackground: true,
        margin: options?.margin ?? MARGIN,
      });
      return { person, bytes };
    } catch (error) {
      return { person, fault: `Chromium: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
    } finally {
      await context.close();
    }
  }
}

/** Fonts and pictures of other hosts are not fetched; a theme falls back as it does for people offline. */
async function blockNetwork(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (/^(data|blob|about):/.test(route.request().url())) await route.continue();
    else await route.abort();
  });
}
