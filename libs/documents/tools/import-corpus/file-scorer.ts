import type { BuiltFile, CorpusCache } from './corpus-cache.ts';
import { readBuiltFile } from './read-built-file.ts';
import { askedOf } from './score/asked.ts';
import { Page } from './score/page-text.ts';
import { scoreFile } from './score/score-file.ts';
import { countsOf, type FileScore } from './score/summary.ts';
import { wordsPlaced } from './score/words-placed.ts';

/** Reads files of the corpus and compares them with their truth. */
export class FileScorer {
  readonly #cache: CorpusCache;

  constructor(cache: CorpusCache) {
    this.#cache = cache;
  }

  async score(file: BuiltFile): Promise<FileScore & { notes: readonly string[] }> {
    const person = this.#cache.truth(file.person);
    const page = new Page(this.#cache.printed(file.path));
    const read = await readBuiltFile(this.#cache.bytes(file.path)).catch((error: Error) => error);
    const isRead = !(read instanceof Error);
    const tally = scoreFile(askedOf(person, page), isRead ? read.resume : {});
    return {
      ...{ part: file.part, family: file.family, layout: file.layout, person: file.person },
      ...{
        kind: file.path.slice(file.path.lastIndexOf('.') + 1),
        region: person.region,
        isFresh: file.isFresh,
      },
      ...{ counts: countsOf(tally), found: tally.found, invented: tally.invented },
      ...(isRead
        ? wordsPlaced(page.words, read)
        : { words: page.words.length, placed: 0, refusal: read.message }),
      notes: tally.notes,
    };
  }
}
