import { inflateSync } from 'node:zlib';
import { applyMarket } from '@career/career/markets/apply-market';
import { expect, type Page, test } from '@playwright/test';
import { protectedResume, toldBy } from '../test/protected-resume.ts';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** Everything that can be read in the file: its bytes, its streams unpacked, and its text as a reader finds it. */
async function readable(pdf: PdfFile): Promise<string> {
  const raw = pdf.bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, pdf.bytes.toString('utf8'), ...streams, await pdf.text()].join('\n');
}

async function told(
  page: Page,
  kind: 'text' | 'layer',
  id: string,
  resume: object,
): Promise<string | undefined> {
  const { file } = await page.evaluate(
    ([how, template, whole]) => window.templates.makeWhole(how, template, whole as never),
    [kind, id, resume] as const,
  );
  await using pdf = await PdfFile.of(file);
  return toldBy(await readable(pdf));
}

test('no PDF of any template for the US, the UK or Canada holds a protected fact', async ({ page }) => {
  test.setTimeout(400_000);
  const server = await servePage();
  try {
    const ids = await openTemplates(page, server);
    expect(ids).toHaveLength(26);
    const faults: string[] = [];
    for (const id of ids) {
      for (const market of ['united-states', 'united-kingdom', 'canada'] as const) {
        const resume = applyMarket(protectedResume(market));
        for (const kind of ['text', 'layer'] as const) {
          const fact = await told(page, kind, id, resume);
          if (fact !== undefined) faults.push(`${id}, ${market}, ${kind}: ${fact}`);
        }
      }
      // Where they are expected they are there: what was looked for above can be found.
      if ((await told(page, 'text', id, applyMarket(protectedResume('nigeria-public')))) === undefined)
        faults.push(`${id}, nigeria-public: nothing`);
    }
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
