import { firstBlank } from '@career/contracts/marked-text/blanks';
import { fieldId } from '../editor/fields/field-id.ts';

/** Selects the first blank of a text at or after a place, so that the next key replaces it. */
export function selectBlank(path: string, from = 0): void {
  const box = document.getElementById(fieldId(path));
  if (!(box instanceof HTMLTextAreaElement)) return;
  const blank = firstBlank(box.value.slice(from));
  box.focus();
  if (blank) box.setSelectionRange(from + blank.start, from + blank.end);
}

/** A text with one more line at its end. */
export const withLine = (text: string, line: string): string =>
  text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
