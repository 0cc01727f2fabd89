import { describe, expect, it } from '@jest/globals';
import { inEvenLight } from './even-light.ts';
import { type GreyPicture, greyOf, greyPicture, pgmOf, scaledTo, turned } from './grey-picture.ts';
import { cutOut, sheetCorners } from './page-outline.ts';
import { levelled, liesOnItsSide, skewOf } from './skew.ts';
import { PAGE_SIDE, straightened } from './straighten-page.ts';

/** A page with lines of dashes for text; `turn` is how far they rise to the right, in degrees. */
function dashes(width: number, height: number, turn = 0): GreyPicture {
  const page = greyPicture(width, height);
  page.pixels.fill(240);
  const slope = Math.tan((turn * Math.PI) / 180);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = y + (x - width / 2) * slope;
      const line = Math.floor(place / 24);
      const row = place - line * 24;
      const isInside = x > width * 0.1 && x < width * 0.9 && y > height * 0.1 && y < height * 0.9;
      if (isInside && row < 9 && (x + line * line * 5) % 11 < 7) page.pixels[y * width + x] = 40;
    }
  }
  return page;
}

const levelAt = (picture: GreyPicture, x: number, y: number): number =>
  picture.pixels[Math.round(y) * picture.width + Math.round(x)] ?? -1;

const mean = (pixels: Iterable<number>): number => {
  const all = [...pixels];
  return all.reduce((sum, level) => sum + level, 0) / all.length;
};

describe('a grey picture', () => {
  it('weighs colours as eyes do, and takes what is transparent for paper', () => {
    const colours = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0];
    expect([...greyOf(new Uint8ClampedArray(colours), 2, 2).pixels]).toEqual([76, 150, 29, 255]);
  });

  it('is made smaller by means and larger in steps between', () => {
    const picture = { width: 4, height: 2, pixels: Uint8Array.from([0, 100, 200, 200, 100, 200, 0, 0]) };
    expect(scaledTo(picture, 2)).toEqual({ width: 2, height: 1, pixels: Uint8Array.from([100, 100]) });
    const wide = scaledTo({ width: 2, height: 2, pixels: Uint8Array.from([0, 100, 0, 100]) }, 3);
    expect([...wide.pixels.slice(0, 3)]).toEqual([0, 50, 100]);
  });

  it('is turned by quarters, and four of them change nothing', () => {
    const picture = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
    expect(turned(picture, 1)).toEqual({ width: 2, height: 3, pixels: Uint8Array.from([4, 1, 5, 2, 6, 3]) });
    expect(turned(picture, 2).pixels).toEqual(Uint8Array.from([6, 5, 4, 3, 2, 1]));
    expect(turned(turned(picture, 3), 1)).toEqual(picture);
  });

  it('becomes a PGM file', () => {
    const file = pgmOf({ width: 2, height: 1, pixels: Uint8Array.from([7, 255]) });
    expect(new TextDecoder('latin1').decode(file)).toBe('P5\n2 1\n255\n\u0007\u00ff');
  });
});

describe('the skew of a page', () => {
  it.each([-5, -2.3, 0, 0.7, 4.6])('is found and taken out at %d degrees', (degrees) => {
    const page = dashes(500, 700, degrees);
    expect(skewOf(page).degrees).toBeCloseTo(degrees, 0);
    expect(Math.abs(skewOf(page).degrees - degrees)).toBeLessThan(0.25);
    expect(Math.abs(skewOf(levelled(page)).degrees)).toBeLessThan(0.25);
  });

  it('is none on an empty page', () => {
    const empty = greyPicture(300, 300);
    empty.pixels.fill(255);
    expect(skewOf(empty).degrees).toBe(0);
  });

  it('differs from a page that lies on its side', () => {
    const page = dashes(500, 700);
    expect(liesOnItsSide(page)).toBe(false);
    expect(liesOnItsSide(turned(page, 1))).toBe(true);
  });
});

