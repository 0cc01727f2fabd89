/** Names that Windows keeps for devices, whatever the ending. */
const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST_STEM = 120;

/** A text without the characters that some file system refuses or a reader cannot see; letters keep their tone marks. */
export const cleanFileName = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    // Control, format (direction overrides hide an ending), private and unassigned characters, and the path's own.
    .replace(/[\p{C}\u{FFFD}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The part of a file's name before its ending, at most 120 UTF-16 units; empty when the text has nothing to name by. */
export const fileStem = (text: string): string =>
  shortened(cleanFileName(text)).replace(/^[.\s]+|[.\s]+$/g, '');

/** `fileStem`, or another name where that is empty or means a device. */
export function fileStemOr(text: string, other: string): string {
  const stem = fileStem(text);
  return stem === '' || DEVICE_NAME.test(stem) ? other : stem;
}

/** Cuts between what is read as one letter. */
function shortened(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > LONGEST_STEM) break;
    kept += segment;
  }
  return kept;
}
