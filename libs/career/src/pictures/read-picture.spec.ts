import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPicture } from './read-picture.ts';
import {
  EXIF,
  jpegPart,
  losslessWebp,
  lossyWebp,
  madeJpeg,
  madePng,
  madeWebp,
  pngPart,
} from './testing/made-picture.ts';

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const sides = { width: 640, height: 481 };
const WHOLE = [
  ['image/jpeg', madeJpeg(sides)],
  ['image/png', madePng(sides)],
  ['image/webp', lossyWebp(sides)],
  ['image/webp', losslessWebp(sides)],
] as const;

describe('a picture file', () => {
  it.each(WHOLE)('of %s says its kind and its sides, and is its own plain form', (type, bytes) => {
    expect(readPicture(bytes)).toEqual({ type, ...sides, plain: bytes });
  });

  it.each([
    ['facts of the camera', madeJpeg({ more: EXIF })],
    [
      'a description in XML',
      madeJpeg({ more: jpegPart(0xe1, letters('http://ns.adobe.com/xap/1.0/\0<x/>')) }),
    ],
    ['a colour profile', madeJpeg({ more: jpegPart(0xe2, letters('ICC_PROFILE\0')) })],
    ['a comment', madeJpeg({ more: jpegPart(0xfe, letters('<script>')) })],
    ['a small picture beside it', madeJpeg({ more: jpegPart(0xe0, letters('JFXX\0abc')) })],
    [
      'something that calls itself a head',
      madeJpeg({ more: jpegPart(0xe0, letters('<script>alert()</script>')) }),
    ],
    ['a file behind its end', Uint8Array.from([...madeJpeg(), ...letters('PK\u0003\u0004')])],
  ])('loses %s in its plain form, a JPEG', (_what, bytes) => {
    expect(readPicture(bytes)?.plain).toEqual(madeJpeg());
  });

  it.each([
    ['a text', madePng({ more: pngPart('tEXt', letters('Author\0Ada')) })],
    ['facts of the camera', madePng({ more: pngPart('eXIf', [1, 2, 3]) })],
    ['a moving picture', madePng({ more: pngPart('acTL', [0, 0, 0, 2]) })],
    ['a file behind its end', Uint8Array.from([...madePng(), ...letters('<?php')])],
  ])('loses %s in its plain form, a PNG', (_what, bytes) => {
    expect(readPicture(bytes)?.plain).toEqual(madePng());
  });

  it('loses a file behind the end of a WebP', () => {
    expect(readPicture(Uint8Array.from([...lossyWebp(), 1, 2]))?.plain).toEqual(lossyWebp());
  });

  it('keeps what a picture in four inks and one in steps is drawn by', () => {
    const inks = madeJpeg({ more: jpegPart(0xee, [...letters('Adobe'), 0, 100, 0, 0, 0, 0, 2]) });
    expect(readPicture(inks)?.plain).toEqual(inks);
    const coloured = madePng({ more: [...pngPart('sRGB', [0]), ...pngPart('PLTE', [1, 2, 3])] });
    expect(readPicture(coloured)?.plain).toEqual(coloured);
  });

  it.each([
    ['a drawing', Uint8Array.from(letters('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['an animation of another kind', Uint8Array.from(letters('GIF89a\u0001\u0000'))],
    ['a WebP with more to it', madeWebp('VP8X', Array<number>(10).fill(0))],
    ['a WebP without a picture', madeWebp('VP8 ', [0, 0, 0, 0, 0, 0, 1, 0, 1, 0])],
    ['a JPEG without a frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG with a part of no length', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['nothing', new Uint8Array(0)],
  ])('is refused as %s', (_what, bytes) => {
    expect(readPicture(bytes)).toBeUndefined();
  });

  it('is none when it is cut off anywhere', () => {
    for (const [, bytes] of WHOLE) {
      for (let size = 0; size < bytes.length; size += 1) {
        expect(readPicture(bytes.subarray(0, size))).toBeUndefined();
      }
    }
  });

  it('is read to an end, whatever the bytes, and its plain form is plain', () => {
    const starts = fc.constantFrom(...WHOLE.map(([, bytes]) => bytes));
    const place = fc.tuple(fc.nat(), fc.nat(255));
    fc.assert(
      fc.property(starts, fc.array(place, { maxLength: 6 }), (whole, changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const picture = readPicture(bytes);
        if (picture) expect(readPicture(picture.plain)?.plain).toEqual(picture.plain);
      }),
      { numRuns: 3_000 },
    );
  });
});
