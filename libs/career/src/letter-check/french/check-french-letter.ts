import { forbiddenContent } from '../forbidden-content.ts';
import type {
  CheckedSentence,
  LetterCheck,
  LetterCheckInput,
  LetterCheckOptions,
  LetterFault,
  SentenceFault,
} from '../letter-check.types.ts';
import { hiddenCharacters, normalised } from '../normalise.ts';
import data from './data/french-reading.json' with { type: 'json' };
import { type FrenchClaim, groundFrench, neededWords } from './french-grounds.ts';
import { FrenchLetterText, type FrenchSentence, namesCompany, unmasked } from './french-letter-text.ts';
import { type FrenchStatement, frenchStatements } from './french-statements.ts';
import { frenchWords, listed, plain } from './french-words.ts';

const MOST_WORDS = 400;
const MOST_SENTENCES = 150;
const LONGEST_SENTENCE = 50;
/** So many words in a row of the posting are its own, not the person's. */
const COPIED = 8;

const APPLIES = /\b(?:candidature|postule|poste suivant)\b/;
const ORDERS = listed(data.orders);
const HOLDING = listed(data.holding);
const EMPLOYMENT = listed(data.employment);
const patterns = (sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source));
const PAYMENTS = patterns(data.payments);
const BOASTS = patterns(data.boasts);
/** Orders of courtesy. */
const COURTESY = /^veuillez (?:agreer|croire|recevoir|trouver)\b/;

/**
 * Reads a finished French letter sentence by sentence. Each word that is none of a letter's own has to be in one
 * statement of the resume, beside the same word, in the same state and of the same job. Shares no code with the writer,
 * and refuses what it does not understand.
 */
export function checkFrenchLetter(
  letter: string,
  input: LetterCheckInput,
  options: LetterCheckOptions = {},
): LetterCheck {
  const text = new FrenchLetterText(letter, input, options.allowedHints ?? []);
  const checker = new FrenchSentences(input, options, text);
  return {
    sentences: text.sentences.map((sentence, index) => checker.check(sentence, index < MOST_SENTENCES)),
    whole: wholeFaults(letter, text, input),
  };
}

function wholeFaults(
  letter: string,
  { sentences }: FrenchLetterText,
  { company, position }: LetterCheckInput,
): LetterFault[] {
  const faults: LetterFault[] = [];
  const isMissing = (name: string): boolean => name.trim() !== '' && !letter.includes(name.trim());
  if (isMissing(company)) faults.push({ code: 'company-missing', quote: company.trim() });
  if (isMissing(position)) faults.push({ code: 'position-missing', quote: position.trim() });
  const words = sentences
    .filter(({ isHint }) => !isHint)
    .reduce((sum, one) => sum + frenchWords(one.text).length, 0);
  if (words > MOST_WORDS) faults.push({ code: 'too-long', quote: `${words} words` });
  return faults;
}

class FrenchSentences {
  readonly #statements: readonly FrenchStatement[];
  readonly #given: string;
  readonly #posting: string;
  readonly #name: string;

  readonly #text: FrenchLetterText;
  readonly #signature: string;

  constructor(
    { resume, today, posting, company, position }: LetterCheckInput,
    { signature = '' }: LetterCheckOptions,
    text: FrenchLetterText,
  ) {
    this.#text = text;
    this.#signature = plain(signature).trim();
    this.#statements = frenchStatements(resume, today);
    this.#given = normalised(
      [company, position, ...this.#statements.map((one) => one.text)].join('\n'),
    ).toLowerCase();
    this.#posting = ` ${wordsIn(posting.slice(0, 40_000)).join(' ')} `;
    const { firstName = '', lastName = '' } = resume?.personalInfo ?? {};
    this.#name = plain(`${firstName} ${lastName}`.trim());
  }

  check(sentence: FrenchSentence, isRead: boolean): CheckedSentence {
    const { faults, grounds } = isRead
      ? this.#read(sentence)
      : { faults: [fault('too-long', sentence.text, 'No letter has so many sentences.')], grounds: [] };
    return {
      text: this.#text.withNames(sentence.text),
      paragraph: sentence.paragraph,
      verdict: faults.length === 0 ? 'supported' : 'unsupported',
      faults,
      grounds,
    };
  }

  #read({ text, isHint }: FrenchSentence): { faults: SentenceFault[]; grounds: readonly string[] } {
    if (isHint || this.#isSignature(text)) return { faults: [], grounds: [] };
    const forbidden = this.#forbidden(text);
    const { faults, grounds } = this.#claims(text);
    return { faults: [...forbidden, ...faults], grounds };
  }

