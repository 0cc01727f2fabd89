import { expect, it } from '@jest/globals';
import { samePlace } from './capture-plan.ts';

const narrow = [
  { top: 0, bottom: 400 },
  { top: 20, bottom: 120 },
  { top: 140, bottom: 380 },
];
const wide = [
  { top: 0, bottom: 300 },
  { top: 20, bottom: 100 },
  { top: 120, bottom: 280 },
];

it.each([
  ['between two paragraphs, as far behind the first', 130, 110],
  ['within a paragraph, as far into it', 260, 200],
  ['above all that is written, as far into the section', 10, 7.5],
  ['below everything, as far behind it', 420, 320],
])('finds a page end of one layout in another: %s', (_name, at, place) => {
  expect(samePlace(at, narrow, wide)).toBe(place);
});
