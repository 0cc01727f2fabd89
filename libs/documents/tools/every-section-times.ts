import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import type { Page } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { longCareer } from '../../templates/tools/long-careers.ts';
import { openTemplates } from '../e2e/open-templates.ts';
import { PdfFile } from '../e2e/pdf-file.ts';

export interface EverySectionTimes {
  template: string;
  way: 'Text PDF' | 'Capture';
  pages: number;
  fast: number;
  slow: number;
}

const WAYS = { 'Text PDF': 'text', Capture: 'capture' } as const;
const { photoUrl: _photo, ...person } = FULL_RESUME.personalInfo;

/** Milliseconds of both PDFs of somebody with eight posts and an entry in every section; medians without the first. */
export async function everySectionTimes(
  page: Page,
  server: ViteDevServer,
  { templates, turns, slowdown }: { templates: readonly string[]; turns: number; slowdown: number },
): Promise<EverySectionTimes[]> {
  const ids = (await openTemplates(page, server)).filter((id) => templates.includes(id));
  const devtools = await page.context().newCDPSession(page);
  const times: EverySectionTimes[] = [];
  for (const template of ids) {
    const career = longCareer(template, 3);
    const resume = { ...FULL_RESUME, ...career, personalInfo: { ...person, ...career.personalInfo } };
    for (const [way, kind] of Object.entries(WAYS) as ['Text PDF' | 'Capture', 'text' | 'capture'][]) {
      const made = async (rate: number) => {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate });
        const all: { ms: number; file: string }[] = [];
        for (let turn = 0; turn < turns; turn += 1)
          all.push(
            await page.evaluate(([one, id, who]) => window.templates.make(one, id, who), [
              kind,
              template,
              resume as never,
            ] as const),
          );
        return all.slice(1).toSorted((one, other) => one.ms - other.ms);
      };
      const fast = await made(1);
      const slow = await made(slowdown);
      await using pdf = await PdfFile.of(fast[0]?.file ?? '');
      const { numPages } = await pdf.open();
      const middle = (found: readonly { ms: number }[]) =>
        found[Math.floor((found.length - 1) / 2)]?.ms ?? Number.NaN;
      times.push({ template, way, pages: numPages, fast: middle(fast), slow: middle(slow) });
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}
