/** Families of the sheets. All are free to use, change and pass on (docs/templates.md names their licences). */
export const FACES = [
  { family: 'Noto Sans', slug: 'noto-sans', weight: 400, style: 'normal' },
  { family: 'Noto Sans', slug: 'noto-sans', weight: 700, style: 'normal' },
  { family: 'Noto Sans', slug: 'noto-sans', weight: 400, style: 'italic' },
  { family: 'Noto Serif', slug: 'noto-serif', weight: 400, style: 'normal' },
  { family: 'Noto Serif', slug: 'noto-serif', weight: 700, style: 'normal' },
  { family: 'Noto Serif', slug: 'noto-serif', weight: 400, style: 'italic' },
  { family: 'DejaVu Sans Mono', slug: 'dejavu-sans-mono', weight: 700, style: 'normal' },
] as const;

/**
 * Scripts that have a file of their own. Latin carries the tones, dots and hooks of Yoruba, Igbo, Hausa, Akan and Ewe and the
 * currency signs; other scripts fall back to the fonts of the device.
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
    [0x1cd, 0x1dc],
    [0x1f8, 0x1f9],
    [0x218, 0x21b],
    [0x1dd, 0x1dd],
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
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
export type FontScript = keyof typeof SCRIPTS;

/** Name of the file of a face, without its ending. */
export const fontFile = (face: { slug: string; weight: number; style: string }, script: FontScript): string =>
  `${face.slug}-${face.weight}${face.style === 'italic' ? '-italic' : ''}-${script}`;
