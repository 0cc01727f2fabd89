/** Where a filled place is in a text of the code. */
const PLACE = '{}';
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The text between what is filled in, as one. */
export const joinedText = (strings: readonly string[]): string => strings.join(PLACE);

/** Both English forms of a text that changes with a number. */
export const joinedForms = (one: string, other: string): string => `${one}|${other}`;

/** A short key in place of an English text: the browser works it out, so that catalogues carry no English. */
export function textKey(text: string): string {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}
