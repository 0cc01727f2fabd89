import { createHash } from 'node:crypto';
import { type BuiltFile, CorpusCache } from './corpus-cache.ts';
import { DrawnMaker } from './drawn/drawn-maker.ts';
import { FormsMaker } from './forms/forms-maker.ts';
import { allLayouts, extensionOf, type Family, type Layout } from './layouts.ts';
import type { Maker } from './maker.types.ts';
import { isSmallest } from './measure-size.ts';
import { OfficeMaker } from './office/office-maker.ts';
import { allPeople, writtenPeople } from './people.ts';
import type { Person } from './person.types.ts';
import { isFreshIn, samplesOf } from './plan.ts';
import { printedText } from './printed-text.ts';
import { TexMaker } from './tex/tex-maker.ts';
import { ThemeMaker } from './themes/theme-maker.ts';
import { typedPeople } from './typed/typed-cvs.ts';
import { TypedMaker } from './typed/typed-maker.ts';

type Manifest = ReturnType<CorpusCache['manifest']>;

const MAKERS: Record<Family, (tagged: boolean) => Maker> = {
  theme: (tagged) => new ThemeMaker(tagged),
  drawn: () => new DrawnMaker(),
  restyled: (tagged) => new ThemeMaker(tagged),
  tex: () => new TexMaker(),
  office: () => new OfficeMaker(),
  forms: () => new FormsMaker(),
  typed: () => new TypedMaker(),
};
/** A file with fewer words did not render. */
const WORDS_MIN = 40;

interface Wanted {
  cache: CorpusCache;
  layouts: readonly Layout[];
  /** With the structure of the page in the PDF. */
  tagged?: boolean;
  /** The only family that is made; files of the others stay as they are. */
  family?: Family;
}

const wholeCorpus = (): Wanted => ({ cache: new CorpusCache(), layouts: allLayouts() });

/** Makes the files of the corpus that are missing or whose sources changed. */
export async function buildCorpus(
  say: (line: string) => void,
  { cache, layouts: wanted, tagged = false, family: only }: Wanted = wholeCorpus(),
): Promise<void> {
  const known = cache.manifest();
  const before = new Map(known.files.map((file) => [file.path, file]));
  const others = new Set(wanted.filter(({ family }) => only && family !== only).map(({ name }) => name));
  const manifest: Manifest = {
    files: known.files.filter(({ layout }) => others.has(layout)),
    leftOut: known.leftOut.filter(({ layout }) => others.has(layout)),
  };
  const people = allPeople();
  const written = new Set(writtenPeople().map(({ id }) => id));
  for (const person of [...people, ...typedPeople()])
    cache.write(`truth/${person.id}.json`, `${JSON.stringify(person, null, 1)}\n`);
  const samples = isSmallest ? smallestSample(people) : samplesOf(wanted, people, written);
  for (const family of only ? [only] : (Object.keys(MAKERS) as Family[])) {
    const maker = MAKERS[family](tagged);
    const layouts = [...samples].filter(([layout]) => layout.family === family);
    const builder = new FamilyBuilder({ cache, maker, before, manifest, written, say });
    try {
      await builder.build(layouts);
    } finally {
      await maker.close();
    }
  }
  cache.writeManifest(manifest);
}

/** One file that needs no packages of the themes. */
function smallestSample(people: readonly Person[]): Map<Layout, Person[]> {
  const layout = allLayouts().find(({ name }) => name === 'pdf-writer-table');
  return new Map(layout ? [[layout, people.slice(0, 1)]] : []);
}

interface Work {
  cache: CorpusCache;
  maker: Maker;
  before: ReadonlyMap<string, BuiltFile>;
  manifest: Manifest;
  written: ReadonlySet<string>;
  say: (line: string) => void;
}

/** Builds the files of one family. */
class FamilyBuilder {
  readonly #work: Work;
  #isReady = false;
  #unable: string | undefined;

  constructor(work: Work) {
    this.#work = work;
  }

  async build(samples: readonly (readonly [Layout, readonly Person[]])[]): Promise<void> {
    const { cache, before, manifest, maker, say } = this.#work;
    for (const [layout, people] of samples) {
      const missing: Person[] = [];
      for (const person of people) {
        const known = before.get(pathOf(layout, person));
        if (known?.hash === hashOf(layout, person, maker) && cache.has(known.path))
          manifest.files.push(known);
        else missing.push(person);
      }
      if (missing.length === 0) continue;
      await this.#prepare();
      if (this.#unable !== undefined) {
        manifest.leftOut.push({ layout: layout.name, reason: this.#unable });
        continue;
      }
      const made = await this.#make(layout, missing);
      this.#keep();
      say(`${layout.part} ${layout.name}: ${made} of ${missing.length} made`);
    }
  }

  /** After each layout, so that an interrupted build goes on where it ended. */
  #keep(): void {
    const { cache, before, manifest } = this.#work;
    const done = new Set(manifest.files.map(({ path }) => path));
    const waiting = [...before.values()].filter(({ path }) => !done.has(path));
    cache.writeManifest({ ...manifest, files: [...manifest.files, ...waiting] });
  }

  async #prepare(): Promise<void> {
    if (this.#isReady) return;
    this.#unable = await this.#work.maker.prepare(this.#work.cache.shared);
    this.#isReady = true;
    if (this.#unable !== undefined) this.#work.say(this.#unable);
  }

  async #make(layout: Layout, people: readonly Person[]): Promise<number> {
    const { cache, maker, manifest, written } = this.#work;
    let count = 0;
    for await (const made of maker.make(layout, people)) {
      const { person } = made;
      if ('fault' in made) {
        manifest.leftOut.push({ layout: layout.name, person: person.id, reason: made.fault });
        continue;
      }
      const path = pathOf(layout, person);
      const { pages, ...printed } = printedText(made.printable ?? made.bytes);
      const words = printed.painted.split(/\s+/).length;
      if (words < WORDS_MIN) {
        manifest.leftOut.push({ layout: layout.name, person: person.id, reason: `Only ${words} words` });
        continue;
      }
      cache.write(path, made.bytes);
      cache.write(`printed/${path}.json`, JSON.stringify(printed));
      manifest.files.push({
        ...{ path, part: layout.part, family: layout.family, layout: layout.name, person: person.id },
        ...{ isFresh: isFreshIn(layout, person, written), hash: hashOf(layout, person, maker), pages, words },
      });
      count++;
    }
    return count;
  }
}

const pathOf = (layout: Layout, { id }: Person): string =>
  `${layout.part}/${layout.name}/${id}.${extensionOf(layout)}`;

const hashOf = (layout: Layout, person: Person, maker: Maker): string =>
  createHash('sha256')
    .update(`${maker.version(layout)}\n${JSON.stringify(person.resume)}`)
    .digest('hex');
