type Range = readonly [first: number, last: number];

/**
 * Scripts that have a file of their own; what none has falls back to the fonts of the device. The Noto families carry every Latin
 * letter in one file, with the tones, dots and hooks of Yoruba, Igbo, Hausa, Akan and Ewe and the currency signs. The other
 * families are cut finer, so that a page loads little: `basic` has western Europe, `extended` and `toned` what Yoruba, Igbo and
 * Hausa add, in one file (`accented`) where the package has whole faces.
 */
export const SCRIPTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x181, 0x181],
    [0x186, 0x186],
    [0x189, 0x18a],
    [0x18e, 0x18e],
    [0x190, 0x192],
    [0x194, 0x194],
    [0x196, 0x199],
    [0x19d, 0x19d],
    [0x1b2, 0x1b4],
    [0x1cd, 0x1dd],
    [0x1f8, 0x1f9],
    [0x218, 0x21b],
    [0x244, 0x245],
    [0x253, 0x254],
    [0x256, 0x257],
    [0x259, 0x259],
    [0x25b, 0x25b],
    [0x263, 0x263],
    [0x268, 0x269],
    [0x272, 0x272],
    [0x289, 0x289],
    [0x28b, 0x28c],
    [0x2b9, 0x2bc],
    [0x2c6, 0x2c7],
    [0x2d8, 0x2dd],
    [0x300, 0x331],
    [0x1e00, 0x1eff],
    [0x2010, 0x2027],
    [0x202f, 0x203a],
    [0x2044, 0x2044],
    [0x20a0, 0x20bf],
    [0x2116, 0x2116],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x25aa, 0x25aa],
  ],
  'greek-cyrillic': [
    [0x370, 0x3ff],
    [0x400, 0x45f],
    [0x490, 0x491],
  ],
  basic: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  accented: [
    [0x100, 0x151],
    [0x154, 0x181],
    [0x186, 0x186],
    [0x189, 0x18a],
    [0x18e, 0x192],
    [0x194, 0x194],
    [0x196, 0x199],
    [0x19d, 0x19d],
    [0x1b2, 0x1b4],
    [0x1cd, 0x1d4],
    [0x1dd, 0x1dd],
    [0x1f8, 0x1f9],
    [0x218, 0x21b],
    [0x253, 0x259],
    [0x25b, 0x25b],
    [0x263, 0x263],
    [0x268, 0x269],
    [0x272, 0x272],
    [0x289, 0x28c],
    [0x2b9, 0x2bc],
    [0x2c7, 0x2c7],
    [0x300, 0x304],
    [0x306, 0x30c],
    [0x323, 0x331],
    [0x1e0c, 0x1e0d],
    [0x1e24, 0x1e25],
    [0x1e30, 0x1e37],
    [0x1e3e, 0x1e47],
    [0x1e5a, 0x1e63],
    [0x1e6c, 0x1e6d],
    [0x1e80, 0x1e85],
    [0x1e92, 0x1e93],
    [0x1eb8, 0x1ebd],
    [0x1eca, 0x1ecd],
    [0x1ee4, 0x1ee5],
    [0x1ef2, 0x1ef9],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20bf],
  ],
  extended: [
    [0x100, 0x101],
    [0x104, 0x10f],
    [0x112, 0x127],
    [0x12a, 0x151],
    [0x154, 0x167],
    [0x16a, 0x181],
    [0x186, 0x19d],
    [0x1b2, 0x1b4],
    [0x1cd, 0x1dd],
    [0x1f8, 0x21b],
    [0x253, 0x28c],
    [0x2b9, 0x2bc],
    [0x2c7, 0x2c7],
    [0x1e0c, 0x1e93],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20bf],
  ],
  toned: [
    [0x102, 0x103],
    [0x110, 0x111],
    [0x128, 0x129],
    [0x168, 0x169],
    [0x300, 0x331],
    [0x1eb8, 0x1ebd],
    [0x1eca, 0x1ecd],
    [0x1ee4, 0x1ee5],
    [0x1ef2, 0x1ef9],
  ],
} as const satisfies Record<string, readonly Range[]>;
export type FontScript = keyof typeof SCRIPTS;

interface Face {
  family: string;
  slug: string;
  weight: 400 | 700;
  style: 'normal' | 'italic';
  scripts: readonly FontScript[];
}

/** Regular, bold, italic and bold italic of a family. */
const textFamily = (family: string, slug: string, scripts: readonly FontScript[]): Face[] => [
  { family, slug, weight: 400, style: 'normal', scripts },
  { family, slug, weight: 700, style: 'normal', scripts },
  { family, slug, weight: 400, style: 'italic', scripts },
  { family, slug, weight: 700, style: 'italic', scripts },
];

const WHOLE = ['latin', 'greek-cyrillic'] as const;
const HALVES = ['basic', 'accented'] as const;
const THIRDS = ['basic', 'extended', 'toned'] as const;

/** Faces of the sheets. All are free to use, change and pass on (docs/templates.md names their licences). */
export const FACES: readonly Face[] = [
  ...textFamily('Noto Sans', 'noto-sans', WHOLE),
  ...textFamily('Noto Serif', 'noto-serif', WHOLE),
  { family: 'DejaVu Sans Mono', slug: 'dejavu-sans-mono', weight: 700, style: 'normal', scripts: WHOLE },
  ...textFamily('Arimo', 'arimo', HALVES),
  ...textFamily('EB Garamond', 'eb-garamond', HALVES),
  ...textFamily('Fira Sans', 'fira-sans', HALVES),
  ...textFamily('Inter', 'inter', HALVES),
  ...textFamily('Montserrat', 'montserrat', HALVES),
  ...textFamily('Roboto Serif', 'roboto-serif', HALVES),
  ...textFamily('Fira Sans Condensed', 'fira-sans-condensed', THIRDS),
  { family: 'Noto Serif Display', slug: 'noto-serif-display', weight: 400, style: 'normal', scripts: THIRDS },
  { family: 'Noto Serif Display', slug: 'noto-serif-display', weight: 700, style: 'normal', scripts: THIRDS },
];

/** Name of the file of a face, without its ending. */
export const fontFile = (face: { slug: string; weight: number; style: string }, script: FontScript): string =>
  `${face.slug}-${face.weight}${face.style === 'italic' ? '-italic' : ''}-${script}`;
