import { expect } from '@playwright/test';
import { test } from './documents-page.ts';
import { jobs, PERSON } from './page/person.ts';
import { missingInOrder, PdfFile } from './pdf-file.ts';

const JOBS = 6;
const jobTexts = jobs(JOBS).flatMap((job) => [`${job.position}, ${job.company}`, job.dates, ...job.bullets]);
const contacts = [
  PERSON.name,
  PERSON.title,
  PERSON.email,
  PERSON.phone,
  PERSON.website,
  PERSON.decomposedName,
];
const orders = {
  single: [...contacts, 'Summary', PERSON.summary, 'Experience', ...jobTexts, 'Skills', ...PERSON.skills],
  columns: [...contacts, 'Summary', PERSON.summary, 'Skills', ...PERSON.skills, 'Experience', ...jobTexts],
} as const;

test.describe('text PDF', () => {
  for (const layout of ['single', 'columns'] as const) {
    test(`a ${layout} sheet is read back whole and in reading order by two readers`, async ({ page }) => {
      await using pdf = await PdfFile.of(
        await page.evaluate(([name, count]) => window.documents.textPdf(name, count), [
          layout,
          JOBS,
        ] as const),
      );
      expect(missingInOrder(await pdf.readerText(), orders[layout])).toEqual([]);
      expect(missingInOrder(await pdf.writtenText(), orders[layout])).toEqual([]);
      expect(await pdf.readerText()).not.toMatch(/\p{Co}|[\ufb00-\ufb06\ufffd]/u);
    });
  }

  test('combining marks come back as they were typed', async ({ page }) => {
    await using pdf = await PdfFile.of(await page.evaluate(() => window.documents.textPdf('single', 1)));
    expect(await pdf.readerText()).toContain(PERSON.decomposedName.split(' ')[0]);
  });

  test('letters with no single glyph carry their marks where the browser draws them', async ({ page }) => {
    const marks = await page.evaluate(() => window.documents.glyphParts('ọ̀Ọ́m̀'));
    expect(marks).toEqual([
      { piece: 'ọ̀', parts: 2, isRaised: false },
      { piece: 'Ọ́', parts: 2, isRaised: true },
      { piece: 'm̀', parts: 2, isRaised: false },
    ]);
  });

  test('faces are subsets with Unicode maps, and the file is small', async ({ page }) => {
    await using pdf = await PdfFile.of(
      await page.evaluate((count) => window.documents.textPdf('single', count), JOBS),
    );
    const fonts = (await pdf.tool('pdffonts', 'file.pdf')).split('\n').slice(2).filter(Boolean);
    expect(fonts).toHaveLength(3);
    for (const font of fonts)
      expect(font).toMatch(/^[A-Z]{6}\+NotoSans-\S+\s+CID TrueType\s+Identity-H\s+yes yes yes/);
    const { numPages } = await pdf.open();
    expect(numPages).toBe(3);
    expect(pdf.bytes.length / numPages).toBeLessThan(60 * 1024);
  });

  test('structure, language, title, author and safe links are set', async ({ page }) => {
    await using pdf = await PdfFile.of(
      await page.evaluate((count) => window.documents.textPdf('single', count), JOBS),
    );
    const info = await pdf.tool('pdfinfo', 'file.pdf');
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toContain('Title:           Resume of Adébáyọ̀');
    expect(info).toContain(`Author:          ${PERSON.name}`);
    const structure = await pdf.tool('pdfinfo', '-struct-text', 'file.pdf');
    const shape = structure
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^(Document|H1|H2|H3|L|LI|P)\b/.test(line))
      .map((line) => line.split(' ')[0]);
    expect(shape.slice(0, 5)).toEqual(['Document', 'H1', 'P', 'P', 'H2']);
    expect(shape.filter((role) => role === 'H2')).toHaveLength(3);
    expect(shape.filter((role) => role === 'H3')).toHaveLength(JOBS);
    expect(shape.filter((role) => role === 'L')).toHaveLength(JOBS);
    expect(shape.filter((role) => role === 'LI')).toHaveLength(JOBS * 5);
    expect(
      missingInOrder(structure.replace(/^\s*(Link|P|H\d|Object).*$/gm, '').replace(/"/g, ''), contacts),
    ).toEqual([]);
    const document = await pdf.open();
    expect(((await document.getMetadata()).info as { Language?: string }).Language).toBe('en-NG');
    const links = (await (await document.getPage(1)).getAnnotations()).map((link) => link.url);
    expect(links).toEqual([`mailto:${PERSON.email}`, 'tel:+2348031234567', PERSON.website]);
  });

  test('no page is a picture, and no line leaves the paper', async ({ page }) => {
    await using pdf = await PdfFile.of(
      await page.evaluate((count) => window.documents.textPdf('columns', count), JOBS),
    );
    const pictures = (await pdf.tool('pdfimages', '-list', 'file.pdf')).split('\n').slice(2).filter(Boolean);
    expect(pictures).toHaveLength(1);
    const document = await pdf.open();
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() ? [Number(item.transform[5])] : [],
      );
      expect(Math.min(...heights)).toBeGreaterThan(12);
      expect(Math.max(...heights)).toBeLessThan(792 - 12);
    }
  });

  test('no heading is the last line of a page', async ({ page }) => {
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      await using pdf = await PdfFile.of(
        await page.evaluate((jobCount) => window.documents.textPdf('single', jobCount), count),
      );
      const lastLines = (await pdf.writtenText()).split('\f').map((text) => text.trim().split('\n').at(-1));
      expect(
        lastLines.filter((line) => /^(experience|skills|summary|Operations officer)/i.test(line ?? '')),
      ).toEqual([]);
    }
  });

  test('emoji and scripts without a face can still be read out', async ({ page }) => {
    const text = 'Ship 🚀 it 东京 done';
    await using pdf = await PdfFile.of(
      await page.evaluate((words) => window.documents.textPdfOf(words), text),
    );
    expect(missingInOrder(await pdf.readerText(), [text])).toEqual([]);
  });

  test('a missing element is refused by name', async ({ page }) => {
    expect(await page.evaluate(() => window.documents.textPdfOfNothing())).toBe(
      'CV preview element not found',
    );
  });
});
