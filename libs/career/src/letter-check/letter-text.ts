import { bodiesOf } from './entry-statements.ts';
import type { LetterCheckInput } from './letter-check.types.ts';
import { normalised } from './normalise.ts';
import { joinedSentences } from './sentence-ends.ts';
import { wordsOf } from './words.ts';

/**
 * Company and position stand in a sentence as one character each while it is read, so that their words are not claims.
 */
const COMPANY = '\ue000';
const POSITION = '\ue001';
/** The first of the characters that stand for the employers and schools of the resume. */
const ORGANISATIONS = 0xe100;

export interface LetterSentence {
  /** Normalised, with names as single characters. */
  text: string;
  /** As the letter has it. */
  raw: string;
  paragraph: number;
  /** Greeting, close or signature. */
  isFormula: boolean;
  /** One of the writer's own hints to the person. */
  isHint: boolean;
}

const FORMULA =
  /^(?:(?:dear|hello|hi|good (?:day|morning|afternoon)|to whom)\b[^.!?]{0,80}[,:]?$|(?:yours|sincerely|respectfully|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards)\b[^.!?]{0,40},?$)/i;

/** Follows a name that ends in a full stop, which may end its sentence, too. */
const STOP = '\uf001';
const SENTENCE_END = /(?<=[.!?]["”')]?)\s+(?=["“'(]?[\p{Lu}\p{N}[])|(?<=\uf001)\s+(?=\p{Lu})/u;

/** A letter taken apart: its sentences, and the names in it that are taken as one. */
export class LetterText {
  readonly sentences: readonly LetterSentence[];
  /** Words without those of the hints. */
  readonly words: number;
  readonly #names: readonly { name: string; by: string }[];

  constructor(letter: string, { resume, company, position }: LetterCheckInput, hints: readonly string[]) {
    const organisations = [
      ...(resume?.experience ?? []).map((job) => job.company ?? ''),
      ...(resume?.education ?? []).map((study) => study.institution ?? ''),
      ...(resume ? bodiesOf(resume) : []),
    ];
    this.#names = [
      ...organisations.flatMap((name, index) =>
        formsOf(name).map((form) => ({ name: form, by: String.fromCharCode(ORGANISATIONS + index) })),
      ),
      ...formsOf(company).map((name) => ({ name, by: COMPANY })),
      { name: normalised(position.trim()), by: POSITION },
    ]
      .filter(({ name }) => name !== '')
      // A job that goes by the name of a longer one does not hide it.
      .sort((left, right) => right.name.length - left.name.length);
    const person = normalised(
      `${resume?.personalInfo?.firstName ?? ''} ${resume?.personalInfo?.lastName ?? ''}`.trim(),
    ).toLowerCase();
    const own = new Set(hints.map((hint) => hint.trim()));
    this.sentences = letter.split(/\n\s*\n/).flatMap((paragraph, index) =>
      paragraph.split('\n').flatMap((line) =>
        this.#sentencesIn(line, own).map((raw): LetterSentence => {
          const isHint = own.has(raw.trim());
          const text = this.#masked(raw);
          const isName = person !== '' && normalised(raw).trim().toLowerCase() === person;
          return {
            raw,
            text,
            paragraph: index,
            isHint,
            isFormula: isName || FORMULA.test(normalised(raw).trim()),
          };
        }),
      ),
    );
    this.words = this.sentences
      .filter(({ isHint }) => !isHint)
      .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  }

  /** Employers and schools that a sentence names, by their index in the resume. */
  organisationsIn(text: string): ReadonlySet<number> {
    return new Set(
      [...text]
        .map((character) => (character.codePointAt(0) ?? 0) - ORGANISATIONS)
        .filter((index) => index >= 0 && index < 0x700),
    );
  }

  /** A text without the names that the person or the employer gave: what they hold is theirs to write as they like. */
  withoutNames(text: string): string {
    return this.#names.reduce((left, { name }) => left.replaceAll(name, 'Name'), text);
  }

  #masked(raw: string): string {
    let text = normalised(raw);
    for (const { name, by } of this.#names) {
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'gu',
      );
      text = text.replace(pattern, by);
    }
    return text;
  }

  /** Sentences of a line; a hint of the writer is one, whatever is in it. */
  #sentencesIn(line: string, hints: ReadonlySet<string>): string[] {
    const hint = [...hints].find((one) => one !== '' && line.includes(one));
    if (hint !== undefined) {
      const at = line.indexOf(hint);
      const [before, after] = [line.slice(0, at), line.slice(at + hint.length)];
      return [...this.#sentencesIn(before, hints), hint, ...this.#sentencesIn(after, hints)];
    }
    // A stop within a name ends no sentence.
    let masked = line;
    const kept: string[] = [];
    for (const { name } of this.#names.filter(({ name: one }) => /[.!?]/.test(one)))
      masked = masked.replaceAll(
        name,
        () => `\uf000${String.fromCharCode(0xf100 + kept.push(name))}${name.endsWith('.') ? STOP : ''}`,
      );
    return joinedSentences(masked.split(SENTENCE_END))
      .map((sentence) =>
        sentence
          .replaceAll(STOP, '')
          .replace(/\uf000(.)/gu, (_, mark: string) => kept[mark.charCodeAt(0) - 0xf101] ?? '')
          .trim(),
      )
      .filter((sentence) => sentence !== '');
  }
}

/** A name and how it is called for short: `Kora Foods Ltd` is also `Kora Foods`. */
function formsOf(written: string): string[] {
  const name = normalised(written.trim());
  const short = name.replace(/(?:,? (?:\(Pty\)|Ltd|Limited|Plc|PLC|Inc|LLC|GmbH|Pty)\.?)+$/, '');
  return name === '' ? [] : [...new Set([name, short])];
}
