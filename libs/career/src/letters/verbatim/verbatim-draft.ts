import type { LetterParagraph, LetterSentence } from '../letter.types.ts';
import { SeededChoice } from '../seeded-choice.ts';
import { wordCount } from '../words.ts';
import type { VerbatimFact } from './verbatim-facts.ts';
import type { VerbatimLanguage } from './verbatim-language.types.ts';
import { atEmployer, toPost } from './verbatim-names.ts';

/** Words of the facts in one sentence. */
const FACT_WORDS = 26;

/** A letter in the person's own words while it is written. */
export class VerbatimDraft {
  readonly #paragraphs: { part: LetterParagraph['part']; sentences: LetterSentence[] }[] = [];
  readonly #choice: SeededChoice;
  readonly #names: Readonly<Record<string, string>>;

  readonly #language: VerbatimLanguage;

  constructor(
    { company, position, tone }: { company: string; position: string; tone: string },
    language: VerbatimLanguage,
  ) {
    this.#language = language;
    this.#choice = new SeededChoice(`${company}\n${position}\n${tone}`);
    this.#names = {
      company: atEmployer(company.trim(), language),
      post: toPost(position.trim(), language),
    };
  }

  /** Those with a sentence in them. */
  get paragraphs(): LetterParagraph[] {
    return this.#paragraphs.filter(({ sentences }) => sentences.length > 0);
  }

  begin(part: LetterParagraph['part']): void {
    this.#paragraphs.push({ part, sentences: [] });
  }

  say(
    phrases: readonly string[],
    slots: Readonly<Record<string, string>> = {},
    facts: readonly VerbatimFact[] = [],
  ): void {
    const values: Readonly<Record<string, string>> = { ...this.#names, ...slots };
    const text = this.#language
      .spaced(this.#choice.from(phrases))
      .replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
      // A name that ends in a full stop ends its sentence, too.
      .replace(/\.\.$/, '.');
    this.#add(text, facts, false);
  }

  /**
   * Facts in their own words behind a lead, as many as one sentence holds.
   * @returns the facts that did not fit.
   */
  list(
    phrases: readonly string[],
    facts: readonly VerbatimFact[],
    slots: Readonly<Record<string, string>> = {},
    join: (items: readonly string[]) => string = (items) => this.#apart(items),
  ): VerbatimFact[] {
    const fitting: VerbatimFact[] = [];
    for (const one of facts)
      if (wordCount([...fitting, one].map(({ text }) => text).join(' ')) <= FACT_WORDS) fitting.push(one);
    const [only, ...more] = fitting;
    const isSeveral = more.length > 0;
    if (only?.isWhole && !isSeveral) this.say(['{deed}.'], { deed: begun(only.text) }, fitting);
    else if (only) {
      const held = isSeveral ? this.#language.phrases.held.many : this.#language.phrases.held.one;
      this.say(phrases, { ...slots, held, items: join(fitting.map(({ text }) => text)) }, fitting);
    }
    return facts.filter((one) => !fitting.includes(one));
  }

  /** Names as a sentence lists them; those with a comma are parted by semicolons. */
  listNames(items: readonly string[]): string {
    const { and } = this.#language.phrases;
    if (items.some((item) => /[,/]/.test(item) || item.includes(` ${and} `))) return this.#apart(items);
    return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
  }

  /** A marked blank, which the person fills in. */
  leave(hint: string): void {
    this.#add(this.#language.spaced(hint), [], true);
  }

  /** Items that may hold commas. */
  #apart(items: readonly string[]): string {
    return items.join(this.#language.spaced(this.#language.phrases.semicolon));
  }

  #add(text: string, facts: readonly VerbatimFact[], blank: boolean): void {
    this.#paragraphs.at(-1)?.sentences.push({ text, sources: facts.map(({ source }) => source), blank });
  }
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
