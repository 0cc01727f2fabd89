import { fromJsonResume, type ImportedResume } from '../json-resume-import.ts';
import { ImportRefused } from './import-refused.ts';
import { importLines } from './layout/import-lines.ts';
import type { LayoutLine } from './layout/layout-line.ts';
import { textLines } from './layout/text-layout.ts';
import { linkedInTable } from './linkedin-export.ts';
import type { OpenedPdf } from './pdf-lines.ts';
import type { ReadResume, SourceLine } from './read-resume.types.ts';
import { readZip } from './read-zip.ts';
import { splitResume } from './split/split-resume.ts';

/** Largest file that is read. */
export const IMPORT_BYTES_MAX = 20_000_000;

/** A PDF that is open, with the words it carries for machines. */
export interface PdfSource extends OpenedPdf {
  getMetadata(): Promise<{ metadata?: { get(name: string): unknown } | null }>;
}

export interface ReadOptions {
  /** Opens a PDF; refuses one with a password or without sense. */
  openPdf: (bytes: Uint8Array) => Promise<PdfSource>;
  say?: (progress: string) => void;
}

const read = (resume: ImportedResume): ReadResume => ({ resume, lines: [], leftOut: [], origins: [] });

/** The lines as a person is shown them. */
const shown = (lines: readonly LayoutLine[]): SourceLine[] =>
  lines.map(({ text, box }) => (box ? { text, box } : { text }));

function split(lines: readonly LayoutLine[]): ReadResume {
  const { resume, leftOut } = splitResume(importLines(lines));
  return { resume, lines: shown(lines), leftOut, origins: [] };
}

/** Reads a pasted text. */
export function readText(text: string): ReadResume {
  const whole = text.trim();
  if (whole === '') throw new ImportRefused('empty');
  if (whole.length > 400_000) throw new ImportRefused('too-large');
  const json = whole.startsWith('{') ? parsed(whole) : undefined;
  return json === undefined ? split(textLines(whole)) : readJson(json);
}

/** Reads a file by what it holds, whatever it is called. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, options: ReadOptions): Promise<ReadResume> {
  if (bytes.length > IMPORT_BYTES_MAX) throw new ImportRefused('too-large');
  if (bytes.length === 0) throw new ImportRefused('empty');
  if (startsWith(bytes, '%PDF')) return await readPdf(bytes, options);
  if (startsWith(bytes, 'PK')) return await readPacked(bytes);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new ImportRefused('old-word');
  return readText(plainTextOf(bytes));
}

/** A PDF may begin with a few stray bytes. */
const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, mark === '%PDF' ? 1024 : mark.length)).includes(mark);

async function readPdf(bytes: Uint8Array, { openPdf, say }: ReadOptions): Promise<ReadResume> {
  const pdf = await openPdf(bytes);
  const { pdfLayout } = await import('./layout/pdf-layout.ts');
  const lines = await pdfLayout(pdf, (page, pages) => say?.(`Reading page ${page} of ${pages}…`));
  const own = await wordsForMachines(pdf);
  if (own === undefined) return split(lines);
  return { resume: own, lines: shown(lines), leftOut: [], origins: [] };
}

/** The fields that a PDF of our own names beside its pages. */
async function wordsForMachines(pdf: PdfSource): Promise<ImportedResume | undefined> {
  try {
    const { metadata } = await pdf.getMetadata();
    const words = metadata?.get('career:resume');
    return typeof words === 'string' ? fromJsonResume(JSON.parse(words)) : undefined;
  } catch {
    return undefined;
  }
}

async function readPacked(bytes: Uint8Array): Promise<ReadResume> {
  const tables = await readZip(bytes, (name) => linkedInTable(name) !== undefined);
  if (tables.size > 0) return read((await import('./linkedin-export.ts')).fromLinkedIn(tables));
  const { packedLayout } = await import('./layout/packed-layout.ts');
  return split(await packedLayout(bytes));
}

function readJson(document: unknown): ReadResume {
  try {
    return read(fromJsonResume(document));
  } catch {
    throw new ImportRefused('not-resume');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefused('corrupt');
  }
}

function plainTextOf(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const sample = bytes.subarray(0, 4096);
  const unseen = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  if (unseen > 0) throw new ImportRefused('unknown-type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
