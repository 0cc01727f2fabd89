import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageEnds, planPages, type SheetSpans, type Span } from './page-breaks.ts';

const stack = (heights: readonly number[], gap: number, from = 0): Span[] => {
  let at = from;
  return heights.map((height) => {
    const span = { top: at, bottom: at + height };
    at += height + gap;
    return span;
  });
};
const spans = (given: Partial<SheetSpans>): SheetSpans => ({
  height: 3000,
  sections: [],
  entries: [],
  blocks: [],
  lines: [],
  ...given,
});
const hundredLines = stack(
  Array.from({ length: 100 }, () => 20),
  5,
);

describe('planPages', () => {
  it('gives one page to a sheet that fits', () => {
    expect(planPages(spans({ height: 900, lines: stack([20, 20], 5) }), { pageHeight: 1000 })).toEqual([
      { top: 0, bottom: 900 },
    ]);
  });

  it('makes no page of the empty room below the last line', () => {
    expect(planPages(spans({ height: 1100, lines: stack([20, 20], 5) }), { pageHeight: 1000 })).toHaveLength(
      1,
    );
  });

  it('ends a page where a new one is asked for, and goes on as usual from there', () => {
    const pages = planPages(spans({ height: 2500, lines: hundredLines, starts: [500, 625] }), {
      pageHeight: 1000,
    });
    expect(pages.map(({ bottom }) => bottom)).toEqual([500, 625, 1625, 2500]);
    expect(pages.map(({ top }) => top)).toEqual([0, 500, 625, 1625]);
  });

  it('cuts no line of a column beside where a new page is asked for', () => {
    const beside = [
      { top: 480, bottom: 510 },
      { top: 470, bottom: 485 },
    ];
    const [first] = planPages(spans({ height: 900, lines: beside, starts: [500] }), { pageHeight: 1000 });
    expect(first?.bottom).toBe(470);
  });

  it('parts a statement between its lines rather than leave an eighth of the page white', () => {
    const lines = stack([850, 20, 20, 20, 20, 20, 20, 20], 5);
    const statement = { top: 855, bottom: lines.at(-1)?.bottom ?? 0 };
    const blocks = [{ top: 0, bottom: 850 }, statement];
    const [first] = planPages(spans({ height: 1100, blocks, lines, heads: [] }), { pageHeight: 1000 });
    expect(first?.bottom).toBe(1000);
  });

  it('parts the last two statements only where a fifth of the page would stay white, and never a head', () => {
    const plan = (from: number, kind: 'heads' | 'tails') => {
      const lines = stack([from, ...Array.from({ length: 12 }, () => 20)], 5);
      const whole = { top: from + 5, bottom: lines.at(-1)?.bottom ?? 0 };
      const blocks = [{ top: 0, bottom: from }, whole];
      const [first] = planPages(
        spans({ height: 1100, blocks, lines, heads: [], tails: [], [kind]: [whole] }),
        { pageHeight: 1000 },
      );
      return first?.bottom;
    };
    expect(plan(850, 'tails')).toBe(855);
    expect(plan(760, 'tails')).toBe(990);
    expect(plan(760, 'heads')).toBe(765);
  });

  it('ends a page where the gaps between the lines of two columns meet', () => {
    const left = stack(
      Array.from({ length: 60 }, () => 16),
      4,
    );
    const right = stack(
      Array.from({ length: 60 }, () => 16),
      4,
      3,
    );
    const [first] = planPages(
      spans({ height: 1300, blocks: [...left, ...right], lines: [...left, ...right] }),
      {
        pageHeight: 1010,
      },
    );
    // Lines of the left end at 996, those of the right begin at 1003: of the gaps 996 to 1000 and 999 to 1003 one pixel is both.
    expect(first?.bottom).toBeGreaterThanOrEqual(999);
    expect(first?.bottom).toBeLessThanOrEqual(1000);
  });

  it('breaks at a section boundary within a tenth of the page end', () => {
    const sections = [
      { top: 0, bottom: 915 },
      { top: 925, bottom: 2495 },
    ];
    expect(pageEnds(spans({ sections, lines: hundredLines }), { pageHeight: 1000 })[0]).toBe(925);
  });

  it('does not go back further than a tenth for a section boundary', () => {
    const sections = [
      { top: 0, bottom: 865 },
      { top: 875, bottom: 2495 },
    ];
    expect(pageEnds(spans({ sections, lines: hundredLines }), { pageHeight: 1000 })[0]).toBe(1000);
  });

  it('breaks between entries where no section ends near', () => {
    const entries = [
      { top: 0, bottom: 895 },
      { top: 900, bottom: 2495 },
    ];
    const sections = [{ top: 0, bottom: 2495 }];
    expect(pageEnds(spans({ sections, entries, lines: hundredLines }), { pageHeight: 1010 })[0]).toBe(900);
  });

  it('keeps a small block whole', () => {
    const blocks = [{ top: 975, bottom: 1020 }];
    expect(pageEnds(spans({ blocks, lines: hundredLines }), { pageHeight: 1000 })[0]).toBe(975);
  });

  it('cuts a picture taller than a page rather than loop for ever', () => {
    const blocks = [{ top: 0, bottom: 2600 }];
    expect(planPages(spans({ blocks }), { pageHeight: 1000 }).map((page) => page.bottom)).toEqual([
      1000, 2000, 3000,
    ]);
  });

  it('shows at most the pages asked for', () => {
    expect(planPages(spans({ lines: hundredLines }), { pageHeight: 300, maxPages: 4 })).toHaveLength(4);
  });

  it('shows every part of two uneven columns on a page and always moves on', () => {
    const column = fc.array(fc.integer({ min: 8, max: 40 }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(column, column, fc.integer({ min: 0, max: 12 }), (left, right, gap) => {
        const lines = [...stack(left, gap + 7), ...stack(right, gap + 9, 3)];
        const height = Math.max(...lines.map((line) => line.bottom));
        const pages = planPages(spans({ height, lines }), { pageHeight: 500 });
        const unseen = lines.filter((line) =>
          [line.top + 0.5, line.bottom - 0.5].some(
            (at) => !pages.some((page) => page.top <= at && at <= page.bottom),
          ),
        );
        expect(unseen).toEqual([]);
        for (const page of pages) {
          expect(page.bottom - page.top).toBeGreaterThan(0);
          expect(page.bottom - page.top).toBeLessThanOrEqual(500);
        }
      }),
    );
  });

  it('never cuts a line of a single column', () => {
    const column = fc.array(fc.integer({ min: 8, max: 40 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(column, fc.integer({ min: 0, max: 30 }), (heights, gap) => {
        const lines = stack(heights, gap);
        const height = lines.at(-1)?.bottom ?? 0;
        const pages = planPages(spans({ height, lines }), { pageHeight: 300 });
        const whole = lines.filter((line) =>
          pages.some((page) => page.top <= line.top && line.bottom <= page.bottom),
        );
        expect(whole).toEqual(lines);
      }),
    );
  });
});
