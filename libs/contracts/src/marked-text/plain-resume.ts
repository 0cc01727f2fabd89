import { withoutBlankLines } from './blanks.ts';
import { mapTexts } from './map-texts.ts';
import { plainText } from './statements.ts';

/**
 * The resume as rules read it: texts without bold, italic and links, and without lines whose blank is not filled in;
 * everything else as it is.
 */
export const plainResume = <Resume extends object>(resume: Resume): Resume =>
  mapTexts(resume, (text) => plainText(withoutBlankLines(text)));
