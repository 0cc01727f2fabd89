import type { VerbatimLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
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
import { groundClaim, neededWords } from './verbatim-grounds.ts';
import { namesCompany, unmasked, VerbatimLetterText, type VerbatimSentence } from './verbatim-letter-text.ts';
import { plain, VERBATIM_READINGS, type VerbatimReading } from './verbatim-reading.ts';
import { type VerbatimStatement, verbatimStatements } from './verbatim-statements.ts';

const MOST_WORDS = 400;
const MOST_SENTENCES = 150;
const LONGEST_SENTENCE = 50;
/** So many words in a row of the posting are its own, not the person's. */
const COPIED = 8;

/**
 * Reads a finished letter that is not in English, sentence by sentence. Each word that is none of a letter's own has to be in one
 * statement of the resume, beside the same word, in the same state and of the same job. Shares no code with the writer,
 * and refuses what it does not understand.
 */
export function checkVerbatimLetter(
  letter: string,
  input: LetterCheckInput,
  { language, ...options }: LetterCheckOptions & { language: VerbatimLanguageCode },
): LetterCheck {
  const text = new VerbatimLetterText(letter, input, options.allowedHints ?? []);
  const reading = VERBATIM_READINGS[language];
  const checker = new VerbatimSentences(input, { options, text, reading });
  return {
    sentences: text.sentences.map((sentence, index) => checker.check(sentence, index < MOST_SENTENCES)),
    whole: wholeFaults(letter, text, input, reading),
  };
}

function wholeFaults(
  letter: string,
  { sentences }: VerbatimLetterText,
  { company, position }: LetterCheckInput,
  reading: VerbatimReading,
): LetterFault[] {
  const faults: LetterFault[] = [];
  const isMissing = (name: string): boolean => name.trim() !== '' && !letter.includes(name.trim());
  if (isMissing(company)) faults.push({ code: 'company-missing', quote: company.trim() });
  if (isMissing(position)) faults.push({ code: 'position-missing', quote: position.trim() });
  const words = sentences
    .filter(({ isHint }) => !isHint)
    .reduce((sum, one) => sum + reading.words(one.text).length, 0);
  if (words > MOST_WORDS) faults.push({ code: 'too-long', quote: `${words} words` });
  return faults;
}

interface SentencesOptions {
  options: LetterCheckOptions;
  text: VerbatimLetterText;
  reading: VerbatimReading;
}

class VerbatimSentences {
  readonly #statements: readonly VerbatimStatement[];
  readonly #given: string;
  readonly #posting: string;
  readonly #name: string;

  readonly #text: VerbatimLetterText;
  readonly #signature: string;
  readonly #reading: VerbatimReading;

  constructor(
    { resume, today, posting, company, position }: LetterCheckInput,
    { options, text, reading }: SentencesOptions,
  ) {
    this.#reading = reading;
    this.#text = text;
    this.#signature = plain(options.signature ?? '').trim();
    this.#statements = verbatimStatements(resume, today, reading);
    this.#given = normalised(
      [company, position, ...this.#statements.map((one) => one.text)].join('\n'),
    ).toLowerCase();
    this.#posting = ` ${this.#wordsIn(posting.slice(0, 40_000)).join(' ')} `;
    const { firstName = '', lastName = '' } = resume?.personalInfo ?? {};
    this.#name = plain(`${firstName} ${lastName}`.trim());
  }

  check(sentence: VerbatimSentence, isRead: boolean): CheckedSentence {
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

  #read({ text, isHint }: VerbatimSentence): { faults: SentenceFault[]; grounds: readonly string[] } {
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
    const { orders, courtesies, payments, boasts } = this.#reading;
    const [first = ''] = read.split(' ');
    if (orders.has(first) && !courtesies.some((pattern) => pattern.test(read)))
      faults.push(fault('instruction', text, 'It gives the reader an order.'));
    if (payments.some((pattern) => pattern.test(read)) && !this.#isGiven(free.trim()))
      faults.push(fault('instruction', text, 'It speaks of a payment.'));
    if (boasts.some((pattern) => pattern.test(read)))
      faults.push(
        fault('unbacked-claim', text, 'No resume can bear out how the person compares with others.'),
      );
    const words = this.#reading.words(text).length;
    if (words > LONGEST_SENTENCE) faults.push(fault('long-sentence', text, `It has ${words} words.`));
    return [...faults, ...this.#copied(text), ...this.#misquoted(text)];
  }

  #copied(text: string): SentenceFault[] {
    if (this.#posting.trim() === '') return [];
    const words = this.#wordsIn(unmasked(text));
    const own = ` ${this.#wordsIn(this.#given).join(' ')} `;
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

  #wordsIn(text: string): string[] {
    return this.#reading.words(text).map((word) => word.plain);
  }

  #claims(written: string): { faults: SentenceFault[]; grounds: readonly string[] } {
    const isApplying = this.#reading.applies.test(plain(written));
    const text = isApplying ? this.#text.withoutPosition(written) : written;
    const words = plain(unmasked(text)).match(/[a-z]+/g) ?? [];
    if (!isApplying && namesCompany(text) && words.some((word) => this.#reading.employment.has(word)))
      return refused('unknown-employment', text, 'The resume has no job there.');
    const parts = partsOf(text);
    if (parts.length === 1 && neededWords(unmasked(text), this.#reading).length === 0)
      return words.some((word) => this.#reading.holding.has(word)) && !isApplying
        ? refused('unbacked-claim', text, 'It does not say what.')
        : { faults: [], grounds: [] };
    const sentence = plain(unmasked(text));
    const employers = this.#text.employersIn(text);
    const found = parts.map((part) =>
      groundClaim({ text: unmasked(part), sentence, employers }, this.#statements, this.#reading),
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
