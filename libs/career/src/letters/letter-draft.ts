import type {
  LetterInput,
  LetterParagraph,
  LetterPart,
  LetterSentence,
  LetterSource,
} from './letter.types.ts';
import { SENTENCE_WORDS } from './letter-length.ts';
import type { LetterLanguage } from './phrase-book.types.ts';
import { SeededChoice } from './seeded-choice.ts';
import { wordCount } from './words.ts';

/** The company as its people would be greeted: without its town and its legal form. */
const teamName = (company: string): string =>
  company
    .trim()
    .replace(/\s*[,(|].*$/, '')
    .replace(/\s+(?:Ltd|Limited|Plc|Inc|LLC|LLP|GmbH|Corp|Co)\.?$/i, '') || company.trim();

/** The half of the phrasings with more words. */
const fullest = (phrases: readonly string[]): readonly string[] =>
  phrases
    .toSorted((left, right) => wordCount(right) - wordCount(left))
    .slice(0, Math.max(1, Math.ceil(phrases.length / 2)));

/** `Ladoke Mills' vacancy`, `Vaal Glass's vacancy`. */
const owned = (name: string, ending: string): string =>
  name + (/[^s]s$/i.test(name) ? ending.replace('s', '') : ending);

/** A letter while it is written: sentences by paragraph, phrasings chosen by the seed. */
export class LetterDraft {
  readonly #paragraphs: { part: LetterPart; sentences: LetterSentence[] }[] = [];
  readonly #choice: SeededChoice;
  readonly #names: Readonly<Record<string, string>>;
  readonly #input: LetterInput;
  readonly #language: LetterLanguage;
  readonly #isShort: boolean;

  /** @param isShort there is little to say: phrasings that say a thing in full come first. */
  constructor(input: LetterInput, language: LetterLanguage, seed: string, isShort = false) {
    this.#input = input;
    this.#isShort = isShort;
    this.#language = language;
    this.#choice = new SeededChoice(seed);
    const position = input.position.trim();
    // The name of a post keeps its letters; before it only the article is ours.
    const aPosition = /^(?:an?|the)\s/i.test(position) ? position : language.withArticle(position);
    this.#names = { company: input.company.trim(), position, aPosition, team: teamName(input.company) };
  }

  get paragraphs(): readonly LetterParagraph[] {
    return this.#paragraphs.filter(({ sentences }) => sentences.length > 0);
  }

  begin(part: LetterPart): void {
    this.#paragraphs.push({ part, sentences: [] });
  }

  pick(phrases: readonly string[]): string {
    return this.#choice.from(this.#isShort ? fullest(phrases) : phrases);
  }

  /** The phrase with its braces filled, spelled as asked; what is filled in keeps its letters. */
  fill(phrase: string, slots: Readonly<Record<string, string>> = {}): string {
    const values: Readonly<Record<string, string>> = { ...this.#names, ...slots };
    // One pass: braces inside a name are not filled again. A name that ends in a stop needs no second one.
    return this.respell(phrase)
      .replace(/\{(\w+)\}('s)?/g, (_, slot: string, ending = '') => owned(values[slot] ?? '', ending))
      .replace(/([.!?])\.$/, '$1')
      .replace(/^the /, 'The ');
  }

  respell(text: string): string {
    return this.#language.respell(text, this.#input.spelling);
  }

  /** Nothing but the opening was written so far. */
  get isOpening(): boolean {
    return this.#paragraphs.at(-1)?.part === 'opening';
  }

  get tone(): LetterInput['tone'] {
    return this.#input.tone;
  }

  /** The sentence before, wherever it is. */
  get last(): string {
    const [before, now] = this.#paragraphs.slice(-2);
    const isAfterOpening = before?.part === 'opening' && now?.sentences.length === 0;
    return (isAfterOpening ? before : this.#paragraphs.at(-1))?.sentences.at(-1)?.text ?? '';
  }

  /** Sentences so far. */
  get size(): number {
    return this.#paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
  }

  /** The text so far, for not saying a thing twice. */
  get text(): string {
    return this.#paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
  }

  /** Sentences so far that say something of the person or the posting. */
  get told(): readonly LetterSentence[] {
    return this.#paragraphs.flatMap(({ sentences }) => sentences).filter(({ sources }) => sources.length > 0);
  }

  /** Adds a sentence unless it is too long; answers whether it did. */
  say(text: string, sources: readonly LetterSource[] = []): boolean {
    if (this.#length(text) > SENTENCE_WORDS) return false;
    this.#paragraphs.at(-1)?.sentences.push({ text, sources, blank: false });
    return true;
  }

  /** Adds a courtesy that states nothing; an empty list adds none. */
  sayOneOf(phrases: readonly string[]): void {
    if (phrases.length > 0) this.say(this.fill(this.pick(phrases)));
  }

  /** Adds a hint in brackets for the person to replace. */
  leave(hint: string): void {
    this.#paragraphs.at(-1)?.sentences.push({ text: hint, sources: [], blank: true });
  }

  /** Words of a sentence; company and position are one each, however long they are. */
  #length(text: string): number {
    const masked = [this.#names.aPosition, this.#names.company, this.#names.position].reduce<string>(
      (left, name) => (name === undefined || name === '' ? left : left.replaceAll(name, 'X')),
      text,
    );
    return wordCount(masked);
  }
}
