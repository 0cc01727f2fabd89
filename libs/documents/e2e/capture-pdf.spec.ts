import { expect } from '@playwright/test';
import { test } from './documents-page.ts';
import { jobs, PERSON } from './page/person.ts';
import { missingInOrder, PdfFile } from './pdf-file.ts';

const JOBS = 9;
const jobTexts = jobs(JOBS).flatMap((job) => [`${job.position}, ${job.company}`, job.dates, ...job.bullets]);
const contacts = [
  PERSON.name,
  PERSON.title,
  PERSON.email,
  PERSON.phone,
  PERSON.website,
  PERSON.decomposedName,
];
const orders: Record<string, string[]> = {
  single: [...contacts, 'Summary', PERSON.summary, 'Experience', ...jobTexts, 'Skills', ...PERSON.skills],
  columns: [...contacts, 'Summary', PERSON.summary, 'Skills', ...PERSON.skills, 'Experience', ...jobTexts],
};

for (const layout of ['single', 'columns']) {
  test(`a ${layout} sheet is read back whole and in reading order by two readers`, async ({ page }) => {
    await using pdf = await PdfFile.of(
      await page.evaluate(([name, count]) => window.documents.capture(name, count), [layout, JOBS] as const),
    );
    const wanted = orders[layout] ?? [];
    expect(missingInOrder(await pdf.readerText(), wanted)).toEqual([]);
    expect(missingInOrder(await pdf.writtenText(), wanted)).toEqual([]);
  });
}

test('lines, names and sums survive in the page order of a text extractor', async ({ page }) => {
  await using pdf = await PdfFile.of(
    await page.evaluate((count) => window.documents.capture('single', count), JOBS),
  );
  expect(missingInOrder(await pdf.text(), orders.single ?? [])).toEqual([]);
});

test('the document is A4 with an embedded font, properties and safe links only', async ({ page }) => {
  await using pdf = await PdfFile.of(
    await page.evaluate((count) => window.documents.capture('single', count), JOBS),
  );
  const info = await pdf.tool('pdfinfo', 'file.pdf');
  expect(info).toContain('Title:           Resume of Adébáyọ̀');
  expect(info).toContain(`Author:          ${PERSON.name}`);
  expect(info).toContain('A4');
  const fonts = (await pdf.tool('pdffonts', 'file.pdf')).split('\n').slice(2).filter(Boolean);
  expect(fonts).toHaveLength(2);
  expect(fonts[0]).toMatch(/^[A-Z]{6}\+NotoSans-Regular\s+CID TrueType\s+Identity-H\s+yes yes yes/);
  // Bold words are bold for a reader: it knows headings by it.
  expect(fonts[1]).toMatch(/^[A-Z]{6}\+NotoSans-Bold\s+CID TrueType\s+Identity-H\s+yes yes yes/);
  const document = await pdf.open();
  const metadata = (await document.getMetadata()).info as { Language?: string };
  expect(metadata.Language).toBe('en-NG');
  const links = (await (await document.getPage(1)).getAnnotations()).map((link) => link.url);
  expect(links).toEqual([`mailto:${PERSON.email}`, 'tel:+2348031234567', PERSON.website]);
});

test('each page shows a picture 794 px wide at scale 2 below the top margin', async ({ page }) => {
  await using pdf = await PdfFile.of(
    await page.evaluate((count) => window.documents.capture('single', count), JOBS),
  );
  const pictures = (await pdf.tool('pdfimages', '-list', 'file.pdf')).split('\n').slice(2).filter(Boolean);
  const { numPages } = await pdf.open();
  expect(numPages).toBe(3);
  expect(pictures).toHaveLength(numPages);
  for (const picture of pictures) expect(picture.trim().split(/\s+/)[3]).toBe('1588');
});

test('no page ends inside a line of text', async ({ page }) => {
  const ends = await page.evaluate(async (count) => {
    window.documents.show('single', count);
    const sheet = document.querySelector<HTMLElement>('.sheet');
    return sheet ? await window.documents.pageEnds(sheet) : [];
  }, JOBS);
  expect(ends).toHaveLength(2);
  const lines = await page.evaluate(() => {
    const sheet = document.querySelector('.sheet');
    const origin = sheet?.getBoundingClientRect();
    const scale = (origin?.width ?? 0) / 816;
    const range = document.createRange();
    range.selectNodeContents(sheet ?? document.body);
    return [...(sheet?.querySelectorAll('h1, h2, h3, p, li') ?? [])].flatMap((block) => {
      range.selectNodeContents(block);
      return [...range.getClientRects()].map((box) => ({
        top: (box.top - (origin?.top ?? 0)) / scale,
        bottom: (box.bottom - (origin?.top ?? 0)) / scale,
      }));
    });
  });
  expect(lines.length).toBeGreaterThan(60);
  for (const end of ends) expect(lines.filter((line) => line.top < end && line.bottom > end)).toEqual([]);
});

test('a missing element is refused by name', async ({ page }) => {
  expect(await page.evaluate(() => window.documents.captureNothing())).toBe('CV preview element not found');
});

test('a canvas without a context is refused by name', async ({ page }) => {
  const message = await page.evaluate(async () => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...request: unknown[]) {
      const isPage = new Error().stack?.includes('page-canvases');
      return isPage ? null : Reflect.apply(original, this, request);
    } as typeof original;
    return window.documents.capture('single', 1).catch((error: Error) => error.message);
  });
  expect(message).toBe('Could not get canvas context');
});

test('a stylesheet that comes late is waited for', async ({ page }) => {
  const size = () => page.evaluate(() => window.documents.sizeOfCapture(2));
  const normal = await size();
  let late = 0;
  await page.route(
    (url) => url.pathname.endsWith('.css'),
    async (route) => {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    },
  );
  expect(Math.abs((await size()) - normal)).toBeLessThan(2_000);
  expect(late).toBeGreaterThan(0);
});

test('nothing is left in the page afterwards', async ({ page }) => {
  const before = await page.evaluate(() => document.body.children.length);
  await page.evaluate(() => window.documents.capture('single', 1));
  expect(await page.evaluate(() => document.body.children.length)).toBe(before);
});
