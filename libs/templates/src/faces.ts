import data from './faces.json' with { type: 'json' };
import type { Faces } from './faces.schema.ts';

export type FontScript = keyof Faces['scripts'];

interface Face {
  family: string;
  slug: string;
  weight: 400 | 700;
  style: 'normal' | 'italic';
  scripts: readonly FontScript[];
}

const CUTS = {
  regular: { weight: 400, style: 'normal' },
  bold: { weight: 700, style: 'normal' },
  italic: { weight: 400, style: 'italic' },
  'bold-italic': { weight: 700, style: 'italic' },
} as const;

/** Faces of the sheets. All are free to use, change and pass on (docs/templates.md names their licences). */
export const FACES: readonly Face[] = data.families.flatMap(({ cuts, ...family }) =>
  cuts.map((cut) => ({ ...family, ...CUTS[cut] })),
);

/** Code points of a script, from first to last. */
export const rangesOf = (script: FontScript): (readonly [first: number, last: number])[] =>
  data.scripts[script].map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** Name of the file of a face, without its ending. */
export const fontFile = (face: { slug: string; weight: number; style: string }, script: FontScript): string =>
  `${face.slug}-${face.weight}${face.style === 'italic' ? '-italic' : ''}-${script}`;
