import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { test } from './support/accounts.ts';
import { madePdf } from './support/made-pdf.ts';
import { expectAccessible } from './support/screen.ts';

interface Payload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ADA = [
  'Ada Obi',
  'ada@example.com',
  'WORK EXPERIENCE',
  'Ward Nurse, Lagos General Hospital, 2019 - 2021',
  'Led a ward of twelve nurses through two winters',
  'Trained colleagues from three hospitals in safe lifting',
];

const file = (name: string, mimeType: string, buffer: Buffer | Uint8Array): Payload => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
const pdf = (name: string, made: Parameters<typeof madePdf>[0]): Payload =>
  file(name, 'application/pdf', madePdf(made));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Import a resume|Check what was found/ });
const input = (page: Page) => dialogOf(page).getByLabel('Choose a file');
const failure = (page: Page) => dialogOf(page).getByRole('alert');

async function openImport(page: Page): Promise<void> {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialogOf(page).waitFor();
}

/** A file so large that it is made in the page: it need not travel there. */
const offerHuge = (page: Page, name: string, bytes: number): Promise<void> =>
  input(page).evaluate(
    (element: HTMLInputElement, [fileName, size]) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(size as number)], fileName as string));
      element.files = files.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [name, bytes] as const,
  );

function lockedPdf(): Buffer {
  const locked = new jsPDF({
    encryption: { userPassword: 'secret', ownerPassword: 'owner', userPermissions: [] },
  });
  locked.text('Ada Obi', 10, 10);
  return Buffer.from(locked.output('arraybuffer'));
}

/** Curves in place of letters. */
const OUTLINES = Array.from(
  { length: 400 },
  (_, at) => `${60 + (at % 40) * 10} ${760 - Math.floor(at / 40) * 20} m 3 9 6 9 9 0 c f`,
).join('\n');

