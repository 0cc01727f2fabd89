import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { expect, type Page, test as plain } from '@playwright/test';
import { sampleResume } from '../dist/samples.js';
import type { SheetResume } from '../src/model/sheet-resume.ts';
import { sparseResume, stressResume } from '../tools/extreme-resumes.ts';
import { sheetMarkup, sheetPage } from '../tools/sheet-page.ts';
import { lowContrast } from './sheet-contrast.ts';
import { sheetFaults } from './sheet-faults.ts';

/** Each test shows its own sheets on it. Its stylesheet is megabytes with the fonts, so that a worker reads it once. */
const test = plain.extend<object, { sheets: Page }>({
  sheets: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, deviceScaleFactor = 1 } = project.use;
      const page = await browser.newPage({ viewport, deviceScaleFactor });
      await page.setContent(await sheetPage([]));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

async function showSheet(page: Page, templateId: string, resume: SheetResume): Promise<void> {
  const markup = await sheetMarkup([{ templateId, resume }]);
  await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    // Only a layout asks for the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, markup);
}

for (const id of TEMPLATE_IDS) {
  test(`${id} looks as it was drawn`, async ({ sheets }) => {
    await showSheet(sheets, id, sampleResume(id));
    await expect(sheets.locator('.sheet')).toHaveScreenshot(`${id}.png`);
  });

  test(`${id} keeps every text on the sheet, apart from the others and readable on its ground`, async ({
    sheets,
  }) => {
    const cases: Record<string, SheetResume> = {
      sample: sampleResume(id),
      sparse: sparseResume,
      nothing: {},
      stress: stressResume,
      'stress on A4, compact': { ...stressResume, designOptions: { pageSize: 'a4', density: 'compact' } },
      'sample, airy, serif': {
        ...sampleResume(id),
        designOptions: { density: 'airy', fontPairing: 'serif' },
      },
    };
    for (const [name, resume] of Object.entries(cases)) {
      await showSheet(sheets, id, resume);
      expect(await sheets.evaluate(sheetFaults), name).toEqual([]);
      const { checked, low } = await sheets.evaluate(lowContrast);
      expect(low, name).toEqual([]);
      expect(checked, name).toBeGreaterThan(name.startsWith('s') && name !== 'sparse' ? 20 : 0);
    }
  });
}

for (const [pageSize, width, height] of [
  ['letter', 612, 792],
  ['a4', 595, 842],
] as const) {
  test(`prints the sheet alone on ${pageSize}, over several pages`, async ({ page }) => {
    const resume = { ...stressResume, designOptions: { pageSize } };
    const html = await sheetPage([{ templateId: 'operations-manager', resume }]);
    await page.setContent(`${html}<p id="furniture">Back to Editor</p>`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#furniture')).toBeHidden();
    await expect(page.locator('.sheet')).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(1);
    for (const [, wide, tall] of boxes) {
      expect(Math.abs(Number(wide) - width)).toBeLessThan(1);
      expect(Math.abs(Number(tall) - height)).toBeLessThan(1);
    }
  });
}

test('prints a short resume on one page', async ({ page }) => {
  await page.setContent(await sheetPage([{ templateId: 'creative-designer', resume: sparseResume }]));
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(1);
});

test('roles at one employer show its name once, in every template', async ({ sheets }) => {
  const job = { company: 'Kora Foods', location: 'Aba', startDate: '2021-03', current: true };
  const experience = ['Lead', 'Clerk'].map((position) => ({ ...job, position }));
  for (const templateId of TEMPLATE_IDS) {
    await showSheet(sheets, templateId, { experience });
    const shown = await sheets
      .locator('[data-section="experience"] :is(h3, p)')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
    expect(
      shown.filter((text) => text?.includes('Kora Foods')),
      templateId,
    ).toHaveLength(1);
  }
});
