import type { FontSource } from '@career/documents/font-source';
import { FONT_FILES } from '@career/templates/fonts';

/** The faces of the sheets, as a PDF embeds them; asked for when the first one is made. */
export const PDF_FONTS: readonly FontSource[] = FONT_FILES.map(({ script: _, url, ...face }) => ({
  ...face,
  load: async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The font could not be loaded (${answer.status})`);
    return answer.arrayBuffer();
  },
}));