describe('even light', () => {
  it('takes a shadow away and leaves the letters', () => {
    const page = dashes(500, 700);
    const letter = page.pixels.findIndex((level, at) => level === 40 && at > 500 * 600);
    for (let at = 0; at < page.pixels.length; at += 1) {
      const shade = 1 - 0.6 * ((at % 500) / 500);
      page.pixels[at] = Math.round((page.pixels[at] ?? 0) * shade);
    }
    const even = inEvenLight(page);
    for (const x of [20, 250, 480]) expect(levelAt(even, x, 30)).toBeGreaterThan(245);
    expect(even.pixels[letter]).toBeLessThan(60);
  });

  it('leaves a dark panel with light letters dark', () => {
    const page = dashes(600, 700);
    for (let y = 0; y < 700; y += 1) {
      for (let x = 0; x < 180; x += 1)
        page.pixels[y * 600 + x] = y % 24 < 8 && x % 9 < 5 && x > 30 && x < 150 ? 235 : 45;
    }
    const even = inEvenLight(page);
    const gap = Array.from({ length: 40 }, (_, at) => levelAt(even, 40 + at, 24 * 12 + 16));
    const letters = Array.from({ length: 20 }, (_, at) =>
      levelAt(even, 45 + at * 9 - ((45 + at * 9) % 9), 24 * 12 + 3),
    );
    expect(mean(gap)).toBeLessThan(90);
    expect(mean(letters.slice(0, 8))).toBeGreaterThan(200);
  });
});

describe('the outline of a sheet', () => {
  /** A sheet whose corners are given, on a dark table. */
  function onTable(corners: readonly (readonly [number, number])[]): GreyPicture {
    const picture = greyPicture(400, 500);
    picture.pixels.fill(60);
    const isInside = (x: number, y: number): boolean =>
      corners.every(([fromX, fromY], at) => {
        const [toX, toY] = corners[(at + 1) % 4] ?? [0, 0];
        return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
      });
    for (let y = 0; y < 500; y += 1)
      for (let x = 0; x < 400; x += 1) if (isInside(x, y)) picture.pixels[y * 400 + x] = 230;
    return picture;
  }
  const corners = [
    [60, 50],
    [350, 70],
    [370, 460],
    [40, 440],
  ] as const;

  it('is found on a darker table, and the sheet alone is left', () => {
    const picture = onTable(corners);
    const found = sheetCorners(picture);
    expect(found).toBeDefined();
    found?.forEach(([x, y], at) => {
      expect(Math.hypot(x - (corners[at]?.[0] ?? 0), y - (corners[at]?.[1] ?? 0))).toBeLessThan(6);
    });
    const sheet = cutOut(picture, found ?? corners);
    expect(mean(sheet.pixels)).toBeGreaterThan(222);
    expect(sheet.width).toBeGreaterThan(280);
    expect(sheet.height).toBeGreaterThan(370);
  });

  it.each([
    ['a page that fills the picture', () => dashes(400, 500)],
    [
      'a dark panel at one side',
      () => {
        const page = dashes(400, 500);
        for (let at = 0; at < page.pixels.length; at += 1) if (at % 400 < 130) page.pixels[at] = 40;
        return page;
      },
    ],
    [
      'a shadow',
      () => {
        const page = dashes(400, 500);
        for (let at = 0; at < page.pixels.length; at += 1)
          page.pixels[at] = Math.round((page.pixels[at] ?? 0) * (1 - (0.7 * Math.floor(at / 400)) / 500));
        return page;
      },
    ],
  ])('is not seen in %s', (_, picture) => {
    expect(sheetCorners(picture())).toBeUndefined();
  });
});

it('a page is straightened to the size that pages are read with', () => {
  const { width, height } = straightened(turned(dashes(500, 700, 2), 1));
  expect(height).toBeGreaterThan(width);
  expect(height).toBeGreaterThanOrEqual(PAGE_SIDE);
  expect(height).toBeLessThan(PAGE_SIDE * 1.05);
});
