import type { ImportProblem } from './import-refused.ts';

/** What a file is by its first bytes, whatever it is called: one that is read, or the reason why it is not. */
export type FileKind = 'pdf' | 'zip' | 'text' | ImportProblem;

/** Not by a decoder: those of the Web take Latin 1 for a set with other signs. */
const head = (bytes: Uint8Array, length: number): string => String.fromCharCode(...bytes.subarray(0, length));

/** The kind of a file's content. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const start = head(bytes, 16);
  // A PDF may begin with a few stray bytes.
  if (head(bytes, 1_024).includes('%PDF')) return 'pdf';
  if (start.startsWith('PK')) return 'zip';
  if (start.startsWith('\u00d0\u00cf')) return oldOfficeKind(bytes);
  if (isPicture(start)) return 'picture';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (/^\s*(?:<!doctype html|<html)/i.test(head(bytes, 256))) return 'web-page';
  return 'text';
}

/** JPEG, PNG, GIF, WebP, TIFF, BMP, HEIC and AVIF. */
function isPicture(start: string): boolean {
  return (
    /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|II\*\0|MM\0\*|RIFF.{4}WEBP)/s.test(start) ||
    /^.{4}ftyp(?:hei|hev|mif|msf|avi)/s.test(start) ||
    /^BM.{4}\0\0\0\0/s.test(start)
  );
}

/** The container of Word, Excel and PowerPoint before 2007, and of newer files with a password. */
function oldOfficeKind(bytes: Uint8Array): ImportProblem {
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000_000)).replaceAll('\0', '');
  if (names.includes('EncryptedPackage')) return 'password';
  if (names.includes('WordDocument')) return 'old-word';
  if (names.includes('Workbook')) return 'spreadsheet';
  if (names.includes('PowerPoint Document')) return 'presentation';
  return 'old-word';
}

/** What a ZIP is by the names of its files. */
export function packedKind(bytes: Uint8Array, names: readonly string[]): 'docx' | 'odt' | ImportProblem {
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/)) return 'docx';
  if (has(/^xl\//)) return 'spreadsheet';
  if (has(/^ppt\//)) return 'presentation';
  if (has(/(?:^|\/)Index\/(?:Document|Tables\/.*)\.iwa$|(?:^|\/)Index\.zip$/)) return 'pages';
  // An OpenDocument file begins with its kind, not packed.
  const kind = /opendocument\.(text|spreadsheet|presentation)/.exec(head(bytes, 256))?.[1];
  if (kind === 'spreadsheet' || kind === 'presentation') return kind;
  if (kind === 'text' || (names.includes('content.xml') && names.includes('META-INF/manifest.xml')))
    return 'odt';
  if (names.length === 0) return 'corrupt';
  return 'unknown-type';
}
