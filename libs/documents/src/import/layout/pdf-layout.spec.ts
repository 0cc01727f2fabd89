import { describe, expect, it } from '@jest/globals';
import { pdfPage, type TestBox, type TestText } from '../../../test/pdf-page.ts';
import type { LayoutLine } from './layout-line.ts';
import { pdfLayout } from './pdf-layout.ts';

type Content = readonly (TestText | TestBox)[];

async function linesOf(...pages: Content[]): Promise<LayoutLine[]> {
  const [lines] = await pdfLayout({
    numPages: pages.length,
    getPage: async (number) => pdfPage(pages[number - 1] ?? []),
  });
  return lines;
}
const textsOf = async (...pages: Content[]): Promise<string[]> =>
  (await linesOf(...pages)).map(({ text }) => text);

/** Lines below each other. */
const column = (left: number, top: number, texts: readonly string[], step = 14): TestText[] =>
  texts.map((text, index) => ({ text, left, baseline: top - index * step }));

const PROSE = [
  'Ran the night shift of the ward and kept its books',
  'with two nurses and a clerk who came in at noon and',
  'left at nine. Wrote the plan for stock and orders.',
];

describe('cells of a row', () => {
  const first = { baseline: 700 };
  it('go on below where the next word had no room', async () => {
    const row = [
      { text: 'University of Nigeria Teaching', left: 50, ...first },
      { text: 'Mar 2022 – Present', left: 215, ...first },
      { text: 'Hospital', left: 50, baseline: 686 },
    ];
    expect(await textsOf(row)).toEqual(['University of Nigeria Teaching Hospital\tMar 2022 – Present']);
  });

  it('end where there was room for more', async () => {
    const row = [
      { text: 'Staff Nurse', left: 50, ...first },
      { text: 'Mar 2022 – Present', left: 400, ...first },
      { text: 'Federal Medical Centre', left: 50, baseline: 686 },
    ];
    expect(await textsOf(row)).toEqual(['Staff Nurse\tMar 2022 – Present', 'Federal Medical Centre']);
  });
});

describe('two sections beside each other', () => {
  it('are columns below their headings, though dates stand at the right above them', async () => {
    const page: Content = [
      { text: 'Rising Star in Energy Law', left: 50, baseline: 760 },
      { text: 'Apr 2025', left: 500, baseline: 760 },
      { text: 'EDUCATION', left: 50, baseline: 720 },
      { text: 'CERTIFICATIONS', left: 310, baseline: 720 },
      ...column(50, 700, ['University of Dar es Salaam', 'LL.B., Law', 'Oct 2013 – Jul 2017', 'LANGUAGES']),
      ...column(310, 700, ['Advocate of the High Court', 'Judiciary of Tanzania']),
    ];
    expect((await textsOf(page)).slice(1)).toEqual([
      'EDUCATION',
      'University of Dar es Salaam',
      'LL.B., Law',
      'Oct 2013 – Jul 2017',
      'LANGUAGES',
      'CERTIFICATIONS',
      'Advocate of the High Court',
      'Judiciary of Tanzania',
    ]);
  });

  it('are columns, though a bar hangs from one of them into the strip between', async () => {
    const page: Content = [
      { text: 'Skills', left: 50, baseline: 720 },
      { text: 'Education', left: 310, baseline: 720 },
      ...column(50, 700, ['Accounting, Bank reconciliation, Taxation,', 'Sage']),
      { text: 'B.Sc., Accounting', left: 310, baseline: 700 },
      { text: '|', left: 300, baseline: 686 },
      { text: 'Abia State University', left: 310, baseline: 686 },
    ];
    expect((await textsOf(page)).slice(-3)).toEqual([
      'Education',
      'B.Sc., Accounting',
      'Abia State University',
    ]);
  });
});

