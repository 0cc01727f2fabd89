/** A TrueType face that a document may embed. The file is asked for only when a document is made. */
export interface FontSource {
  /** CSS family name that the sheets use. */
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The TrueType file. */
  load(): Promise<ArrayBuffer>;
}

/** The face of a family (first choice), else of any family, that is nearest in style and weight. */
export function nearestFont(
  fonts: readonly FontSource[],
  wanted: { families: readonly string[]; weight: number; style: 'normal' | 'italic' },
): FontSource | undefined {
  for (const family of wanted.families) {
    const sameFamily = fonts.filter((font) => font.family.toLowerCase() === family.toLowerCase());
    if (sameFamily.length > 0) return nearestFace(sameFamily, wanted);
  }
  return nearestFace(fonts, wanted);
}

function nearestFace(
  fonts: readonly FontSource[],
  wanted: { weight: number; style: 'normal' | 'italic' },
): FontSource | undefined {
  const distance = (font: FontSource) =>
    Math.abs(font.weight - wanted.weight) + (font.style === wanted.style ? 0 : 1000);
  return fonts.toSorted((a, b) => distance(a) - distance(b))[0];
}

const loaded = new WeakMap<FontSource, Promise<ArrayBuffer>>();

/** Loads a face once a page's life; a failed load is tried again next time. */
export function loadFont(font: FontSource): Promise<ArrayBuffer> {
  const known = loaded.get(font);
  if (known) return known;
  const file = font.load();
  loaded.set(font, file);
  file.catch(() => loaded.delete(font));
  return file;
}
