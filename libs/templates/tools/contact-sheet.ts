// Draws the picture of all templates for the documentation: node libs/templates/tools/contact-sheet.ts [file]
import { resolve } from 'node:path';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { chromium } from '@playwright/test';
import { sampleResume } from '../dist/samples.js';
import { sheetPage } from './sheet-page.ts';

const [file = resolve(import.meta.dirname, '../../../docs/images/templates.jpg')] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1330, height: 900 } });
await page.setContent(
  await sheetPage(TEMPLATE_IDS.map((id) => ({ templateId: id, resume: sampleResume(id) }))),
);
// Six in a row, each cut to one page and shrunk to 206 pixels.
await page.addStyleTag({
  content: `body{display:flex;flex-wrap:wrap;gap:12px;padding:12px}.frame{margin:0;zoom:.2525;height:1056px;overflow:hidden}`,
});
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: file, fullPage: true, quality: 82 });
await browser.close();