describe('words of a page', () => {
  it('are joined across letters that are set apart', async () => {
    const wide = { text: 'EXPERIENCE', left: 50, baseline: 700, size: 12, spacing: 4 };
    expect(await textsOf([wide, ...column(50, 650, PROSE)])).toContain('EXPERIENCE');
  });

  it('are joined where the letters are written with spaces between them', async () => {
    const typed = { text: 'W O R K   H I S T O R Y', left: 50, baseline: 700 };
    expect(await textsOf([typed, ...column(50, 650, PROSE)])).toContain('WORK HISTORY');
  });

  it('are parted by gaps where the file writes no spaces', async () => {
    const words = 'Built a bridge over the river'.split(' ');
    let left = 50;
    const pieces = words.map((text) => {
      const piece = { text, left, baseline: 700 };
      left += text.length * 5 + 2.5;
      return piece;
    });
    expect(await textsOf(pieces)).toEqual(['Built a bridge over the river']);
  });

  it('keep accents that are set as letters of their own, and lose the pictures of icon fonts', async () => {
    const base = { baseline: 700 };
    const accented = [
      { text: '\ue0b1', left: 30, ...base },
      { text: 'Caf', left: 50, ...base },
      { text: '´', left: 65, ...base },
      { text: 'e', left: 65, ...base },
    ];
    expect(await textsOf(accented)).toEqual(['Café']);
  });

  it('are not read where they cannot be seen', async () => {
    const shown = { text: 'Ada Obi', left: 50, baseline: 700 };
    const hidden = [
      { text: 'unseen', left: 50, baseline: 600, mode: 3 },
      { text: 'outside', left: 50, baseline: 900 },
      { text: 'white', left: 50, baseline: 500, colour: '#ffffff' },
    ];
    const onDark = [
      { box: [40, 390, 300, 420] as [number, number, number, number], colour: '#203040' },
      { text: 'Engineer', left: 50, baseline: 400, colour: '#ffffff' },
    ];
    expect(await textsOf([shown, ...hidden, ...onDark])).toEqual(['Ada Obi', 'Engineer']);
  });

  it('are read below a scan, where no others are', async () => {
    expect(await textsOf([{ text: 'Recognised text', left: 50, baseline: 600, mode: 3 }])).toEqual([
      'Recognised text',
    ]);
  });
});

describe('lines of a page', () => {
  it('hold a title and the dates at the right edge as two cells', async () => {
    const [line] = await linesOf([
      { text: 'Clerk', left: 50, baseline: 700 },
      { text: '2019 - 2021', left: 495, baseline: 700 },
      ...column(50, 680, PROSE),
    ]);
    expect(line?.cells.map(({ text, left }) => [text, left])).toEqual([
      ['Clerk', 50],
      ['2019 - 2021', 495],
    ]);
    expect(line?.box).toEqual({ page: 0, left: 50, right: 550, top: 92, bottom: 102.2 });
  });

  it('say what begins with a bullet, written or drawn', async () => {
    const dot = { box: [52, 652, 56, 656] as [number, number, number, number], colour: '#000000' };
    const lines = await linesOf([
      { text: '•', left: 52, baseline: 700 },
      { text: 'Sold rice', left: 65, baseline: 700 },
      dot,
      { text: 'Sold beans', left: 65, baseline: 650 },
      { text: 'Sold yams', left: 65, baseline: 600 },
    ]);
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Sold rice', true],
      ['Sold beans', true],
      ['Sold yams', false],
    ]);
  });

  it('say where the face changes within a cell, and which line goes on in the next', async () => {
    const lines = await linesOf([
      { text: 'Clerk', left: 50, baseline: 700, font: 'Body-Bold' },
      { text: ', Kora Ltd', left: 75, baseline: 700 },
      ...column(50, 660, PROSE),
    ]);
    expect(lines[0]?.cells[0]).toMatchObject({
      text: 'Clerk, Kora Ltd',
      faces: [
        { from: 0, bold: true },
        { from: 5, bold: false },
      ],
    });
    expect(lines.map(({ wraps }) => wraps)).toEqual([false, true, true, false]);
    expect(lines.map(({ block }) => block)).toEqual([0, 1, 1, 1]);
  });

  it('know the ruled line below a heading', async () => {
    const lines = await linesOf([
      { text: 'SKILLS', left: 50, baseline: 700 },
      { box: [50, 694, 550, 695], colour: '#888888' },
      ...column(50, 680, PROSE),
    ]);
    expect(lines.map(({ ruleAfter }) => ruleAfter)).toEqual([true, undefined, undefined, undefined]);
  });
});

