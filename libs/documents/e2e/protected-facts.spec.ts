import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { applyMarket } from '@career/career/markets/apply-market';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { expect, type Page, test } from '@playwright/test';
import { markSignIn, PEOPLE, protectedPerson } from '../test/protected-people.ts';
import { protectedResume, toldBy } from '../test/protected-resume.ts';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** Everything that can be read in the file: its bytes, its streams unpacked, and its text as a reader finds it. */
function readable(pdf: PdfFile, text: string): string {
  const raw = pdf.bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, pdf.bytes.toString('utf8'), ...streams, text].join('\n');
}

type Kind = 'text' | 'layer';

async function made(page: Page, kind: Kind, id: string, resume: ResumeContentDto): Promise<string> {
  const { file } = await page.evaluate(
    ([how, template, whole]) => window.templates.makeWhole(how, template, whole),
    [kind, id, resume] as const,
  );
  return file;
}

async function shown(file: string): Promise<boolean> {
  await using pdf = await PdfFile.of(file);
  return await showsPortrait(pdf);
}

async function told(file: string): Promise<string | undefined> {
  await using pdf = await PdfFile.of(file);
  const [text, hasPortrait] = await Promise.all([pdf.text(), showsPortrait(pdf)]);
  const told = toldBy(readable(pdf, text)) ?? (hasPortrait ? 'portrait' : undefined);
  const sign = markSignIn(text);
  return told ?? (sign && `sign of a mark: ${sign}`);
}

/** Whether a page shows the colour of the portrait, as nothing else does. */
async function showsPortrait(pdf: PdfFile): Promise<boolean> {
  await pdf.tool('pdftoppm', '-r', '30', 'file.pdf', 'page');
  const pages = (await readdir(pdf.folder)).filter((name) => name.endsWith('.ppm'));
  const pictures = await Promise.all(pages.map((name) => readFile(path.join(pdf.folder, name))));
  return pictures.some(isMagenta);
}

/** Whether four dots in a row count as magenta; the JPEG of a capture is coarse. */
function isMagenta(ppm: Buffer): boolean {
  let run = 0;
  for (let at = ppm.length % 3; at + 2 < ppm.length; at += 3) {
    run = Number(ppm[at]) > 180 && Number(ppm[at + 1]) < 90 && Number(ppm[at + 2]) > 180 ? run + 1 : 0;
    if (run === 4) return true;
  }
  return false;
}

const MARKETS = ['united-states', 'united-kingdom', 'canada'] as const;
const KINDS = ['text', 'layer'] as const;

/** All twelve people in every template take many minutes; else each template has one, so that each comes up. */
const EVERY_PERSON = process.env.EVERY_PERSON !== undefined;
const peopleOf = (template: number): number[] =>
  EVERY_PERSON ? PEOPLE.map((_, at) => at) : [template % PEOPLE.length];

/**
 * What a template reveals of one of the twelve where nothing may be shown. Files are read while the page makes the next;
 * markets for which the same sheet and words are printed have one file.
 */
async function faultsOf(page: Page, id: string, person: number): Promise<string[]> {
  const faults: Promise<string | undefined>[] = [];
  const sources = new Set<string>();
  for (const kind of KINDS)
    for (const market of MARKETS) {
      const resume = applyMarket(protectedPerson(market, person));
      const source = await page.evaluate(
        ([how, template, whole]) => window.templates.wholeSource(how, template, whole),
        [kind, id, resume] as const,
      );
      if (sources.has(source)) continue;
      sources.add(source);
      const where = `${id}, ${PEOPLE[person]?.name}, ${market}, ${kind}`;
      const reading = told(await made(page, kind, id, resume));
      faults.push(reading.then((fact) => fact && `${where}: ${fact}`));
    }
  files += sources.size;
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

/** How many different files have been looked at. */
let files = 0;

test('no PDF of any template for the US, the UK or Canada holds a protected fact of any of twelve people, or the sign of a mark', async ({
  page,
}) => {
  test.setTimeout(EVERY_PERSON ? 7_200_000 : 600_000);
  const server = await servePage();
  try {
    const ids = await openTemplates(page, server);
    expect(ids).toHaveLength(26);
    const faults: string[] = [];
    const met = new Set<number>();
    // Where they are expected they are there: what was looked for above can be found.
    const home = applyMarket(protectedResume('nigeria-public'));
    const portraits = { text: 0, layer: 0 };
    for (const [template, id] of ids.entries()) {
      for (const person of peopleOf(template)) {
        faults.push(...(await faultsOf(page, id, person)));
        met.add(person);
      }
      const homeText = await made(page, 'text', id, home);
      if ((await told(homeText)) === undefined) faults.push(`${id}, nigeria-public: nothing`);
      portraits.text += Number(await shown(homeText));
      portraits.layer += Number(await shown(await made(page, 'layer', id, home)));
    }
    console.log(`${files} different files for ${ids.length} templates`);
    expect(faults).toEqual([]);
    expect(met.size).toBe(12);
    // Templates with a place for a photo.
    expect(portraits.text).toBeGreaterThan(3);
    expect(portraits.layer).toBe(portraits.text);
  } finally {
    await server.close();
  }
});
