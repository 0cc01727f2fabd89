import { plain } from './pdf-file.ts';
import { readBack } from './read-back.ts';

/** What a reader found of one file. */
interface ScriptFaults {
  words: number;
  missing: string[];
  blocks: number;
  broken: string[];
  /** Letters of the standard's presentation forms, which no search finds. */
  forms: string[];
}

const FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g;
/** Marks of direction that readers put in; they are not words. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Vowel marks of Arabic are drawn and not read out: searches are made without them. */
const VOWELS = /[\u064B-\u0652\u0670]/g;

/** Compares what a reader found with what the sheet shows, in the order it is read. */
export function scriptFaults(text: string, shown: readonly string[]): ScriptFaults {
  const forms = text.match(FORMS) ?? [];
  const blocks = shown.map((block) => block.normalize('NFC').replace(VOWELS, ''));
  const { missing, broken } = readBack(text.replace(DIRECTIONS, ''), blocks);
  const words = blocks
    .flatMap((block) => plain(block.replace(/\s*[,|]\s*/g, ' ')).split(' '))
    .filter(Boolean).length;
  return { words, missing, blocks: blocks.length, broken, forms };
}

export interface ScriptScore {
  files: number;
  words: number;
  found: number;
  blocks: number;
  whole: number;
  forms: number;
  /** Faults that were printed. */
  shown: number;
}

export const noneFound = (): ScriptScore => ({
  files: 0,
  words: 0,
  found: 0,
  blocks: 0,
  whole: 0,
  forms: 0,
  shown: 0,
});

export function addFound(score: ScriptScore, faults: ScriptFaults): void {
  score.files += 1;
  score.words += faults.words;
  score.found += faults.words - faults.missing.length;
  score.blocks += faults.blocks;
  score.whole += faults.blocks - faults.broken.length;
  score.forms += faults.forms.length;
}