describe('lists on one line', () => {
  const text = column(50, 600, PROSE);
  const cellsOf = async (...content: Content): Promise<string[] | undefined> =>
    (await linesOf([...content, ...text]))[0]?.cells.map((cell) => cell.text);
  const words = (texts: readonly [string, number][]): TestText[] =>
    texts.map(([word, left]) => ({ text: word, left, baseline: 700 }));

  it('are parted by the frames around their names', async () => {
    const frame = (left: number, right: number): TestBox => ({
      box: [left, 696, right, 710],
      colour: '#eeeeee',
    });
    expect(
      await cellsOf(
        frame(48, 110),
        frame(113, 160),
        ...words([
          ['Stock count', 50],
          ['Payroll', 115],
        ]),
      ),
    ).toEqual(['Stock count', 'Payroll']);
  });

  it('are parted by spaces that are wider than those within the names', async () => {
    expect(
      await cellsOf(
        ...words([
          ['Stock count', 50],
          ['Payroll', 115],
          ['Sage', 160],
        ]),
      ),
    ).toEqual(['Stock count', 'Payroll', 'Sage']);
  });

  it('are none where dashes part them, or a sentence ends', async () => {
    expect(
      await cellsOf(
        ...words([
          ['May 2019 –', 50],
          ['Present', 110],
        ]),
      ),
    ).toEqual(['May 2019 – Present']);
    expect(
      await cellsOf(
        ...words([
          ['It ended.', 50],
          ['Then more', 105],
        ]),
      ),
    ).toEqual(['It ended. Then more']);
  });
});

describe('lines that go on', () => {
  const wrapsOf = async (...content: Content): Promise<string[]> =>
    (await linesOf([...content])).filter(({ wraps }) => wraps).map(({ text }) => text);
  const wide = column(250, 700, [...PROSE, ...PROSE, ...PROSE]);

  it('in a narrow column are those that had no room, if none of their run had', async () => {
    const schools = column(50, 700, ['Federal Polytechnic', 'Nekede'], 12);
    const more = column(50, 650, ['College of Education', 'Warri'], 12);
    expect(await wrapsOf(...schools, ...more, ...wide)).toEqual(
      expect.arrayContaining(['Federal Polytechnic', 'College of Education']),
    );
    const list = column(50, 700, ['Federal Polytechnic', 'Nekede', 'Oko', 'Bida'], 12);
    const found = await wrapsOf(...list, ...column(50, 600, ['Institute of Management'], 12), ...wide);
    expect(found).not.toContain('Federal Polytechnic');
  });

  it('are those whose month or span of time ends in the next', async () => {
    expect(await wrapsOf(...column(50, 700, ['Ridgeline, March', '2019'], 12))).toEqual(['Ridgeline, March']);
    expect(await wrapsOf(...column(50, 700, ['May 2019 –', 'Present'], 12))).toEqual(['May 2019 –']);
  });
});

