import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

/** What a PDF prints as poppler reads it: in the order it is painted, and again line by line across the page. */
export function printedText(bytes: Uint8Array): { painted: string; across: string; pages: number } {
  const folder = mkdtempSync(resolve(tmpdir(), 'import-corpus-'));
  try {
    const file = resolve(folder, 'printed.pdf');
    writeFileSync(file, bytes);
    const run = (mode: string): string =>
      execFileSync('pdftotext', [mode, '-enc', 'UTF-8', file, '-'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64_000_000,
      });
    const painted = run('-raw');
    return { painted, across: run('-layout'), pages: painted.split('\f').length - 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
