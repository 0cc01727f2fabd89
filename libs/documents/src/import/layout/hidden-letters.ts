import type { DrawnArea, Letter } from './page-marks.ts';

/** Leaves out letters in the colour of the empty page that nothing darker lies behind. */
export function withoutHidden(letters: readonly Letter[], areas: readonly DrawnArea[]): Letter[] {
  const behind = areas.filter(
    ({ colour, ...area }) => colour !== 'frame' && !isWhite(colour) && isLarge(area),
  );
  return letters.filter((letter) => {
    if (!isWhite(letter.face.colour ?? '') || letter.turn !== 0) return true;
    const x = (letter.left + letter.right) / 2;
    const y = letter.baseline - letter.size * 0.3;
    return behind.some(({ left, top, right, bottom }) => left <= x && right >= x && top <= y && bottom >= y);
  });
}

const isLarge = ({ left, top, right, bottom }: Omit<DrawnArea, 'colour'>): boolean =>
  right - left > 4 && bottom - top > 4;

function isWhite(colour: string): boolean {
  if (!/^#[\da-f]{6}$/i.test(colour)) return false;
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) > 244);
}