describe('columns of a page', () => {
  it('are parted by a strip that is white down the page, though few lines begin at its edge', async () => {
    const set = (texts: readonly string[], top: number): TestText[] => [
      { text: texts[0] ?? '', left: 256, baseline: top },
      ...column(262, top - 14, texts.slice(1)),
    ];
    const right = [
      { text: 'Musa Ibrahim', left: 250, baseline: 720 },
      ...set(['WORK', ...PROSE, ...PROSE], 700),
      { text: 'Clerk at Kora', left: 250, baseline: 590 },
      ...set(['EDUCATION', ...PROSE, ...PROSE, ...PROSE], 570),
    ];
    const left = column(
      50,
      715,
      ['CONTACT', 'Kano', 'SKILLS', 'Excel', 'Rice', 'Maps', 'LANGUAGES', 'Hausa'],
      19,
    );
    const texts = await textsOf([...left, ...right]);
    expect(texts.filter((text) => left.some((each) => each.text === text))).toHaveLength(left.length);
    expect(texts.join(' ')).not.toContain('\t');
  });

  const side = ['CONTACT', 'Kano', '0803 555 0142', 'SKILLS', 'Excel', 'Rice', 'Maps', 'Hausa'];
  const main = ['WORK', 'Clerk at Kora', ...PROSE, 'EDUCATION', 'Bayero University'];

  it('begin below a name that one of them holds, where the other begins lower', async () => {
    const page: Content = [
      { text: 'ADA OBI', left: 210, baseline: 780, size: 24 },
      { text: 'WORK EXPERIENCE', left: 210, baseline: 740, size: 13 },
      ...column(210, 720, PROSE),
      { text: 'CONTACT', left: 30, baseline: 660, size: 13 },
      ...column(30, 640, ['Lagos, Nigeria', '0803 555 0101', 'ada@example.com', 'English, Igbo']),
      ...column(210, 662, [...PROSE, ...PROSE]),
    ];
    const texts = await textsOf(page);
    expect(texts.indexOf('WORK EXPERIENCE')).toBe(texts.indexOf('English, Igbo') + 1);
  });

  it('are read one after the other, below a head over both', async () => {
    const head = { text: 'Musa Ibrahim of the long and wide river bank', left: 50, baseline: 760, size: 20 };
    const texts = await textsOf([head, ...column(50, 700, side, 17), ...column(250, 700, main, 13)]);
    expect(texts).toEqual([head.text, ...side, ...main]);
  });

  it('are read on over the end of a page before the next column', async () => {
    const first = [...column(50, 700, side, 17), ...column(250, 700, main, 13)];
    const second = [
      ...column(50, 760, ['LANGUAGES', 'Hausa', 'English'], 17),
      ...column(250, 760, PROSE, 13),
    ];
    expect(await textsOf(first, second)).toEqual([
      ...side,
      'LANGUAGES',
      'Hausa',
      'English',
      ...main,
      ...PROSE,
    ]);
  });

  it('are none where labels stand beside what they belong to', async () => {
    const lines = await linesOf([
      ...[700, 600, 500].map((baseline, index) => ({
        text: `${2010 + index} - ${2011 + index}`,
        left: 50,
        baseline,
      })),
      ...column(150, 700, PROSE),
      ...column(150, 600, PROSE),
      ...column(150, 500, PROSE),
    ]);
    expect(lines.filter(({ sideHeading }) => sideHeading).map(({ text }) => text)).toEqual([
      `2010 - 2011\t${PROSE[0]}`,
      `2011 - 2012\t${PROSE[0]}`,
      `2012 - 2013\t${PROSE[0]}`,
    ]);
    expect(lines).toHaveLength(9);
  });

  it('know heads and page numbers that are repeated', async () => {
    const page = (number: number): TestText[] => [
      { text: 'Ada Obi', left: 50, baseline: 780 },
      ...column(50, 700, PROSE),
      { text: `Page ${number} of 2`, left: 280, baseline: 20 },
    ];
    const running = (await linesOf(page(1), page(2))).filter(({ isRunning }) => isRunning);
    expect(running.map(({ text, box }) => [text, box?.page])).toEqual([
      ['Page 1 of 2', 0],
      ['Ada Obi', 1],
      ['Page 2 of 2', 1],
    ]);
  });
});
