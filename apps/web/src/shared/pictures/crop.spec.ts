import { describe, expect, it } from '@jest/globals';
import { cropSide, firstCrop, mostZoom, withinPhoto } from './crop.ts';

const LEAST = 64;
const PHOTOS = [
  { width: 4000, height: 3000 },
  { width: 3000, height: 4000 },
  { width: 64, height: 900 },
  { width: 64, height: 64 },
];
const PLACES = [-20_000, 0, 31, 1500, 3999, 20_000];
const ZOOMS = [0, 0.5, 1, 2.7, 90];

describe('the kept part of a photo', () => {
  it.each(PHOTOS)('of $width by $height is a square within it, wherever it is moved', (photo) => {
    for (const x of PLACES) {
      for (const y of PLACES) {
        for (const zoom of ZOOMS) {
          const crop = withinPhoto(photo, { x, y, zoom }, LEAST);
          const half = cropSide(photo, crop) / 2;
          expect(half * 2).toBeGreaterThanOrEqual(LEAST);
          expect(Math.min(crop.x, crop.y) - half).toBeGreaterThanOrEqual(0);
          expect(crop.x + half).toBeLessThanOrEqual(photo.width);
          expect(crop.y + half).toBeLessThanOrEqual(photo.height);
          expect(withinPhoto(photo, crop, LEAST)).toEqual(crop);
        }
      }
    }
  });

  it('begins in the middle, of a tall photo rather above it', () => {
    expect(firstCrop({ width: 4000, height: 3000 })).toEqual({ x: 2000, y: 1500, zoom: 1 });
    expect(firstCrop({ width: 3000, height: 4000 })).toEqual({ x: 1500, y: 1680, zoom: 1 });
  });

  it('is not enlarged where the photo is small', () => {
    expect(mostZoom({ width: 64, height: 900 }, LEAST)).toBe(1);
    expect(mostZoom({ width: 4000, height: 3000 }, LEAST)).toBe(5);
  });
});
