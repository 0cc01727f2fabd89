import type { VerbatimLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import { normalised } from '../normalise.ts';
import french from './readings/fr.json' with { type: 'json' };
import portuguese from './readings/pt.json' with { type: 'json' };
import type { Readings } from './readings/readings.schema.ts';

/** How a text narrows what it names. */
export type VerbatimQualifier = keyof Readings['qualifiers'];

/** Small letters without accents; apostrophes are blanks, so that `l’audit` is two words. */
export const plain = (text: string): string =>
  normalised(text).replace(/['’]/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface VerbatimWord {
  /** What is compared: the first form of its family, or its stem. */
  key: string;
  /** Small letters without accents. */
  plain: string;
  isSmall: boolean;
  /** Of grammar, or one that any letter may use: it claims nothing alone. */
  isFree: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}+#&./-]*/gu;
const SHORTEST_STEM = 3;

/** A single capital letter behind another word is a class or a grade: `permis A`. */
const isClass = (written: string, index: number): boolean => index > 0 && /^[A-Z]$/.test(written);

/** The words of a list in the data, as they are. */
const listed = (words: string): ReadonlySet<string> => new Set(plain(words).split(/\s+/).filter(Boolean));

const patterns = (sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source));

/** Reads the texts of one language by its words. */
export class VerbatimReading {
  readonly data: Readings;
  readonly orders: ReadonlySet<string>;
  readonly holding: ReadonlySet<string>;
  readonly employment: ReadonlySet<string>;
  readonly usedWith: ReadonlySet<string>;
  readonly paperOnly: ReadonlySet<string>;
  readonly spoken: ReadonlySet<string>;
  readonly applies: RegExp;
  readonly means: RegExp;
  readonly present: RegExp;
  readonly payments: readonly RegExp[];
  readonly boasts: readonly RegExp[];
  readonly courtesies: readonly RegExp[];
  readonly #validUntil: RegExp;
  readonly #endings: readonly RegExp[];
  readonly #qualifiers: readonly { kind: VerbatimQualifier; patterns: readonly RegExp[] }[];
  readonly #small: ReadonlySet<string>;
  readonly #letter: ReadonlySet<string>;
  readonly #families: ReadonlyMap<string, string>;

  constructor(data: Readings) {
    this.data = data;
    this.orders = listed(data.orders);
    this.holding = listed(data.holding);
    this.employment = listed(data.employment);
    this.usedWith = listed(data.usedWith);
    this.paperOnly = listed(data.paperOnly);
    this.spoken = listed(data.spoken);
    this.applies = new RegExp(data.applies);
    this.means = new RegExp(data.means);
    this.present = new RegExp(data.present);
    this.payments = patterns(data.payments);
    this.boasts = patterns(data.boasts);
    this.courtesies = patterns(data.courtesies);
    this.#validUntil = new RegExp(data.validUntil);
    this.#endings = patterns(data.endings);
    this.#qualifiers = Object.entries(data.qualifiers).map(([kind, sources]) => ({
      kind: kind as VerbatimQualifier,
      patterns: patterns(sources),
    }));
    this.#small = listed(data.small);
    this.#letter = this.#stemsOf(data.letter);
    this.#families = new Map(
      data.families.flatMap((family) => {
        const forms = [...this.#stemsOf(family)];
        return forms.map((form) => [form, forms[0] ?? form] as const);
      }),
    );
  }

  /** The words of a text, numbers with their thousands together. */
  words(text: string): VerbatimWord[] {
    const joined = normalised(text)
      .replace(/(?<=\d)[ .](?=\d{3}(?!\d))/g, '')
      .replace(/['’]/g, ' ');
    return [...joined.matchAll(WORD)].map(([found], index) => {
      const written = found.replace(/[.&/-]+$/, '');
      const word = plain(written);
      const base = this.#stem(word);
      const isSmall = this.#small.has(word) && !isClass(written, index);
      return {
        key: this.#families.get(base) ?? base,
        plain: word,
        isSmall,
        isFree: isSmall || this.#letter.has(base),
      };
    });
  }

  /** What takes back, postpones or narrows in a text. */
  qualifiers(text: string): ReadonlySet<VerbatimQualifier> {
    const read = plain(text).replace(/\s+/g, ' ').trim();
    return new Set(
      this.#qualifiers
        .filter((one) => one.patterns.some((pattern) => pattern.test(read)))
        .map(({ kind }) => kind),
    );
  }

  /** Whether a text says that it was valid until a year that is over. */
  isOver(text: string, today: string): boolean {
    const year = this.#validUntil.exec(plain(text))?.[1];
    return year !== undefined && year < today.slice(0, 4);
  }

  /** Singular and plural, masculine and feminine in one form. */
  #stem(word: string): string {
    return this.#endings.reduce(
      (left, ending) => (left.length > SHORTEST_STEM ? left.replace(ending, '') : left),
      word,
    );
  }

  #stemsOf(words: string): ReadonlySet<string> {
    return new Set([...listed(words)].map((word) => this.#stem(word)));
  }
}

export const VERBATIM_READINGS: Readonly<Record<VerbatimLanguageCode, VerbatimReading>> = {
  fr: new VerbatimReading(french),
  pt: new VerbatimReading(portuguese),
};
