import { ENGLISH_WORDS } from '@career/contracts/document-words/document-words';
import { spansText } from '@career/contracts/marked-text/spans';
import { statementsOf } from '@career/contracts/marked-text/statements';
import { printEntry } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { describe, expect, it } from '@jest/globals';
import { linkTarget, linkText } from './links.ts';
import { sheetMedium } from './sheet-medium.ts';

const periodText = (entry: object, format: DateFormat): string =>
  printEntry(ENTRY_SECTIONS.experience.fields, entry, sheetMedium(format, ENGLISH_WORDS)).period;

describe('months', () => {
  it.each([
    ['2024-03', 'short', 'Mar 2024'],
    ['2024-03', 'long', 'March 2024'],
    ['2024-03', 'numeric', '03/2024'],
    ['2024-03', 'year', '2024'],
    ['2024-01', 'short', 'Jan 2024'],
    ['2024-12', 'long', 'December 2024'],
    ['Summer 2024', 'short', 'Summer 2024'],
    ['2011', 'short', '2011'],
    ['2011', 'numeric', '2011'],
    ['', 'short', ''],
  ] as const)('%s as %s is %s', (month, format, text) => {
    expect(ENGLISH_WORDS.month(month, format)).toBe(text);
  });

  it('end a current entry with Present, whatever end it carries', () => {
    expect(periodText({ startDate: '2024-03', endDate: '2025-01', current: true }, 'short')).toBe(
      'Mar 2024 – Present',
    );
    expect(periodText({ startDate: '2024-03', endDate: '2024-11' }, 'year')).toBe('2024');
    expect(periodText({ startDate: '2011', endDate: '2016' }, 'long')).toBe('2011 – 2016');
    expect(periodText({ startDate: '', endDate: '2024-11' }, 'short')).toBe('Nov 2024');
  });
});

describe('links', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com', 'https://example.com'],
    ['localhost', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x.y', undefined],
    ['https://a b', undefined],
  ])('%s leads to %s', (text, target) => {
    expect(linkTarget(text)).toBe(target);
  });

  it('are printed without scheme and last slash', () => {
    expect(linkText(' https://www.example.com/in/ada/ ')).toBe('example.com/in/ada');
  });
});

it('statements lose the bullet that was typed, not the words', () => {
  const shown = (text: string | undefined) => statementsOf(text).map(({ spans }) => spansText(spans));
  expect(shown('- a\r\n  • b\n*c*\n-5% cost\n')).toEqual(['a', 'b', 'c', '-5% cost']);
  expect(shown(undefined)).toEqual([]);
});
