import { type ImportedResume, readJsonResume, type StructuredResume } from '../json-resume-import.ts';
import { attachedEuropass, type PdfWithFiles } from './europass/attached-europass.ts';
import { isEuropass } from './europass/is-europass.ts';
import { fileKind, packedKind } from './file-kind.ts';
import { ImportRefused } from './import-refused.ts';
import type { LayoutLine } from './layout/layout-line.ts';
import type { OpenedPdf } from './layout/pdf-source.ts';
import { textLines } from './layout/text-layout.ts';
import { linkedInTable } from './linkedin-tables.ts';
import { LETTERS_MOST, PageWords } from './page-words.ts';
import { refusePdfBomb } from './pdf-bomb.ts';
import { plainTextOf } from './plain-text-bytes.ts';
import type { ReadResume, SourceLine } from './read-resume.types.ts';
import { readZip } from './read-zip.ts';
import { bestReading } from './split/best-reading.ts';
import { splitResume } from './split/split-resume.ts';

/** Largest file that is read. */
export const IMPORT_BYTES_MAX = 20_000_000;

/** A PDF that is open, with the words it carries for machines. */
export interface PdfSource extends OpenedPdf, PdfWithFiles {
  getMetadata(): Promise<{ metadata?: { get(name: string): unknown } | null }>;
}

export interface ReadOptions {
  /** Opens a PDF; refuses one with a password or without sense. */
  openPdf: (bytes: Uint8Array<ArrayBuffer>) => Promise<PdfSource>;
  say?: (progress: string) => void;
  /** Says that a person has waited long enough for further pages. */
  isLate?: () => boolean;
  /** Loads code that one kind of file needs: meanwhile nothing is read, however long it takes. */
  load?: <Part>(part: () => Promise<Part>) => Promise<Part>;
}

const loadNow = <Part>(part: () => Promise<Part>): Promise<Part> => part();

/** A file that names its fields: its lines are those that found none. */
const read = ({ resume, photo, leftOut }: StructuredResume): ReadResume => ({
  resume,
  ...(photo ? { photo } : {}),
  lines: leftOut.map((text) => ({ text })),
  leftOut: leftOut.map((_, index) => index),
  origins: [],
});

/** The lines as a person is shown them. */
const shown = (lines: readonly LayoutLine[]): SourceLine[] =>
  lines.map(({ text, box }) => (box ? { text, box } : { text }));

/** Reads the lines of a file that names no fields. */
export function split(lines: readonly LayoutLine[]): ReadResume {
  return { ...splitResume(lines), lines: shown(lines) };
}

/** Reads a pasted text. */
export function readText(text: string): ReadResume {
  const whole = text.trim();
  if (whole === '') throw new ImportRefused('empty');
  const json = whole.startsWith('{') ? parsed(whole) : undefined;
  if (json !== undefined) return readJson(json);
  if (whole.length > LETTERS_MOST) throw new ImportRefused('too-much-text');
  return split(textLines(whole));
}

/** Reads a file by what it holds, whatever it is called. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, options: ReadOptions): Promise<ReadResume> {
  if (bytes.length > IMPORT_BYTES_MAX) throw new ImportRefused('too-large');
  const kind = fileKind(bytes);
  if (kind === 'pdf') return await readPdf(bytes, options);
  if (kind === 'zip') return await readPacked(bytes, options);
  if (kind === 'text') return await readWords(plainTextOf(bytes), options);
  throw new ImportRefused(kind);
}

async function readWords(text: string, { load = loadNow }: ReadOptions): Promise<ReadResume> {
  if (!isEuropass(text)) return readText(text);
  return read((await load(() => import('./europass/europass-import.ts'))).readEuropass(text));
}

async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { openPdf, say, isLate, load = loadNow }: ReadOptions,
): Promise<ReadResume> {
  refusePdfBomb(bytes);
  const words = new PageWords();
  const pdf = words.of(await openPdf(bytes));
  const { pdfLayout } = await load(() => import('./layout/pdf-layout.ts'));
  try {
    const readings = await pdfLayout(
      pdf,
      (page, pages) => say?.(`Reading page ${page} of ${pages}…`),
      isLate,
    );
    const [lines] = readings;
    const own = await wordsForMachines(pdf);
    const europass = own ? undefined : await attachedEuropass(pdf);
    if (europass !== undefined) return await readWords(europass, { openPdf, load });
    if (own) return { resume: own, lines: shown(lines), leftOut: [], origins: [] };
    words.check(lines.map(({ text }) => text));
    return bestOf(readings);
  } catch (error) {
    throw words.meaning(error);
  }
}

/** What the structure of a tagged file says is surer than what its places on the page say. */
function bestOf([printed, tagged]: readonly [LayoutLine[], LayoutLine[]?]): ReadResume {
  const first = tagged && attempted(tagged);
  if (!first) return split(printed);
  const second = attempted(printed);
  return second ? bestReading([first, second]) : first;
}

/** A reading that finds no resume says nothing of another one. */
function attempted(lines: readonly LayoutLine[]): ReadResume | undefined {
  try {
    return split(lines);
  } catch {
    return undefined;
  }
}

/** The fields that a PDF of our own names beside its pages. */
async function wordsForMachines(pdf: PdfSource): Promise<ImportedResume | undefined> {
  try {
    const { metadata } = await pdf.getMetadata();
    const words = metadata?.get('career:resume');
    return typeof words === 'string' ? readJsonResume(JSON.parse(words)).resume : undefined;
  } catch {
    return undefined;
  }
}

async function readPacked(bytes: Uint8Array, { load = loadNow }: ReadOptions): Promise<ReadResume> {
  const names: string[] = [];
  const tables = await readZip(bytes, (name) => {
    names.push(name);
    return linkedInTable(name) !== undefined;
  });
  if (tables.size > 0) return read((await load(() => import('./linkedin-export.ts'))).fromLinkedIn(tables));
  const kind = packedKind(bytes, names);
  if (kind !== 'docx' && kind !== 'odt') throw new ImportRefused(kind);
  const { packedLayout } = await load(() => import('./layout/packed-layout.ts'));
  const lines = await packedLayout(bytes, kind);
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > LETTERS_MOST)
    throw new ImportRefused('too-much-text');
  return split(lines);
}

function readJson(document: unknown): ReadResume {
  try {
    return read(readJsonResume(document));
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('not-resume');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefused('corrupt');
  }
}