const REFUSED: [Payload, RegExp][] = [
  [
    file('cv.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nnot really a pdf at all')),
    /damaged.*Save it again/,
  ],
  [file('locked.pdf', 'application/pdf', lockedPdf()), /protected with a password.*Save a copy without/],
  [pdf('scan.pdf', { pages: [[], []] }), /only pictures.*paste the text/],
  [pdf('outlines.pdf', { pages: [[]], drawing: OUTLINES }), /only pictures.*paste the text/],
  [
    pdf('unmapped.pdf', { pages: [ADA], fontWithoutMap: true }),
    /letters of this file cannot be read.*Export it/,
  ],
  [
    file('bomb.docx', DOCX, zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }, { level: 1 })),
    /unpacks to far more.*Save your resume as PDF/,
  ],
  [
    file(
      'bomb.odt',
      'application/vnd.oasis.opendocument.text',
      zipSync(
        { 'content.xml': new Uint8Array(60_000_000), 'META-INF/manifest.xml': new Uint8Array(1) },
        { level: 1 },
      ),
    ),
    /unpacks to far more|kind of file cannot be read/,
  ],
  [
    file(
      'cut.docx',
      DOCX,
      zipSync({ 'word/document.xml': Buffer.from(`x${Math.random()}`.repeat(999)) }).slice(0, 90),
    ),
    /damaged/,
  ],
  [
    file('budget.docx', DOCX, zipSync({ 'xl/workbook.xml': Buffer.from('<x/>') })),
    /This is a spreadsheet, whatever its name says.*Save your resume/,
  ],
  [
    file('talk.docx', DOCX, zipSync({ 'ppt/presentation.xml': Buffer.from('<x/>') })),
    /This is a presentation/,
  ],
  [file('cv.pages', '', zipSync({ 'Index/Document.iwa': Buffer.from('x') })), /This is a Pages document/],
  [file('cv.doc', 'application/msword', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])), /old Word file/],
  [file('cv.rtf', 'application/rtf', Buffer.from('{\\rtf1 Ada Obi}')), /rich text file.*Save it as Word/],
  [file('cv.doc', 'application/msword', Buffer.from('<html><body>Ada</body></html>')), /This is a web page/],
  [file('me.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])), /This is a picture/],
  [file('me.pdf', 'application/pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])), /This is a picture/],
  [file('empty.txt', 'text/plain', Buffer.alloc(0)), /nothing in this file/],
  [file('nothing.txt', 'text/plain', Buffer.alloc(4_000)), /kind of file cannot be read/],
  [
    file('book.txt', 'text/plain', Buffer.from('A word and another. '.repeat(40_000))),
    /far more text than a resume/,
  ],
  [
    pdf('many-letters.pdf', {
      pages: [
        [
          ...ADA,
          ...Array<string>(1_000).fill(
            'Led a ward of twelve nurses through two long winters without a missed shift. '.repeat(2),
          ),
        ],
      ],
      step: 0.7,
    }),
    /far more text than a resume/,
  ],
  [file('package.json', 'application/json', Buffer.from('{"name":"x"}')), /holds no resume/],
];

test('bad files are refused in plain words and the page stays usable', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openImport(page);
  for (const [bad, words] of REFUSED) {
    await input(page).setInputFiles(bad);
    await expect(failure(page), bad.name).toHaveText(words);
    await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  }
  await offerHuge(page, 'huge.pdf', 60_000_000);
  await expect(failure(page)).toHaveText(/larger than 20 MB/);
  await expectAccessible(page);

  const folder = mkdtempSync(join(tmpdir(), 'career-import-'));
  try {
    const path = join(folder, 'gone.txt');
    writeFileSync(path, ADA.join('\n'));
    // Chosen but not taken yet: the file goes before the page opens it.
    await page.evaluate(() =>
      document.addEventListener('change', (event) => event.isTrusted && event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    );
    await input(page).setInputFiles(path);
    rmSync(path);
    await input(page).dispatchEvent('change', { bubbles: true });
    await expect(failure(page)).toHaveText(/could not be opened.*Choose it once more/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  await dialogOf(page).getByLabel('Or paste the text of your resume').fill('Ada Obi\nada@example.com');
  await dialogOf(page).getByRole('button', { name: 'Read this text' }).click();
  await dialogOf(page).getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('odd files are read all the same', { tag: '@any-screen' }, async ({ page }) => {
  const wide = Buffer.from(ADA.join('\n'), 'utf16le');
  const odd: Payload[] = [
    pdf('broken-table.pdf', { pages: [ADA], brokenTable: true }),
    file('wrong-ending.docx', DOCX, madePdf({ pages: [ADA] })),
    file('wide.txt', 'text/plain', wide),
    file('signs.txt', 'text/plain', Buffer.from(ADA.join('\n').replace('Ward', 'W\0ard'))),
    file('right-to-left.txt', 'text/plain', Buffer.from(`${ADA.join('\n')}\nאחות, בית חולים`)),
  ];
  for (const each of odd) {
    await openImport(page);
    await input(page).setInputFiles(each);
    await expect(dialogOf(page).getByRole('button', { name: 'Use this' }), each.name).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Use this' }).click();
    await expect(page.getByLabel('Email'), each.name).toHaveValue('ada@example.com');
  }
});

test('of 500 pages the first 20 are read, and a message says so', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openImport(page);
  await input(page).setInputFiles(pdf('long.pdf', { pages: Array.from({ length: 500 }, () => ADA) }));
  await expect(dialogOf(page)).toContainText('This file has 500 pages. The first 20 were read.');
});

test('a reading can be cancelled, and its code may be missing', { tag: '@any-screen' }, async ({ page }) => {
  await openImport(page);
  let wasAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  // The reader never comes.
  await page.route(/assets\/read-resume-.*\.js/, () => wasAsked());
  await input(page).setInputFiles(file('ada.txt', 'text/plain', Buffer.from(ADA.join('\n'))));
  await asked;
  await expect(dialogOf(page).getByRole('status')).toHaveText('Loading the reader…');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('');
  await expect(failure(page)).toHaveCount(0);
  expect(page.workers()).toHaveLength(0);

  await page.unroute(/assets\/read-resume-.*\.js/);
  await page.route(/assets\/read-resume-.*\.js/, (route) => route.abort());
  await input(page).setInputFiles(file('ada.txt', 'text/plain', Buffer.from(ADA.join('\n'))));
  await expect(failure(page)).toHaveText(/not on this device yet/);
  await page.unroute(/assets\/read-resume-.*\.js/);
  await input(page).setInputFiles(file('ada.txt', 'text/plain', Buffer.from(ADA.join('\n'))));
  await expect(dialogOf(page).getByRole('button', { name: 'Use this' })).toBeVisible();
});

/** Most bytes that the processes of the browser's pages have held since the last call. */
async function peakBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
      writeFileSync(`/proc/${id}/clear_refs`, '5');
      return Number(kilobytes) * 1_024;
    });
  return Math.max(...peaks);
}

test('reading takes at most 300 MB', { tag: '@any-screen' }, async ({ page, browser }) => {
  await openImport(page);
  const lines = Array<string>(52).fill(
    'Led a ward of twelve nurses through two long winters without a missed shift.',
  );
  const heavy: [Payload, RegExp][] = [
    [
      pdf('long.pdf', { pages: Array.from({ length: 500 }, () => [...ADA, ...lines].slice(0, 50)) }),
      /500 pages/,
    ],
    [
      file('bomb.docx', DOCX, zipSync({ 'word/document.xml': new Uint8Array(100_000_000) }, { level: 1 })),
      /unpacks/,
    ],
    [
      pdf('many-letters.pdf', { pages: [[...ADA, ...Array<string>(1_300).fill(lines[0] ?? '')]], step: 0.5 }),
      /far more text/,
    ],
  ];
  for (const [each, words] of heavy) {
    await peakBytes(browser);
    const before = await peakBytes(browser);
    await input(page).setInputFiles(each);
    await expect(dialogOf(page), each.name).toContainText(words);
    const more = (await peakBytes(browser)) - before;
    console.log(`${each.name}: ${(more / 1_000_000).toFixed(0)} MB`);
    expect(more, each.name).toBeLessThan(300_000_000);
    const back = dialogOf(page).getByRole('button', { name: 'Choose another file' });
    if (await back.isVisible()) await back.click();
  }
});
