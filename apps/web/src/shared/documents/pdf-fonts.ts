import { hasCjk } from '@career/contracts/marked-text/cjk-letters';
import type { FontSource } from '@career/documents/font-source';
import { FONT_FILES } from '@career/templates/fonts';

type FontFile = (typeof FONT_FILES)[number];

const sourceOf = ({ script: _, url, ...face }: FontFile): FontSource => ({
  ...face,
  load: async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The font could not be loaded (${answer.status})`);
    return answer.arrayBuffer();
  },
});

/** The faces of the sheets, as a PDF embeds them; asked for when the first one is made. */
export const PDF_FONTS: readonly FontSource[] = FONT_FILES.map(sourceOf);

const CJK_FONTS = new Map<string, FontSource>();

/**
 * The same with the files of Chinese, Japanese and Korean letters that a sheet has, which are loaded for the page too.
 * @throws where they cannot be loaded: the file would have blanks in their place.
 */
export async function pdfFontsFor(sheet: HTMLElement | null): Promise<readonly FontSource[]> {
  const text = sheet?.textContent ?? '';
  if (!hasCjk(text)) return PDF_FONTS;
  const { bringCjkFaces } = await import('@career/templates/cjk-faces');
  const files = await bringCjkFaces(text);
  const sources = files.map((file) => {
    const source = CJK_FONTS.get(file.url) ?? sourceOf(file);
    CJK_FONTS.set(file.url, source);
    return source;
  });
  return [...PDF_FONTS, ...sources];
}
