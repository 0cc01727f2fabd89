import { isolated } from '@career/contracts/marked-text/isolated';
import { dateNames } from './date-names.ts';
import { directionOf } from './language-choice.ts';
import { joinedForms, joinedText, textKey } from './text-key.ts';
import type { DateFormat, Translation } from './texts.ts';
import { dayIn, itemsOf, sentencesOf } from './written-parts.ts';

/** The forms that a language has for a number. */
type Forms = Readonly<Record<string, string>>;

/** The texts of a catalogue as the build writes them: one, or one for each form that the language has for numbers. */
export type Texts = Readonly<Record<string, string | Forms>>;

const NUMBERED_PLACE = /\{(\d+)\}/;
/** In a sentence of the server, `{0"}` is quoted and stays, and `{0,}` is a list. */
const FILLED_PLACES = /\{(\d+)([",]?)\}/g;

/** Looks texts up in what has been loaded of a language so far. */
export class CatalogueTranslation implements Translation {
  readonly #texts = new Map<string, Texts[string]>();
  /** Sentences that are filled in before they come here, by how their English looks. */
  readonly #patterns: [RegExp, Texts[string]][] = [];
  readonly #rules: Intl.PluralRules;

  readonly #language: string;
  readonly direction: 'ltr' | 'rtl';

  constructor(language: string) {
    this.#language = language;
    this.direction = directionOf(language);
    this.#rules = new Intl.PluralRules(language);
  }

  add(texts: Texts): void {
    for (const [key, text] of Object.entries(texts)) {
      if (key.startsWith('~')) this.#patterns.push([new RegExp(key.slice(1), 's'), text]);
      else this.#texts.set(key, text);
    }
  }

  pieces<Value>(strings: readonly string[], values: readonly Value[]): readonly (string | Value)[] {
    const text = this.#whole(joinedText(strings));
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
    return this.#one(text) ?? this.#sentences(text);
  }

  dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
    return dateNames(this.#language, options) ?? new Intl.DateTimeFormat(this.#language, options);
  }

  #whole(text: string): string | undefined {
    const found = this.#texts.get(textKey(text));
    return typeof found === 'string' ? found : undefined;
  }

  #one(text: string): string | undefined {
    return this.#whole(text) ?? (sentencesOf(text).length > 1 ? undefined : this.#byPattern(text));
  }

  /** Several sentences one after another; one of them may have a full stop within. */
  #sentences(text: string): string | undefined {
    const found: string[] = [];
    let open = '';
    for (const sentence of sentencesOf(text)) {
      open = open === '' ? sentence : `${open} ${sentence}`;
      const own = this.#whole(open) ?? this.#byPattern(open);
      if (own === undefined) continue;
      found.push(own);
      open = '';
    }
    return open === '' ? found.join(' ') : undefined;
  }

  #byPattern(text: string): string | undefined {
    for (const [pattern, translation] of this.#patterns) {
      const match = pattern.exec(text);
      if (match && match.length > 1) return this.#filled(this.#form(translation, match), match);
    }
    return undefined;
  }

  /** The form for the number that was found. */
  #form(translation: Texts[string], { groups }: RegExpExecArray): string {
    if (typeof translation === 'string') return translation;
    return translation[this.#rules.select(Number(groups?.n ?? 1))] ?? translation.other ?? '';
  }

  #filled(form: string, match: RegExpExecArray): string {
    return form.replace(FILLED_PLACES, (_place, at: string, kind: string) => {
      const value = match[Number(at) + 1] ?? '';
      const own = kind === '"' ? value : kind === ',' ? this.#list(value) : this.#value(value);
      return isolated(own, this.direction);
    });
  }

  #value(value: string): string {
    return this.find(value) ?? dayIn(value, (options) => this.dateFormat(options)) ?? value;
  }

  /** `a, b and c`, each in its own words. */
  #list(value: string): string {
    const found = this.find(value);
    if (found !== undefined) return found;
    const { first, joint, last } = itemsOf(value);
    const comma = this.#whole(', ') ?? ', ';
    const names = first.map((name) => this.#value(name)).join(comma);
    if (joint === '') return names;
    const own = this.#whole(`{}${joint}`) ?? `{0}${joint.replace('{}', '{1}')}`;
    return own.replace('{0}', () => names).replace('{1}', () => this.#value(last));
  }
}
