import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PDF on disk, as the Poppler tools and a reader library see it. */
export class PdfFile implements AsyncDisposable {
  readonly bytes: Buffer;
  readonly folder: string;

  private constructor(bytes: Buffer, folder: string) {
    this.bytes = bytes;
    this.folder = folder;
  }

  static async of(base64: string): Promise<PdfFile> {
    const bytes = Buffer.from(base64, 'base64');
    const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
    await writeFile(path.join(folder, 'file.pdf'), bytes);
    return new PdfFile(bytes, folder);
  }

  async tool(name: string, ...options: string[]): Promise<string> {
    const { stdout } = await run(name, options, { cwd: this.folder, maxBuffer: 1 << 26 });
    return stdout;
  }

  /** Text as Poppler orders it on the page. */
  text(): Promise<string> {
    return this.tool('pdftotext', '-enc', 'UTF-8', 'file.pdf', '-');
  }

  /** Text in the order in which it was written. */
  writtenText(): Promise<string> {
    return this.tool('pdftotext', '-raw', '-enc', 'UTF-8', 'file.pdf', '-');
  }

  async readerText(): Promise<string> {
    const pdf = await this.open();
    let text = '';
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      text += `${linesOf(items.filter((item) => 'str' in item))}\f`;
    }
    return text;
  }

  async open() {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    return getDocument({ data: new Uint8Array(this.bytes), verbosity: 0 }).promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

interface PageText {
  str: string;
  transform: unknown[];
  width: number;
  hasEOL: boolean;
}

function linesOf(items: readonly PageText[]): string {
  let text = '';
  let end: number | undefined;
  for (const item of items) {
    const x = Number(item.transform[4]);
    // The library names the end of a line only where the next one is half a letter lower.
    if (item.str !== '' && end !== undefined && x < end - 1) text += '\n';
    text += item.str + (item.hasEOL ? '\n' : '');
    end = item.hasEOL ? undefined : x + item.width;
  }
  return text;
}

/** Text for comparing: composed letters, single spaces, one case. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Which of the wanted texts do not follow one another in the text. */
export function missingInOrder(text: string, wanted: readonly string[]): string[] {
  const whole = plain(text);
  let from = 0;
  return wanted.filter((piece) => {
    const at = whole.indexOf(plain(piece), from);
    if (at < 0) return true;
    from = at + plain(piece).length;
    return false;
  });
}
