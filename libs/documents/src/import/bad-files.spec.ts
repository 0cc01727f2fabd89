import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { pdfPage } from '../../test/pdf-page.ts';
import { type PdfSource, readFile, readText } from './read-resume.ts';
import { readZip } from './read-zip.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
const zip = (files: Record<string, string | Uint8Array>, level: 0 | 1 = 1): Bytes =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
      ),
      { level },
    ),
  );

const wide = (text: string, isBig: boolean, mark: boolean): Bytes => {
  const bytes = new Uint8Array((text.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  [...`\ufeff${text}`].forEach((letter, at) => {
    view.setUint16(at * 2, letter.charCodeAt(0), !isBig);
  });
  return mark ? bytes : bytes.slice(2);
};

const TEXT =
  'Ada Obi\nada@example.com\nEXPERIENCE\nNurse, Lagos General, 2019 - 2021\n• Led a ward of twelve';

/** A PDF whose pages hold these lines, as PDF.js gives them. */
const pdfOf = (pages: readonly (readonly string[])[]): PdfSource => ({
  numPages: pages.length,
  getPage: async (number) =>
    pdfPage((pages[number - 1] ?? []).map((text, at) => ({ text, left: 50, baseline: 780 - at * 14 }))),
  getMetadata: async () => ({ metadata: null }),
});

const read = (bytes: Bytes, pdf?: PdfSource) =>
  readFile(bytes, { openPdf: async () => pdf ?? Promise.reject(new Error('no PDF here')) });
const readPages = (...pages: (readonly string[])[]) => read(bytesOf('%PDF-1.7'), pdfOf(pages));

/** The text with the number of each glyph in place of its letter, as a font without a map gives it. */
const asGlyphs = (text: string): string =>
  [...text].map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29))).join('');

const PROSE = [
  'Adaeze Obi, Ward Nurse',
  'Led twelve nurses through two winters without a missed shift.',
  'Trained colleagues from three hospitals in safe lifting.',
  'University of Nigeria Teaching Hospital, Enugu, since January 2019',
];

describe('files of another kind', () => {
  const ole = (name: string): Bytes => {
    const file = new Uint8Array(2_048);
    file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    file.set(wide(name, false, false), 1_024);
    return file;
  };
  const odf = (kind: string): Bytes =>
    zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' }, 0);
  const cases: [string, Bytes, string][] = [
    [
      'a spreadsheet named as Word',
      zip({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }),
      'spreadsheet',
    ],
    ['a presentation named as Word', zip({ 'ppt/presentation.xml': '<x/>' }), 'presentation'],
    ['an OpenDocument spreadsheet', odf('spreadsheet'), 'spreadsheet'],
    ['an OpenDocument presentation', odf('presentation'), 'presentation'],
    ['a Pages document', zip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), 'pages'],
    ['an old Word file', ole('WordDocument'), 'old-word'],
    ['an old spreadsheet', ole('Workbook'), 'spreadsheet'],
    ['an old presentation', ole('PowerPoint Document'), 'presentation'],
    ['a Word file with a password', ole('EncryptedPackage'), 'password'],
    ['rich text', bytesOf('{\\rtf1\\ansi Ada Obi}'), 'rtf'],
    ['a web page', bytesOf('<!DOCTYPE html><html><body>Ada Obi</body></html>'), 'web-page'],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'picture'],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 16]), 'picture'],
    ['a HEIC', new Uint8Array([0, 0, 0, 24, ...strToU8('ftypheic')]), 'picture'],
    [
      'a program',
      new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      'unknown-type',
    ],
  ];
  it.each(cases)('%s is called what it is', async (_, file, problem) => {
    await expect(read(file)).rejects.toMatchObject({ name: 'ImportRefused', problem });
  });
});

