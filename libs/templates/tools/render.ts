// Draws every template to pictures for looking at: node libs/templates/tools/render.ts <folder> [template id ...]
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { TEMPLATE_IDS, type TemplateId } from '@career/contracts/vocabulary/template-ids';
import { chromium } from '@playwright/test';
import { sampleResume } from '../dist/samples.js';
import type { SheetResume } from '../src/model/sheet-resume.ts';
import { sparseResume, stressResume } from './extreme-resumes.ts';
import { longCareer } from './long-careers.ts';
import { sheetPage } from './sheet-page.ts';

const [folder = '/tmp/templates', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const ids = wanted.length > 0 ? TEMPLATE_IDS.filter((id) => wanted.includes(id)) : TEMPLATE_IDS;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [kind, resumeFor] of [
  ['sample', sampleResume],
  ['sparse', () => sparseResume],
  ['stress', () => stressResume],
  ['two pages', (id) => longCareer(id, 3)],
  ['three pages', (id) => longCareer(id, 6)],
] satisfies [string, (id: TemplateId) => SheetResume][]) {
  const page = await browser.newPage({ viewport: { width: 1720, height: 1200 }, deviceScaleFactor: 1 });
  await page.setContent(await sheetPage(ids.map((id) => ({ templateId: id, resume: resumeFor(id) }))));
  for (const id of ids) {
    await page.locator(`#${id}`).screenshot({ path: resolve(folder, `${id}.${kind}.png`) });
  }
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sheet')].flatMap((sheet) => {
      const box = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll<HTMLElement>('*')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return (
            width > 0 &&
            (left < box.left - 1 ||
              right > box.right + 1 ||
              (element.scrollWidth > element.clientWidth + 2 &&
                getComputedStyle(element).display !== 'inline'))
          );
        })
        .map(
          (element) => `${sheet.dataset.template}: ${element.className} ${element.textContent?.slice(0, 40)}`,
        );
    }),
  );
  console.log(kind, faults.length === 0 ? 'nothing beyond its box' : faults.slice(0, 30));
  await page.close();
}
await browser.close();
