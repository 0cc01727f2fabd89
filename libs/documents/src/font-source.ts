/** A TrueType face that a document may embed. The file is asked for only when a document is made. */
export interface FontSource {
  /** CSS family name that the sheets use. */
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** Code points that the file is for, where a face is cut into files by script; it is loaded only when one is needed. */
  ranges?: readonly (readonly [first: number, last: number])[];
  /** The TrueType file. */
  load(): Promise<ArrayBuffer>;
}

interface WantedFace {
  families: readonly string[];
  weight: number;
  style: 'normal' | 'italic';
}

/** All files of the face of a family (first choice), else of any family, that is nearest in style and weight, in the order given. */
export function nearestFonts(fonts: readonly FontSource[], wanted: WantedFace): FontSource[] {
  for (const family of wanted.families) {
    const sameFamily = fonts.filter((font) => font.family.toLowerCase() === family.toLowerCase());
    if (sameFamily.length > 0) return nearestFace(sameFamily, wanted);
  }
  return nearestFace(fonts, wanted);
}

function nearestFace(fonts: readonly FontSource[], wanted: WantedFace): FontSource[] {
  const distance = (font: FontSource) =>
    Math.abs(font.weight - wanted.weight) + (font.style === wanted.style ? 0 : 1000);
  const nearest = fonts.toSorted((a, b) => distance(a) - distance(b))[0];
  return fonts.filter(
    (font) =>
      font.family === nearest?.family && font.weight === nearest.weight && font.style === nearest.style,
  );
}

/** Whether a file has letters of the text. */
export function isNeeded({ ranges }: FontSource, text: string): boolean {
  if (!ranges) return true;
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
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