describe('bombs', () => {
  const nothing = new Uint8Array(30_000_000);
  const cases: [string, () => Bytes][] = [
    ['one part of a Word file', () => zip({ 'word/document.xml': nothing })],
    [
      'one part of an OpenDocument file',
      () => zip({ 'content.xml': nothing, 'META-INF/manifest.xml': '<x/>' }),
    ],
    [
      'many parts',
      () => zip(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`word/${at}.xml`, '']))),
    ],
    [
      'a part that claims four gigabytes',
      () => {
        const bomb = zip({ 'word/document.xml': nothing });
        new DataView(bomb.buffer).setUint32(22, 0xffffffff, true);
        return bomb;
      },
    ],
    [
      'many parts that are full',
      () =>
        zip(
          Object.fromEntries(
            Array.from({ length: 60 }, (_, at) => [`word/${at}.xml`, nothing.subarray(0, 1_000_000)]),
          ),
        ),
    ],
    [
      'words that name each other',
      () =>
        zip({
          'word/document.xml':
            '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
        }),
    ],
  ];
  it.each(cases)('of %s are refused', async (_, make) => {
    await expect(readZip(make(), () => true)).rejects.toMatchObject({ problem: 'bomb' });
  });

  it('are counted before they fill the memory', async () => {
    const bomb = zip({ 'word/document.xml': new Uint8Array(100_000_000) });
    const before = process.memoryUsage().arrayBuffers;
    await expect(readZip(bomb, () => true)).rejects.toMatchObject({ problem: 'bomb' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
  });

  it('inside another ZIP stay packed', async () => {
    const inner = zip({ 'word/document.xml': nothing });
    const parts = await readZip(
      zip({ 'word/embeddings/inner.docx': inner, 'word/document.xml': '<x/>' }),
      () => true,
    );
    expect(parts.get('word/embeddings/inner.docx')?.length).toBe(inner.length);
  });

  it('are not seen in a document that repeats itself much', async () => {
    const table = '<w:tr><w:tc><w:p><w:r><w:t>Nurse</w:t></w:r></w:p></w:tc></w:tr>'.repeat(20_000);
    const parts = await readZip(
      zip({ 'word/document.xml': table, 'word/media/a.png': randomBytes(20_000) }),
      () => true,
    );
    expect(parts.get('word/document.xml')?.length).toBe(table.length);
  });
});

/** Bytes that do not pack, the same ones in every run. */
function randomBytes(length: number): Uint8Array {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 8;
  });
}

describe('texts', () => {
  it.each([
    ['UTF-16 with a mark', wide(TEXT, false, true)],
    ['UTF-16 the other way round', wide(TEXT, true, true)],
    ['UTF-16 without a mark', wide(TEXT, false, false)],
    ['UTF-16 the other way round without a mark', wide(TEXT, true, false)],
    ['UTF-8 with a mark', bytesOf(`\ufeff${TEXT}`)],
    ['an old Western encoding', new Uint8Array([...bytesOf(TEXT), 0x0a, 0xe9])],
    ['a few signs of no meaning', bytesOf(TEXT.replace('Nurse', 'Nur\0se'))],
  ])('in %s are read', async (_, file) => {
    const { resume } = await read(file);
    expect(resume.personalInfo?.email).toBe('ada@example.com');
    expect(resume.experience?.[0]?.company).toBe('Lagos General');
  });

  it('that run from right to left keep their words', () => {
    const { resume, lines } = readText(
      'אדה אובי\nada@example.com\nניסיון תעסוקתי\nאחות, בית חולים, 2019 - 2021',
    );
    expect(resume.personalInfo?.email).toBe('ada@example.com');
    expect(lines.map(({ text }) => text)).toContain('אדה אובי');
  });

  it('of a whole book are refused', () => {
    expect(() => readText('A word and another. '.repeat(30_000))).toThrow(/far more text/);
  });
});

describe('a document of a word processor', () => {
  it('with far more text than a resume is refused', async () => {
    const long = `<w:p><w:r><w:t>${'A word and another. '.repeat(10_000)}</w:t></w:r></w:p>`;
    const body = `<w:document xmlns:w="x"><w:body>${long}</w:body></w:document>`;
    const packed = zip({ 'word/document.xml': body, 'word/media/a.png': randomBytes(2_000) });
    await expect(read(packed)).rejects.toMatchObject({ problem: 'too-much-text' });
  });
});

