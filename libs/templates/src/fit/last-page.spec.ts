import { describe, expect, it } from '@jest/globals';
import { lastPage, leastSaving, type SheetParts } from './last-page.ts';

/** Entries of 100 pixels each, with two statements of 30 below a head. */
function entries(count: number, height = 100): SheetParts {
  const tops = Array.from({ length: count }, (_, index) => index * height);
  return {
    sections: [0],
    entries: tops,
    blocks: tops.flatMap((top) => [
      { top, bottom: top + 70 },
      { top: top + 40, bottom: top + 100 },
    ]),
    asked: [],
    end: count * height,
  };
}

describe('the last page', () => {
  it('is the only one of what fits on it', () => {
    expect(lastPage(entries(10), 'letter')).toMatchObject({ pages: 1 });
    expect(lastPage({ sections: [], entries: [], blocks: [], asked: [], end: 0 }, 'a4')).toEqual({
      pages: 1,
      filled: 0,
    });
  });

  it('begins with a whole entry and is filled with what follows', () => {
    const { pages, filled } = lastPage(entries(12), 'letter');
    expect(pages).toBe(2);
    // Ten entries fit on the first page of Letter, two on the other.
    expect(filled).toBeCloseTo(200 / (1056 - 80));
  });

  it('cuts no block of a column beside', () => {
    const beside = { ...entries(12), blocks: [...entries(12).blocks, { top: 950, bottom: 1020 }] };
    expect(lastPage(beside, 'letter').filled).toBeCloseTo(300 / (1056 - 80));
  });

  it('begins where the person wants it', () => {
    const asked = { ...entries(6), asked: [300] };
    expect(lastPage(asked, 'a4')).toEqual({ pages: 2, filled: 300 / (1123 - 80) });
  });
});

describe('what saves the last page', () => {
  /** Pages and share at each level, for one kind of file. */
  const at = (levels: Record<number, [pages: number, filled: number]>) => (level: number) => {
    const [pages, filled] = levels[level] ?? levels[0] ?? [1, 1];
    return [{ pages, filled }];
  };

  it('is nothing where the last page is well filled, or the only one', () => {
    expect(leastSaving(at({ 0: [2, 0.6], 2: [1, 0.9] }))).toBeUndefined();
    expect(leastSaving(at({ 0: [1, 0.05] }))).toBeUndefined();
  });

  it('is the least space that draws a few lines back', () => {
    expect(leastSaving(at({ 0: [2, 0.1], 2: [2, 0.08], 4: [1, 0.99], 6: [1, 0.9] }))).toBe(4);
    expect(leastSaving(at({ 0: [3, 0.2], 2: [2, 0.9] }))).toBe(2);
    expect(leastSaving(at({ 0: [3, 0.2], 2: [2, 0.99], 4: [2, 0.9] }))).toBe(4);
  });

  it('is the least space that keeps a full last page from running over', () => {
    expect(leastSaving(at({ 0: [2, 0.99], 2: [2, 0.97], 4: [2, 0.93] }))).toBe(4);
  });

  it('fills the last page by more space where less saves none', () => {
    expect(leastSaving(at({ 0: [2, 0.24], 2: [2, 0.2], [-1]: [2, 0.28], [-2]: [2, 0.34] }))).toBe(-2);
  });

  it('leaves room for the lines by which files differ from what is foreseen', () => {
    expect(leastSaving(at({ 0: [2, 0.33], [-1]: [2, 0.37] }))).toBe(-1);
  });

  it('is the space that fills the last page best where none fills it well', () => {
    expect(leastSaving(at({ 0: [2, 0.1], [-3]: [2, 0.26], [-5]: [2, 0.31] }))).toBe(-5);
    expect(leastSaving(at({ 0: [2, 0.97], 2: [2, 0.96], [-1]: [2, 0.99] }))).toBeUndefined();
  });

  it('is nothing where no space suffices, or one kind of file would grow longer', () => {
    expect(leastSaving(at({ 0: [2, 0.28], 6: [2, 0.1] }))).toBeUndefined();
    const two = (level: number) => [
      { pages: 2, filled: level < 0 ? 0.4 : 0.2 },
      { pages: level < 0 ? 3 : 2, filled: 0.4 },
    ];
    expect(leastSaving(two)).toBeUndefined();
  });
});
