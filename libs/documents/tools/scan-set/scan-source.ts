import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readFile } from '../../src/import/read-resume.ts';
import type { ReadResume } from '../../src/import/read-resume.types.ts';
import type { Part } from './damage.ts';

/** Who a page is about, as the one who made it knows. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** A printed resume before it is scanned. */
export interface ScanSource {
  part: Part;
  layout: string;
  pdf: Uint8Array<ArrayBuffer>;
  contact: Contact;
}

/** The first page as a picture. */
export async function drawnPage(pdf: Uint8Array, dots: number): Promise<Canvas> {
  const opened = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const page = await opened.getPage(1);
  const viewport = page.getViewport({ scale: dots / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // It draws as a browser's canvas does, but its types know nothing of a page.
  const canvasContext = canvas.getContext('2d') as never;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  await opened.loadingTask.destroy();
  return canvas;
}

/** The words of the first page as Poppler reads them. */
export function printedWords(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-f', '1', '-l', '1', file, '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first page read without a scanner between: what the reader of layouts makes of it at best. */
export async function readUnscanned(pdf: Uint8Array<ArrayBuffer>): Promise<ReadResume | undefined> {
  try {
    return await readFile(pdf, {
      openPdf: async (bytes) => {
        const opened = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
        return {
          numPages: 1,
          getPage: () => opened.getPage(1),
          getMetadata: async () => ({ metadata: null }),
        };
      },
    });
  } catch {
    return undefined;
  }
}
