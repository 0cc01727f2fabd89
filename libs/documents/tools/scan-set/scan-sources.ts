import { chromium } from '@playwright/test';
import { openTemplates } from '../../e2e/open-templates.ts';
import { servePage } from '../../e2e/serve-page.ts';
import { buildCorpus } from '../import-corpus/build-corpus.ts';
import { CorpusCache } from '../import-corpus/corpus-cache.ts';
import { isSmallest } from '../import-corpus/measure-size.ts';
import type { Part } from './damage.ts';
import type { ScanSource } from './scan-source.ts';

/** Scans of a part; half of them are the product's own templates in the tune part, a fifth in the other. */
const SCANS = 20;
const OWN: Readonly<Record<Part, number>> = { tune: isSmallest ? 1 : 10, 'held-back': 4 };

/** The printed resumes that are scanned: templates of the product, and layouts of other makers. */
export async function scanSources(parts: readonly Part[], asBuilt: boolean): Promise<ScanSource[]> {
  if (!asBuilt && !isSmallest) await buildCorpus((line) => console.error(line));
  const own = await ownTemplates();
  return parts.flatMap((part) => {
    const mine = own.filter((source) => source.part === part);
    return interleaved(mine, isSmallest ? [] : ofOthers(part, SCANS - mine.length));
  });
}

/** One file of each theme in turn, another person each time. */
function ofOthers(part: Part, count: number): ScanSource[] {
  const cache = new CorpusCache();
  const files = cache.manifest().files.filter((file) => file.part === part && file.family === 'theme');
  const layouts = [...Map.groupBy(files, ({ layout }) => layout)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  if (layouts.length === 0) throw new Error('There is no corpus: run `npm run eval:import -- --build-only`');
  return Array.from({ length: count }, (_, index): ScanSource => {
    const [layout, people] = layouts[index % layouts.length] ?? ['', []];
    const file = people[(index * 5) % people.length];
    if (!file) throw new Error(`${layout} has no file`);
    const { name, email, phone } = cache.truth(file.person).resume.basics;
    return {
      part,
      layout,
      pdf: cache.bytes(file.path),
      contact: { name: name ?? '', email: email ?? '', phone: phone ?? '' },
    };
  });
}

/** Every second template is in the tune part. */
async function ownTemplates(): Promise<ScanSource[]> {
  const server = await servePage();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage();
    const ids = await openTemplates(page, server);
    const wanted = (['tune', 'held-back'] as const).flatMap((part, at) =>
      ids
        .filter((_, index) => index % 2 === at)
        .slice(0, OWN[part])
        .map((id) => ({ part, id })),
    );
    const sources: ScanSource[] = [];
    for (const { part, id } of wanted) {
      const { file, contact } = await page.evaluate(
        async (template) => ({
          ...(await window.templates.make('text', template, 'sample')),
          contact: window.templates.contact(template, 'sample'),
        }),
        id,
      );
      sources.push({ part, layout: `own ${id}`, pdf: new Uint8Array(Buffer.from(file, 'base64')), contact });
    }
    return sources;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** So that each kind of damage meets layouts of both. */
function interleaved<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const all: Item[] = [];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1)
    all.push(...one.slice(at, at + 1), ...other.slice(at, at + 1));
  return all;
}
