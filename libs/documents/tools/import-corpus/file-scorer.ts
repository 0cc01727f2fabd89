import type { BuiltFile, CorpusCache } from './corpus-cache.ts';
import type { Person } from './person.types.ts';
import { readBuiltFile } from './read-built-file.ts';
import { askedOf } from './score/asked.ts';
import { type LayoutFacts, layoutFacts } from './score/layout-facts.ts';
import { Page } from './score/page-text.ts';
import { scoreFile } from './score/score-file.ts';
import { type Author, countsOf, type FileScore } from './score/summary.ts';
import { wordsPlaced } from './score/words-placed.ts';

/** Typed CVs alone say who wrote them. */
export const authorOf = ({ family }: BuiltFile, { author }: Person): Author | undefined =>
  family === 'typed' ? (author ?? 'first') : undefined;

/** Reads files of the corpus and compares them with their truth. */
export class FileScorer {
  readonly #cache: CorpusCache;
  readonly #facts = new Map<string, LayoutFacts>();

  constructor(cache: CorpusCache) {
    this.#cache = cache;
  }

  async score(file: BuiltFile): Promise<FileScore & { notes: readonly string[] }> {
    const person = this.#cache.truth(file.person);
    const page = new Page(this.#cache.printed(file.path));
    const before = process.cpuUsage();
    const read = await readBuiltFile(this.#cache.bytes(file.path)).catch((error: Error) => error);
    const used = process.cpuUsage(before);
    const isRead = !(read instanceof Error);
    const tally = scoreFile(askedOf(person, page, this.#factsOf(file)), isRead ? read.resume : {});
    return {
      ...{ part: file.part, family: file.family, layout: file.layout, person: file.person },
      ...{
        kind: file.path.slice(file.path.lastIndexOf('.') + 1),
        region: person.region,
        language: person.language,
        author: authorOf(file, person),
        isFresh: file.isFresh,
      },
      ...{ counts: countsOf(tally), found: tally.found, invented: tally.invented },
      ...(isRead
        ? wordsPlaced(page.words, read)
        : { words: page.words.length, placed: 0, failure: read.message }),
      cpuMs: (used.user + used.system) / 1000,
      pages: file.pages,
      notes: tally.notes,
    };
  }

  #factsOf({ part, family, layout }: BuiltFile): LayoutFacts {
    const key = `${part}/${layout}`;
    const known = this.#facts.get(key);
    if (known) return known;
    const files = this.#cache
      .manifest()
      .files.filter((file) => file.part === part && file.layout === layout)
      .map((file) => ({
        person: this.#cache.truth(file.person),
        page: new Page(this.#cache.printed(file.path)),
      }));
    const facts = { ...layoutFacts(files), datesAsTyped: family === 'typed' };
    this.#facts.set(key, facts);
    return facts;
  }
}
