// Draws the pages of each template as the Text PDF has them, at 100 %, for looking at; and says how full the last ones are:
// node --conditions=@career/source libs/documents/tools/template-pages.ts <folder> [template id ...] [--paper letter] [--grey] [--careers 0,3,6] [--measure]
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { longCareer } from '../../templates/tools/long-careers.ts';
import { lastPageOf } from '../e2e/last-page-of.ts';
import { openTemplates } from '../e2e/open-templates.ts';
import { PdfFile } from '../e2e/pdf-file.ts';
import { servePage } from '../e2e/serve-page.ts';

const SHORT = 0.3;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    paper: { type: 'string', default: 'a4' },
    grey: { type: 'boolean', default: false },
    /** How many further careers the person of the sample has, one kind of file for each. */
    careers: { type: 'string', default: '0,3,6' },
    /** Measures alone, without pictures. */
    measure: { type: 'boolean', default: false },
  },
});
const [folder = '/tmp/template-pages', ...wanted] = positionals;
const careers = flags.careers.split(',').map(Number);
const pageSize = flags.paper === 'letter' ? 'letter' : 'a4';
mkdirSync(folder, { recursive: true });

const server = await servePage();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const short: string[] = [];
let several = 0;
try {
  const page = await browser.newPage();
  for (const id of (await openTemplates(page, server)).filter((one) => !wanted[0] || wanted.includes(one))) {
    const row: string[] = [];
    for (const further of careers) {
      const resume = { ...longCareer(id, further), designOptions: { pageSize } as const };
      const { file } = await page.evaluate(
        ([template, who]) => window.templates.make('text', template, who),
        [id, resume as never] as const,
      );
      await using pdf = await PdfFile.of(file);
      const { pages, filled } = await lastPageOf(pdf);
      row.push(`${pages} p. ${Math.round(filled * 100)} %`);
      if (pages > 1) several += 1;
      if (pages > 1 && filled < SHORT) short.push(`${id} with ${further}: ${row.at(-1)}`);
      if (flags.measure) continue;
      const name = path.join(folder, `${id}.${further}`);
      copyFileSync(path.join(pdf.folder, 'file.pdf'), `${name}.pdf`);
      execFileSync('pdftoppm', [...(flags.grey ? ['-gray'] : []), '-png', '-r', '96', `${name}.pdf`, name]);
    }
    console.log(`${id}: ${row.join(', ')}`);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`Last pages below ${SHORT * 100} %: ${short.length} of ${several} files of several pages`);
for (const line of short) console.log(`  ${line}`);
