/** Parts of the ICC format (ICC.1:2004) that a display profile needs. */
const HEADER = 128;
const ENTRY = 12;

/** Primaries and white of sRGB (IEC 61966-2-1), adapted to the D50 white that profiles count from. */
const WHITE = [0.9642, 1, 0.8249] as const;
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;
/** How the D65 white of sRGB became D50 (Bradford). */
const ADAPTATION = [
  1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168,
] as const;
/** The curve of sRGB: `(a x + b) ^ g` from d on, `c x` below. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;

/** A small sRGB profile, so that colours mean the same in every viewer. */
export function srgbProfile(): Uint8Array {
  const curve = block('para', [3 << 16, ...CURVE.map(fixed)]);
  const tags: [string, Uint8Array][] = [
    ['desc', localised('sRGB')],
    ['cprt', localised('No copyright, use freely')],
    ['wtpt', xyz(WHITE)],
    ['chad', block('sf32', ADAPTATION.map(fixed))],
    ...Object.entries(PRIMARIES).map(([tag, place]): [string, Uint8Array] => [tag, xyz(place)]),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const places = new Map<Uint8Array, number>();
  let end = HEADER + 4 + tags.length * ENTRY;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += (data.length + 3) & ~3;
  }
  const file = new Uint8Array(end);
  const view = new DataView(file.buffer);
  view.setUint32(0, end);
  view.setUint32(8, 0x04200000);
  for (const [at, word] of [
    [12, 'mntr'],
    [16, 'RGB '],
    [20, 'XYZ '],
    [36, 'acsp'],
  ] as const)
    file.set(letters(word), at);
  // 1 January 2026, the day the profile counts as made on.
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + index * 2, part);
  for (const [index, part] of WHITE.entries()) view.setInt32(68 + index * 4, fixed(part));
  view.setUint32(HEADER, tags.length);
  tags.forEach(([tag, data], index) => {
    const at = HEADER + 4 + index * ENTRY;
    file.set(letters(tag), at);
    view.setUint32(at + 4, places.get(data) ?? 0);
    view.setUint32(at + 8, data.length);
    file.set(data, places.get(data));
  });
  return file;
}

const fixed = (value: number): number => Math.round(value * 0x10000);

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

const xyz = (place: readonly number[]): Uint8Array => block('XYZ ', place.map(fixed));

/** A typed value: its name, four empty bytes, and whole numbers of four bytes. */
function block(type: string, values: readonly number[]): Uint8Array {
  const data = new Uint8Array(8 + values.length * 4);
  data.set(letters(type));
  const view = new DataView(data.buffer);
  for (const [index, value] of values.entries()) view.setInt32(8 + index * 4, value);
  return data;
}

/** A text in one language (American English, as the format's writers do). */
function localised(text: string): Uint8Array {
  const head = block('mluc', [1, 12, 0x656e5553, text.length * 2, 28]);
  const data = new Uint8Array(head.length + text.length * 2);
  data.set(head);
  const view = new DataView(data.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(head.length + at * 2, text.charCodeAt(at));
  return data;
}
