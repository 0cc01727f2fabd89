import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { Design, HeaderForm, TunedDesign } from './design.ts';
import { tunedDesign } from './tuned-design.ts';

/** Headers that are drawn around a portrait, and what they are without one. */
const WITHOUT_PORTRAIT: Partial<Record<HeaderForm, HeaderForm>> = {
  portrait: 'ruled',
  'portrait-corner': 'underscored',
};

/** The design of a letter beside a resume: the same header, colours and fonts over one column, without the portrait. */
export function letterDesign(design: Design, options: DesignOptionsDto, words: DocumentWords): TunedDesign {
  const { side: _sections, photo: _portrait, ...tuned } = tunedDesign(design, options, words);
  return { ...tuned, header: WITHOUT_PORTRAIT[tuned.header] ?? tuned.header };
}
