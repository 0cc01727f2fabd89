import type { PrintOptions } from '../print-html.ts';
import type { Cv } from './cv.ts';
import type { Look } from './look.types.ts';
import type { WordDocument } from './word-blocks.ts';

interface BaseForm {
  /** Regions whose people use the layout; all where missing. */
  suits?: readonly string[];
  look: Look;
}

/** A layout that Chromium prints. */
interface PrintedForm extends BaseForm {
  print?: PrintOptions;
  draw(cv: Cv): string;
}

/** A layout of a word processor: a DOCX, or the PDF that LibreOffice makes of it. */
export interface WrittenForm extends BaseForm {
  write(cv: Cv): WordDocument;
}

export type Form = PrintedForm | WrittenForm;
