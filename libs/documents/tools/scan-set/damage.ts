import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

/** What happened to a page on its way into a file. Half of the kinds are held back from whoever fixes the reader. */
export const DAMAGES = {
  tune: ['skewed', 'blurred', 'shaded', 'coarse'],
  'held-back': ['photo', 'noisy', 'mixed', 'faded'],
} as const;
export type Part = keyof typeof DAMAGES;
export type Damage = (typeof DAMAGES)[Part][number];

/** Dots per inch that a page is drawn with before it is damaged. */
export const DOTS: Readonly<Record<Damage, number>> = {
  skewed: 200,
  blurred: 200,
  shaded: 200,
  coarse: 150,
  photo: 210,
  noisy: 200,
  mixed: 150,
  faded: 150,
};

type Chance = () => number;

/** The same numbers for the same scan, on every machine. */
function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A picture file of a page after its damage, as colours. */
export async function damaged(page: Canvas, damage: Damage, seed: number) {
  const chance = chanceOf(seed);
  const sign = chance() < 0.5 ? -1 : 1;
  const hurt = HURTS[damage];
  const { canvas, quality } = hurt(page, chance, sign);
  const image = await loadImage(await canvas.encode('jpeg', quality));
  const opened = createCanvas(image.width, image.height);
  opened.getContext('2d').drawImage(image, 0, 0);
  return opened.getContext('2d').getImageData(0, 0, opened.width, opened.height);
}

type Hurt = (page: Canvas, chance: Chance, sign: number) => { canvas: Canvas; quality: number };

const HURTS: Readonly<Record<Damage, Hurt>> = {
  skewed: (page, chance, sign) => ({ canvas: skewed(page, sign * (1 + chance() * 4)), quality: 80 }),
  blurred: (page, chance) => ({ canvas: blurred(page, 0.9 + chance() * 0.4), quality: 70 }),
  shaded: (page, chance, sign) => ({
    canvas: shaded(skewed(page, sign), 0.35 + chance() * 0.25, sign > 0),
    quality: 75,
  }),
  coarse: (page) => ({ canvas: page, quality: 45 }),
  photo: (page, chance, sign) => ({
    canvas: onTable(
      shaded(page, 0.2 + chance() * 0.15, sign > 0),
      0.02 + chance() * 0.03,
      sign * chance() * 2,
    ),
    quality: 75,
  }),
  noisy: (page, chance) => ({ canvas: noisy(page, chance, 14 + chance() * 8), quality: 80 }),
  mixed: (page, chance, sign) => ({
    canvas: shaded(blurred(skewed(page, sign * (2 + chance() * 3)), 0.5), 0.3, sign > 0),
    quality: 60,
  }),
  faded: (page, chance, sign) => ({
    canvas: faded(skewed(page, sign * (0.5 + chance())), chance),
    quality: 70,
  }),
};

function sheet(width: number, height: number, colour: string): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(Math.round(width), Math.round(height));
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** Laid askew on the glass of a scanner; its corners are lost. */
function skewed(page: Canvas, degrees: number): Canvas {
  const { canvas, context } = sheet(page.width, page.height, '#f4f4f4');
  context.translate(page.width / 2, page.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  return canvas;
}

function blurred(page: Canvas, radius: number): Canvas {
  const { canvas, context } = sheet(page.width, page.height, '#fff');
  context.filter = `blur(${radius}px)`;
  context.drawImage(page, 0, 0);
  return canvas;
}

/** Light from one corner. */
function shaded(page: Canvas, depth: number, isFromLeft: boolean): Canvas {
  const { canvas, context } = sheet(page.width, page.height, '#fff');
  context.drawImage(page, 0, 0);
  const [from, to] = isFromLeft ? [0, page.width] : [page.width, 0];
  const light = context.createLinearGradient(from, 0, to, page.height);
  light.addColorStop(0, 'rgba(0, 0, 0, 0)');
  light.addColorStop(0.6, `rgba(0, 0, 10, ${depth * 0.5})`);
  light.addColorStop(1, `rgba(0, 0, 10, ${depth})`);
  context.fillStyle = light;
  context.fillRect(0, 0, page.width, page.height);
  return canvas;
}

/** Photographed on a wooden table, from a little below its middle. */
function onTable(page: Canvas, lean: number, degrees: number): Canvas {
  const margin = page.width * 0.06;
  const { canvas, context } = sheet(page.width + 2 * margin, page.height + 2 * margin, '#6b4a2f');
  for (let y = 0; y < canvas.height; y += 14) {
    context.fillStyle = y % 28 === 0 ? '#63432a' : '#755236';
    context.fillRect(0, y, canvas.width, 9);
  }
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  for (let y = 0; y < page.height; y += 1) {
    // Rows farther away are shorter, in the picture's plane by about their distance.
    const width = page.width * (1 - lean * (1 - y / page.height));
    context.drawImage(page, 0, y, page.width, 1, -width / 2, y - page.height / 2, width, 1.5);
  }
  context.resetTransform();
  context.fillStyle = 'rgba(255, 214, 150, 0.16)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The grain of a cheap sensor, and dust. */
function noisy(page: Canvas, chance: Chance, strength: number): Canvas {
  const { canvas, context } = sheet(page.width, page.height, '#fff');
  context.drawImage(page, 0, 0);
  const picture = context.getImageData(0, 0, page.width, page.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = (chance() + chance() + chance() - 1.5) * 2 * strength;
    const dust = chance() < 0.0008 ? -120 : 0;
    for (let part = 0; part < 3; part += 1)
      picture.data[at + part] = (picture.data[at + part] ?? 0) * 0.92 + grain + dust;
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** Pale ink on grey paper that was folded twice. */
function faded(page: Canvas, chance: Chance): Canvas {
  const { canvas, context } = sheet(page.width, page.height, '#fff');
  context.drawImage(page, 0, 0);
  const picture = context.getImageData(0, 0, page.width, page.height);
  const folds = [1 / 3, 2 / 3].map((share) => (share + (chance() - 0.5) * 0.04) * page.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const y = Math.floor(at / 4 / page.width);
    const fold = Math.max(...folds.map((place) => Math.max(0, 1 - Math.abs(y - place) / 18))) * 35;
    for (let part = 0; part < 3; part += 1)
      picture.data[at + part] = 95 + (picture.data[at + part] ?? 0) * 0.47 - fold;
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}
