import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Made } from '../maker.types.ts';
import type { Person } from '../person.types.ts';

/** Runs a script with the system's Python, for python-docx is a package of the system; its jobs are its input. */
export function runPython(script: string, jobs: readonly unknown[], ...words: readonly string[]): void {
  spawnSync('/usr/bin/python3', [script, ...words], {
    input: JSON.stringify(jobs),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

/** A file of a person with the same file as PDF, once programs outside have written both. */
export function madeFile(person: Person, file: string, sheet: string): Made {
  if (!existsSync(file) || !existsSync(sheet)) return { person, fault: 'LibreOffice made no file' };
  return {
    person,
    bytes: new Uint8Array(readFileSync(file)),
    printable: new Uint8Array(readFileSync(sheet)),
  };
}
