import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EXPORT_HEADINGS, exportRow, readApplicationTable } from './application-table.ts';
import { csvRows, csvText } from './csv.ts';
import { dayFrom, momentFrom } from './day-text.ts';

const LAGOS = 'Africa/Lagos';

describe('csvText and csvRows', () => {
  it('bring every text back, in every cell', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', '+234', '-₦5', '@a', "'=x", 'a,b;c', '"q"', 'two\nlines', '\t=x'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const written = rows.map((row) => ['x', ...row.map((text) => text.trim())]);
        expect(csvRows(csvText(written)).map(({ cells }) => cells)).toEqual(written);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '|calc', '%0a', '\r=1'])(
    'let no spreadsheet run %j',
    (text) => {
      expect(csvText([[text]])).toMatch(/^"?'/);
    },
  );

  it.each([
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\ufeffa;b\n"1;0";2',
      [
        ['a', 'b'],
        ['1;0', '2'],
      ],
    ],
    [
      'sep=;\na;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n\n,\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['', []],
  ])('read %j', (text, expected) => {
    expect(csvRows(text).map(({ cells }) => cells)).toEqual(expected);
  });

  it('say which row cannot be read', () => {
    const rows = csvRows('a,b\n1,2\n"open,3\n4,5');
    expect(rows.map(({ number, isBroken }) => [number, isBroken])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });
});

describe('dayFrom and momentFrom', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['2026/1/2', '2026-01-02'],
    ['02/11/2026', '2026-11-02'],
    ['2.11.2026', '2026-11-02'],
    ['11/25/2026', '2026-11-25'],
    ['2-Nov-26', '2026-11-02'],
    ['2nd November 2026', '2026-11-02'],
    ['Nov 2, 2026', '2026-11-02'],
    ['2026-11-02 09:30', '2026-11-02'],
    ['31/02/2026', '2026-02-31'],
    ['soon', 'soon'],
    ['2 Foo 2026', '2 Foo 2026'],
  ])('%j is %j', (text, expected) => {
    expect(dayFrom(text)).toBe(expected);
  });

  it.each([
    ['2026-11-02 09:30', '2026-11-02T08:30:00.000Z'],
    ['02/11/2026 2:30 pm', '2026-11-02T13:30:00.000Z'],
    ['2026-11-02T12:15 AM', '2026-11-01T23:15:00.000Z'],
    ['2 Nov 2026', '2026-11-02T08:00:00.000Z'],
    ['2026-11-02T09:30:00+05:00', '2026-11-02T09:30:00+05:00'],
    ['2026-11-02 25:00', '2026-11-02 25:00'],
    ['2026-99-02 10:00', '2026-99-02 10:00'],
    ['next week', 'next week'],
  ])('%j in Lagos is %j', (text, expected) => {
    expect(momentFrom(text, LAGOS)).toBe(expected);
  });
});

describe('a table of applications', () => {
  it('is read whatever its headings are called and however its cells are written', () => {
    const table = readApplicationTable(
      'Job Title;EMPLOYER;Mood;Date applied;Stage;Interview\nAccountant;Kora Foods;good;2/11/2026;Interviewing;3/11/2026 10:00\n;Zenith;;;;\n',
      LAGOS,
    );
    expect(table).toEqual({
      ignored: ['Mood'],
      missing: [],
      rows: [
        {
          number: 2,
          isBroken: false,
          body: {
            position: 'Accountant',
            company: 'Kora Foods',
            appliedDate: '2026-11-02',
            status: 'interview',
            interviewDate: '2026-11-03T09:00:00.000Z',
          },
        },
        { number: 3, isBroken: false, body: { company: 'Zenith' } },
      ],
    });
  });

  it('names the columns that are missing', () => {
    expect(readApplicationTable('Employer,Notes\na,b', LAGOS).missing).toEqual(['position']);
    expect(readApplicationTable('', LAGOS)).toEqual({
      rows: [],
      ignored: [],
      missing: ['company', 'position'],
    });
  });

  it('takes an export back as it was', () => {
    const application = {
      company: '=Kora "Foods", Ltd',
      position: 'Accountant',
      location: 'Aba',
      jobUrl: 'https://example.com/a?b=1,2',
      status: 'offer',
      appliedDate: '2026-11-02',
      interviewDate: '2026-11-03T09:00:00.000Z',
      followUpDate: null,
      salary: '-₦5',
      notes: 'two\nlines',
      jobDescription: '',
    } as const;
    const text = csvText([EXPORT_HEADINGS, exportRow(application, LAGOS)]);
    const { followUpDate: _none, jobDescription: _empty, ...rest } = application;
    expect(readApplicationTable(text, LAGOS)).toEqual({
      ignored: [],
      missing: [],
      rows: [{ number: 2, isBroken: false, body: rest }],
    });
  });
});