  #isSignature(text: string): boolean {
    const name = plain(text).trim();
    return name !== '' && (name === this.#name || name === this.#signature);
  }

  #isGiven(text: string): boolean {
    return this.#given.includes(text.toLowerCase());
  }

  #forbidden(text: string): SentenceFault[] {
    const free = unmasked(text);
    const read = plain(free).replace(/\s+/g, ' ').trim();
    const faults = forbiddenContent(free, (found) => this.#isGiven(found));
    for (const found of hiddenCharacters(free))
      faults.push(fault('hidden-character', found, 'Nobody sees it.'));
    const [first = ''] = read.split(' ');
    if (ORDERS.has(first) || (first === 'veuillez' && !COURTESY.test(read)))
      faults.push(fault('instruction', text, 'It gives the reader an order.'));
    if (PAYMENTS.some((pattern) => pattern.test(read)) && !this.#isGiven(free.trim()))
      faults.push(fault('instruction', text, 'It speaks of a payment.'));
    if (BOASTS.some((pattern) => pattern.test(read)))
      faults.push(
        fault('unbacked-claim', text, 'No resume can bear out how the person compares with others.'),
      );
    const words = frenchWords(text).length;
    if (words > LONGEST_SENTENCE) faults.push(fault('long-sentence', text, `It has ${words} words.`));
    return [...faults, ...this.#copied(text), ...this.#misquoted(text)];
  }

  #copied(text: string): SentenceFault[] {
    if (this.#posting.trim() === '') return [];
    const words = wordsIn(unmasked(text));
    const own = ` ${wordsIn(this.#given).join(' ')} `;
    for (let at = 0; at + COPIED <= words.length; at++) {
      const run = ` ${words.slice(at, at + COPIED).join(' ')} `;
      if (this.#posting.includes(run) && !own.includes(run))
        return [fault('copied-posting', run.trim(), 'It is the posting’s own wording.')];
    }
    return [];
  }

  #misquoted(text: string): SentenceFault[] {
    return [...this.#text.withNames(text).matchAll(/«\s*([^»]*?)\s*»/g)]
      .filter(([, quote = '']) => !this.#isGiven(quote))
      .map(([quote]) => fault('unbacked-claim', quote, 'It is in quotation marks and in no field.'));
  }

  #claims(written: string): { faults: SentenceFault[]; grounds: readonly string[] } {
    const isApplying = APPLIES.test(plain(written));
    const text = isApplying ? this.#text.withoutPosition(written) : written;
    const words = plain(unmasked(text)).match(/[a-z]+/g) ?? [];
    if (!isApplying && namesCompany(text) && words.some((word) => EMPLOYMENT.has(word)))
      return refused('unknown-employment', text, 'The resume has no job there.');
    const parts = partsOf(text);
    if (parts.length === 1 && neededWords(unmasked(text)).length === 0)
      return words.some((word) => HOLDING.has(word)) && !isApplying
        ? refused('unbacked-claim', text, 'It does not say what.')
        : { faults: [], grounds: [] };
    const sentence = plain(unmasked(text));
    const employers = this.#text.employersIn(text);
    const found = parts.map((part) =>
      groundFrench({ text: unmasked(part), sentence, employers } satisfies FrenchClaim, this.#statements),
    );
    return {
      faults: found.flatMap(({ lacking }) =>
        lacking === undefined
          ? []
          : [fault('unbacked-claim', lacking, 'No one statement of the resume says it.')],
      ),
      grounds: [...new Set(found.flatMap(({ grounds }) => grounds))],
    };
  }
}

/** What comes before a colon, and each entry of the list behind it. */
function partsOf(text: string): string[] {
  const [, lead = text, list = ''] = /^([^:]*) ?: (.*)$/s.exec(text) ?? [];
  return [lead, ...list.split(/ ?; /)].filter((part) => part.trim() !== '');
}

const wordsIn = (text: string): string[] => frenchWords(text).map((word) => word.plain);

const fault = (code: SentenceFault['code'], quote: string, reason: string): SentenceFault => ({
  code,
  quote: quote.slice(0, 120),
  reason,
  lookedAt: [],
});

const refused = (code: SentenceFault['code'], quote: string, reason: string) => ({
  faults: [fault(code, quote, reason)],
  grounds: [],
});
