import type { FontSource } from '@career/documents/font-source';
import { FONT_FILES } from '@career/templates/fonts';

/** Code points of the files that are not for Latin letters; they are loaded only when such a letter occurs. */
const GREEK_AND_CYRILLIC = [[0x370, 0x491]] as const;

/** The faces of the sheets, as a PDF embeds them. */
export const LETTER_FONTS: readonly FontSource[] = FONT_FILES.map(
  ({ family, weight, style, script, url }) => ({
    family,
    weight,
    style,
    ...(script === 'latin' ? {} : { ranges: GREEK_AND_CYRILLIC }),
    load: async () => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The font could not be loaded (${answer.status})`);
      return answer.arrayBuffer();
    },
  }),
);
