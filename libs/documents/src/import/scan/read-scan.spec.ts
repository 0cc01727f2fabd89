import { describe, expect, it } from '@jest/globals';
import { ImportRefused } from '../import-refused.ts';
import { greyPicture } from './grey-picture.ts';
import { letterReader, type TesseractWorker } from './letter-reader.ts';
import { readPage } from './read-page.ts';
import { readScan } from './read-scan.ts';
import type { LetterReader, ScanLine, ScanPage } from './scan.types.ts';
import { scanPageMarks } from './scan-page-marks.ts';

/** A line whose words are 10 pixels a letter wide; several spaces make a wide gap. */
function line(y: number, text: string, rowHeight = 30): ScanLine {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 90,
    bbox: {
      x0: 100 + match.index * 10,
      y0: y,
      x1: 100 + (match.index + match[0].length) * 10,
      y1: y + rowHeight,
    },
  }));
  const bbox = { x0: 100, y0: y, x1: 100 + text.length * 10, y1: y + rowHeight };
  return {
    words,
    bbox,
    baseline: { x0: bbox.x0, y0: bbox.y1, x1: bbox.x1, y1: bbox.y1 },
    rowAttributes: { ascenders: 8, descenders: -8, rowHeight },
  };
}

const page = (lines: ScanLine[]): ScanPage => ({ width: 1190, height: 1684, lines });

describe('a page that was read', () => {
  it('becomes letters in points, with spaces between the words but not across wide gaps', () => {
    const { letters, width, height } = scanPageMarks(page([line(200, 'Staff Nurse           June 2019')]));
    expect([width, height]).toEqual([595, 842]);
    expect(letters.map(({ text }) => text)).toEqual(['Staff', ' ', 'Nurse', 'June', ' ', '2019']);
    expect(letters[0]).toMatchObject({ left: 50, right: 75, baseline: 115, size: 15 });
    expect(letters[3]?.left).toBe(160);
  });

  it('has one size where rows differ by a little, and its own where they differ by much', () => {
    const { letters } = scanPageMarks(page([line(100, 'One'), line(150, 'two', 32), line(200, 'Title', 60)]));
    expect(letters.map(({ size }) => size)).toEqual([16, 16, 30]);
  });

  it('keeps lone large letters of ornaments out, and knows a dot that was found alone', () => {
    const { letters } = scanPageMarks(
      page([
        line(60, 'Title', 60),
        line(90, 'BD', 70),
        line(200, '.'),
        line(240, 'Led a ward of twelve nurses'),
      ]),
    );
    expect(letters.map(({ text }) => text).join('')).toBe('Title•Led a ward of twelve nurses');
  });

  it('has dots before items of a list, whatever they were read as, and no frames', () => {
    const read = (text: string): string =>
      scanPageMarks(page([line(100, text)]))
        .letters.map((letter) => letter.text)
        .join('');
    expect(read('+ Led a ward')).toBe('• Led a ward');
    expect(read('e Trained four nurses')).toBe('• Trained four nurses');
    expect(read('e-mail and phone')).toBe('e-mail and phone');
    expect(read('| Skills')).toBe('Skills');
    expect(read('(Triage Expert )')).toBe('Triage Expert');
    expect(read('Nurse (acting)')).toBe('Nurse (acting)');
  });

  it('is read like a page of a PDF, and every field must be checked', () => {
    const read = readScan([
      page([
        line(60, 'Ngozi Okafor', 60),
        line(150, 'ngozi@example.com | +234 803 555 0147'),
        line(220, 'WORK EXPERIENCE', 36),
        line(270, 'Staff Nurse, University Teaching Hospital'),
        line(310, 'June 2019 - Present'),
        line(350, '+ Led a ward of twelve nurses.'),
      ]),
      page([line(60, 'SKILLS', 36), line(110, 'Triage, Infection control')]),
    ]);
    expect(read.resume.personalInfo).toMatchObject({
      firstName: 'Ngozi',
      lastName: 'Okafor',
      email: 'ngozi@example.com',
      phone: '+234 803 555 0147',
    });
    expect(read.resume.experience).toMatchObject([{ startDate: '2019-06', current: true }]);
    expect(read.resume.skills?.map(({ name }) => name)).toEqual(['Triage', 'Infection control']);
    expect(read.origins.every(({ needsCheck }) => needsCheck)).toBe(true);
  });

  it('is refused where there are no words', () => {
    expect(() => readScan([page([line(60, '| . ~')])])).toThrow(new ImportRefused('no-words'));
    expect(() => readScan([])).toThrow(new ImportRefused('no-words'));
  });
});

describe('a page that makes no sense', () => {
  const reader = (...confidences: number[]): LetterReader & { files: Uint8Array[] } => {
    const files: Uint8Array[] = [];
    return {
      files,
      read: async (file) => {
        files.push(file);
        return { confidence: confidences[files.length - 1] ?? 0, lines: [line(files.length, 'Words')] };
      },
    };
  };
  const picture = { ...greyPicture(2, 1), pixels: Uint8Array.from([1, 2]) };

  it('is read once more the other way up, and the better reading counts', async () => {
    const turnedReader = reader(20, 80);
    expect((await readPage(picture, turnedReader)).lines[0]?.bbox.y0).toBe(2);
    expect([...(turnedReader.files[1] ?? [])].slice(-2)).toEqual([2, 1]);
    expect((await readPage(picture, reader(40, 30))).lines[0]?.bbox.y0).toBe(1);
  });

  it('is read once where the letters are clear', async () => {
    const clear = reader(80);
    await readPage(picture, clear);
    expect(clear.files).toHaveLength(1);
  });

  it('has no confidence where nothing was found', async () => {
    const worker: TesseractWorker<string> = {
      recognize: async () => ({ data: { confidence: 95, blocks: [] } }),
    };
    expect(await letterReader(worker, () => 'picture').read(new Uint8Array())).toEqual({
      confidence: 0,
      lines: [],
    });
  });
});
