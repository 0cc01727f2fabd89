import type { FileKind } from './file-kind.ts';

/** Names that Windows keeps for devices, whatever the ending. */
const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST_STEM = 120;

/** A sent name made safe for every file system, with an ending that tells what the content is. */
export function safeFileName(sent: string, { endings: [usual, ...others] }: FileKind): string {
  const cleaned = sent
    .toWellFormed()
    .normalize('NFC')
    // Control, format (direction overrides hide an ending), private and unassigned characters, and the path's own.
    .replace(/[\p{C}\u{FFFD}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, stem = cleaned, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,8})$/.exec(cleaned) ?? [];
  const kept = [usual, ...others].includes(ending.toLowerCase()) ? ending.toLowerCase() : undefined;
  const name = shortened(kept ? stem : cleaned).replace(/^[.\s]+|[.\s]+$/g, '');
  return `${name === '' || DEVICE_NAME.test(name) ? 'Document' : name}.${kept ?? usual}`;
}

function shortened(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > LONGEST_STEM) break;
    kept += segment;
  }
  return kept;
}