describe('a PDF', () => {
  it('whose fonts do not say which sign is which letter is refused with what to do', async () => {
    await expect(readPages(PROSE.map(asGlyphs))).rejects.toMatchObject({ problem: 'no-letters' });
  });

  it('whose spaces are controls is refused for the same reason', async () => {
    const lines = ['Ada Obi', 'Nurse in Lagos'].map((line) => asGlyphs(line).replaceAll(' ', '\u0003'));
    await expect(readPages(['x'.repeat(60), ...lines])).rejects.toMatchObject({ problem: 'no-letters' });
  });

  it('whose letters are private signs is refused for the same reason', async () => {
    const hidden = PROSE.map((line) => line.replace(/\S/g, '\ue123'));
    await expect(readPages(hidden)).rejects.toMatchObject({ problem: 'no-letters' });
  });

  it('with the same words in letters is read', async () => {
    const { resume } = await readPages([
      'Adaeze Obi',
      'adaeze@example.com',
      'WORK EXPERIENCE',
      ...PROSE.slice(1),
    ]);
    expect(resume.personalInfo?.email).toBe('adaeze@example.com');
  });

  it('without text, or with that of a scanner alone, has none', async () => {
    await expect(readPages([], [])).rejects.toMatchObject({ problem: 'no-text' });
    await expect(readPages(['Scanned with a phone'], ['Scanned with a phone'])).rejects.toMatchObject({
      problem: 'no-text',
    });
  });

  it('of 500 pages is read to its twentieth', async () => {
    const asked: number[] = [];
    const pages = Array.from({ length: 500 }, (_, at) => [`Ada Obi ${at}`, `ada${at}@example.com`, ...PROSE]);
    const pdf = pdfOf(pages);
    const { lines } = await read(bytesOf('%PDF-1.7'), {
      ...pdf,
      getPage: (number) => {
        asked.push(number);
        return pdf.getPage(number);
      },
    });
    expect(Math.max(...asked)).toBe(20);
    expect(lines.some(({ text }) => text.includes('ada19@example.com'))).toBe(true);
  });

  it('whose pages take long is read as far as there is time, and to its first at least', async () => {
    const asked: number[] = [];
    const pdf = pdfOf(Array.from({ length: 9 }, (_, at) => [`Ada Obi ${at}`, 'ada@example.com', ...PROSE]));
    const watched: PdfSource = {
      ...pdf,
      getPage: (number) => {
        asked.push(number);
        return pdf.getPage(number);
      },
    };
    const readUntil = (isLate: () => boolean) =>
      readFile(bytesOf('%PDF-1.7'), { openPdf: async () => watched, isLate });
    await expect(readUntil(() => asked.length >= 3)).resolves.toMatchObject({
      resume: { personalInfo: { email: 'ada@example.com' } },
    });
    expect(asked).toEqual([1, 2, 3]);
    await readUntil(() => true);
    expect(asked).toEqual([1, 2, 3, 1]);
  });

  it.each([
    ['a page of 100,000 letters', ['a word and another '.repeat(6_700)], 1],
    ['more letters than 20 pages hold', Array<string>(20).fill('a word and another '.repeat(1_200)), 9],
  ])('with %s is refused before its letters are placed', async (_, texts, pages) => {
    const asked: number[] = [];
    const pdf = pdfOf(texts.map((text) => [text]));
    const refused = readFile(bytesOf('%PDF-1.7'), {
      openPdf: async () => ({
        ...pdf,
        getPage: (number: number) => {
          asked.push(number);
          return pdf.getPage(number);
        },
      }),
    });
    await expect(refused).rejects.toMatchObject({ problem: 'too-much-text' });
    expect(asked).toHaveLength(pages);
  });

  const withStream = (filter: string, data: Uint8Array): Bytes =>
    new Uint8Array([
      ...strToU8(`%PDF-1.7\n4 0 obj\n<< /Length ${data.length} /Filter ${filter} >>\nstream\n`),
      ...data,
      ...strToU8('\nendstream\nendobj\n'),
    ]);
  it('that unpacks to more than the memory should hold is refused before it is opened', async () => {
    const packed = zlibSync(new Uint8Array(110_000_000), { level: 1 });
    const open = () => Promise.reject(new Error('opened'));
    const readStream = (filter: string, data: Uint8Array) =>
      readFile(withStream(filter, data), { openPdf: open });
    await expect(readStream('/FlateDecode', packed)).rejects.toMatchObject({ problem: 'bomb' });
    await expect(readStream('[/FlateDecode /FlateDecode]', zlibSync(packed))).rejects.toMatchObject({
      problem: 'bomb',
    });
    await expect(readStream('/FlateDecode', zlibSync(randomBytes(200_000)))).rejects.toThrow('opened');
    await expect(readStream('/DCTDecode', packed)).rejects.toThrow('opened');
  });
});
