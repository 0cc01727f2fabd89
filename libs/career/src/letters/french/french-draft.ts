import type { LetterParagraph, LetterSentence } from '../letter.types.ts';
import { SeededChoice } from '../seeded-choice.ts';
import { wordCount } from '../words.ts';
import data from './data/french-phrases.json' with { type: 'json' };
import type { FrenchFact } from './french-facts.ts';
import { atEmployer, spaced, toPost } from './french-names.ts';

/** Words of the facts in one sentence. */
const FACT_WORDS = 26;

/** A French letter while it is written. */
export class FrenchDraft {
  readonly #paragraphs: { part: LetterParagraph['part']; sentences: LetterSentence[] }[] = [];
  readonly #choice: SeededChoice;
  readonly #names: Readonly<Record<string, string>>;

  constructor({ company, position, tone }: { company: string; position: string; tone: string }) {
    this.#choice = new SeededChoice(`${company}\n${position}\n${tone}`);
    this.#names = { company: atEmployer(company.trim()), post: toPost(position.trim()) };
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
    facts: readonly FrenchFact[] = [],
  ): void {
    const values: Readonly<Record<string, string>> = { ...this.#names, ...slots };
    const text = spaced(this.#choice.from(phrases))
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
    facts: readonly FrenchFact[],
    slots: Readonly<Record<string, string>> = {},
    join: (items: readonly string[]) => string = apart,
  ): FrenchFact[] {
    const fitting: FrenchFact[] = [];
    for (const one of facts)
      if (wordCount([...fitting, one].map(({ text }) => text).join(' ')) <= FACT_WORDS) fitting.push(one);
    const [only, ...more] = fitting;
    const isSeveral = more.length > 0;
    if (only && !isSeveral && isWhole(only)) this.say(['{deed}.'], { deed: begun(only.text) }, fitting);
    else if (only) {
      const held = isSeveral ? data.held.many : data.held.one;
      this.say(phrases, { ...slots, held, items: join(fitting.map(({ text }) => text)) }, fitting);
    }
    return facts.filter((one) => !fitting.includes(one));
  }

  /** A marked blank, which the person fills in. */
  leave(hint: string): void {
    this.#add(spaced(hint), [], true);
  }

  #add(text: string, facts: readonly FrenchFact[], blank: boolean): void {
    this.#paragraphs.at(-1)?.sentences.push({ text, sources: facts.map(({ source }) => source), blank });
  }
}

/** Says who did it, and so needs no lead. */
const isWhole = ({ text }: FrenchFact): boolean => text.startsWith('j’ai ');
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Items that may hold commas. */
const apart = (items: readonly string[]): string => items.join('\u00a0; ');

/** Names as a sentence lists them; those with a comma are parted by semicolons. */
export function listNames(items: readonly string[]): string {
  if (items.some((item) => /[,/]| et /.test(item))) return apart(items);
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}
