import { dateNames } from './date-names.ts';
import { joinedForms, joinedText, textKey } from './text-key.ts';
import type { DateFormat, Translation } from './texts.ts';

/** The texts of a catalogue as the build writes them: one, or one for each form that the language has for numbers. */
export type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const NUMBERED_PLACE = /\{(\d+)\}/;
const NUMBERED_PLACES = /\{(\d+)\}/g;

/** Looks texts up in what has been loaded of a language so far. */
export class CatalogueTranslation implements Translation {
  readonly #texts = new Map<string, Texts[string]>();
  /** Messages that name a field, by how their English looks. */
  readonly #patterns: [RegExp, string][] = [];
  readonly #rules: Intl.PluralRules;

  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
    this.#rules = new Intl.PluralRules(language);
  }

  add(texts: Texts): void {
    for (const [key, text] of Object.entries(texts)) {
      if (key.startsWith('~')) this.#patterns.push([new RegExp(key.slice(1)), String(text)]);
      else this.#texts.set(key, text);
    }
  }

  pieces<Value>(strings: readonly string[], values: readonly Value[]): readonly (string | Value)[] {
    const text = this.find(joinedText(strings));
    if (text === undefined)
      return strings.flatMap((string, index) => [string, ...values.slice(index, index + 1)]);
    // Every second piece is the number of what was filled in.
    return text
      .split(NUMBERED_PLACE)
      .map((piece, index) => (index % 2 === 0 ? piece : (values[Number(piece)] as Value)));
  }

  plural(count: number, one: string, other: string): string {
    const forms = this.#texts.get(textKey(joinedForms(one, other)));
    if (typeof forms !== 'object') return count === 1 ? one : other;
    return forms[this.#rules.select(count)] ?? forms.other ?? other;
  }

  find(text: string): string | undefined {
    const found = this.#texts.get(textKey(text));
    return typeof found === 'string' ? found : this.#findByPattern(text);
  }

  dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
    return dateNames(this.#language, options) ?? new Intl.DateTimeFormat(this.#language, options);
  }

  #findByPattern(text: string): string | undefined {
    for (const [pattern, translation] of this.#patterns) {
      const [, ...values] = pattern.exec(text) ?? [];
      if (values.length > 0) {
        return translation.replace(
          NUMBERED_PLACES,
          (_place, at) => this.find(values[at] ?? '') ?? values[at] ?? '',
        );
      }
    }
    return undefined;
  }
}
