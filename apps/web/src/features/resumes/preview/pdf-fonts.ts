import type { FontSource } from '@career/documents/font-source';
import notoSansUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';

/** Faces that a PDF embeds, asked for when the first one is made. */
export const PDF_FONTS: readonly FontSource[] = [
  {
    family: 'Noto Sans',
    weight: 400,
    style: 'normal',
    load: async () => {
      const answer = await fetch(notoSansUrl);
      if (!answer.ok) throw new Error(`The font could not be loaded (${answer.status})`);
      return answer.arrayBuffer();
    },
  },
];
