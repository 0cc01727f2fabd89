import { withoutBlankLines } from './blanks.ts';
import { mapTexts } from './map-texts.ts';

/** The resume without lines whose blank is not filled in; a resume that has none is given back as it is. */
export const finishedResume = <Resume extends object>(resume: Resume): Resume =>
  mapTexts(resume, withoutBlankLines);
