import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Family, Part } from './layouts.ts';
import type { Person } from './person.types.ts';
import type { PageText } from './score/page-text.ts';

/** One file of the corpus as it was built. */
export interface BuiltFile {
  /** Below the cache folder. */
  path: string;
  part: Part;
  family: Family;
  layout: string;
  person: string;
  /** Nobody whose words appear in the tune part. */
  isFresh: boolean;
  /** Of everything the file was made of. */
  hash: string;
  pages: number;
  words: number;
}

interface Manifest {
  files: BuiltFile[];
  /** Layouts and files that could not be made, with the reason. */
  leftOut: { layout: string; person?: string; reason: string }[];
}

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** The folder outside version control that holds what was built. */
export class CorpusCache {
  /** What all parts share, such as installed themes. */
  readonly shared = resolve(REPOSITORY, process.env.IMPORT_CORPUS_DIR ?? '.import-corpus');
  readonly folder: string;

  /** @param below Folder for files that are scored apart, below the shared one. */
  constructor(below = '') {
    this.folder = resolve(this.shared, below);
  }

  manifest(): Manifest {
    const file = resolve(this.folder, 'manifest.json');
    if (!existsSync(file)) return { files: [], leftOut: [] };
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  }

  writeManifest(manifest: Manifest): void {
    this.write('manifest.json', `${JSON.stringify(manifest, null, 1)}\n`);
  }

  has(path: string): boolean {
    return existsSync(resolve(this.folder, path));
  }

  bytes(path: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(readFileSync(resolve(this.folder, path)));
  }

  write(path: string, content: string | Uint8Array): void {
    const file = resolve(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  truth(person: string): Person {
    return JSON.parse(readFileSync(resolve(this.folder, 'truth', `${person}.json`), 'utf8')) as Person;
  }

  /** What the file prints, as another reader than the product's reads it. */
  printed(path: string): PageText {
    return JSON.parse(readFileSync(resolve(this.folder, 'printed', `${path}.json`), 'utf8')) as PageText;
  }
}
