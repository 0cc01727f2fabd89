/** A picture in shades of grey, row by row from the upper left; 0 is black, 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** An empty picture. */
export const greyPicture = (width: number, height: number): GreyPicture => ({
  width,
  height,
  pixels: new Uint8Array(width * height),
});

/** The brightness of a coloured picture; what is transparent counts as white paper. */
export function greyOf(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number): GreyPicture {
  const grey = greyPicture(width, height);
  for (let at = 0; at < grey.pixels.length; at += 1) {
    const from = at * 4;
    const bright = (rgba[from] ?? 0) * 0.299 + (rgba[from + 1] ?? 0) * 0.587 + (rgba[from + 2] ?? 0) * 0.114;
    const cover = (rgba[from + 3] ?? 255) / 255;
    grey.pixels[at] = Math.round(bright * cover + 255 * (1 - cover));
  }
  return grey;
}

/** The brightness between four pixels; outside of the picture it is `beyond`. */
export function brightnessAt(picture: GreyPicture, x: number, y: number, beyond: number): number {
  const { width, height, pixels } = picture;
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return beyond;
  const left = Math.min(Math.floor(x), width - 2);
  const top = Math.min(Math.floor(y), height - 2);
  const across = x - left;
  const down = y - top;
  const at = top * width + left;
  const upper = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? 0) * across;
  const lower = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** Every pixel of a new picture from a place of another one. */
export function drawnFrom(
  picture: GreyPicture,
  width: number,
  height: number,
  place: (x: number, y: number) => readonly [x: number, y: number],
): GreyPicture {
  const drawn = greyPicture(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = place(x, y);
      drawn.pixels[y * width + x] = Math.round(brightnessAt(picture, fromX, fromY, 255));
    }
  }
  return drawn;
}

/** The picture so that its longer side has `side` pixels. */
export function scaledTo(picture: GreyPicture, side: number): GreyPicture {
  const factor = side / Math.max(picture.width, picture.height);
  if (factor === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  if (factor < 1) return averaged(picture, width, height);
  const across = (picture.width - 1) / Math.max(1, width - 1);
  const down = (picture.height - 1) / Math.max(1, height - 1);
  return drawnFrom(picture, width, height, (x, y) => [x * across, y * down]);
}

/** A smaller picture, each pixel the mean of those it stands for, so that thin strokes do not break. */
function averaged(picture: GreyPicture, width: number, height: number): GreyPicture {
  const small = greyPicture(width, height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * picture.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width));
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1)
          sum += picture.pixels[row * picture.width + column] ?? 0;
      }
      small.pixels[y * width + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return small;
}

/** Quarter turns clockwise. */
export function turned(picture: GreyPicture, quarters: number): GreyPicture {
  const { width, height } = picture;
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  if (turns === 2) return drawnFrom(picture, width, height, (x, y) => [width - 1 - x, height - 1 - y]);
  if (turns === 1) return drawnFrom(picture, height, width, (x, y) => [y, height - 1 - x]);
  return drawnFrom(picture, height, width, (x, y) => [width - 1 - y, x]);
}

/** The picture as a PGM file, which the reader of letters takes as it is. */
export function pgmOf({ width, height, pixels }: GreyPicture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
