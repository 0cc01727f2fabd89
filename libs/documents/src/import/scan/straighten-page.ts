import { inEvenLight } from './even-light.ts';
import { type GreyPicture, scaledTo, turned } from './grey-picture.ts';
import { cutOut, sheetCorners } from './page-outline.ts';
import { levelled, liesOnItsSide } from './skew.ts';

/** Pixels of the longer side that a page is read with: about 210 dots per inch of A4. */
export const PAGE_SIDE = 2500;

/** Makes of a photo or a scan what its page looks like from straight above, in even light, with level lines. */
export function straightened(picture: GreyPicture): GreyPicture {
  const corners = sheetCorners(picture);
  const sheet = scaledTo(corners ? cutOut(picture, corners) : picture, PAGE_SIDE);
  const even = inEvenLight(sheet);
  const upright = liesOnItsSide(even) ? turned(even, 1) : even;
  return levelled(upright);
}
