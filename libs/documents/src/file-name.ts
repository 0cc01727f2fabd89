/** The parts of a resume's personal details that name its files. */
export interface NamedPerson {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Names that Windows keeps for devices, whatever the extension. */
const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST_STEM = 120;

/** '{first last}.pdf', or 'Resume.pdf' when the person has no usable name. */
export function pdfFileName(person: NamedPerson | null | undefined): string {
  return documentFileName(person, 'pdf');
}

/** '{first last}.{extension}' made of characters that every file system takes; letters keep their tone marks. */
export function documentFileName(person: NamedPerson | null | undefined, extension: string): string {
  const stem = safeStem(`${person?.firstName ?? ''} ${person?.lastName ?? ''}`);
  return `${stem === '' || DEVICE_NAME.test(stem) ? 'Resume' : stem}.${extension}`;
}

/** 'Cover Letter - {company}.{extension}', or 'Cover Letter.{extension}' when the company has no usable name. */
export function letterFileName(company: string, extension: string): string {
  const stem = safeStem(company);
  return `${stem === '' ? 'Cover Letter' : `Cover Letter - ${stem}`}.${extension}`;
}

function safeStem(name: string): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    // Control, format (direction overrides hide an extension), private and unassigned characters, and the path's own.
    .replace(/[\p{C}\u{FFFD}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(cleaned).replace(/^[.\s]+|[.\s]+$/g, '');
}

function shortened(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > LONGEST_STEM) break;
    kept += segment;
  }
  return kept;
}
