import { experienceFaults } from './claimed-experience.ts';
import { type Clause, clausesOf, takesUpLast } from './clauses.ts';
import { CopiedRuns } from './copied-runs.ts';
import { employmentFaults } from './employment-claims.ts';
import { forbiddenContent } from './forbidden-content.ts';
import { type ClaimContext, groundClaims } from './ground-claims.ts';
import { isHeld } from './ground-number.ts';
import { isLetPass, isRefused, type Risk, riskOf } from './left-out-risk.ts';
import type {
  CheckedSentence,
  LetterCheckInput,
  LetterCheckOptions,
  SentenceFault,
} from './letter-check.types.ts';
import type { LetterSentence, LetterText } from './letter-text.ts';
import { inWordsOfResume } from './long-names.ts';
import { gradeFaults } from './membership-grades.ts';
import { hiddenCharacters, normalised } from './normalise.ts';
import { isFormulaWord } from './plain-words.ts';
import { groundsOfPosting } from './posting-text.ts';
import { publicationFaults } from './publication-facts.ts';
import { qualifiersIn } from './qualifiers.ts';
import { isRepeatedLine } from './repeated-lines.ts';
import { resumeRecord } from './resume-statements.ts';
import { withoutWholeQuotes } from './whole-quotes.ts';
import { type Word, wordsOf } from './words.ts';

const SENTENCE_WORDS = 45;
/** Characters of a sentence that is read at all. */
const LONGEST = 1_000;

/** Checks the sentences of one letter, in their order. */
export class SentenceChecker {
  readonly #record;
  readonly #inWordsOfResume: (sentence: string) => string;
  readonly #memberships;
  readonly #publications;
  /** Stems of the resume, and of the posting. */
  readonly #own: ReadonlySet<string>;
  readonly #postingStems: ReadonlySet<string>;
  readonly #given: string;
  /** The lines of the posting that may be used. */
  readonly #posting: string;
  readonly #allGiven: string;
  /** What the sentence before said of the posting; the next may take it up. */
  #asked: (readonly Word[])[] = [];
  readonly #copies: CopiedRuns;
  /** Stems of who signs, and of who is addressed. */
  readonly #signature: ReadonlySet<string>;
  readonly #text: LetterText;
  readonly #today: string;
  readonly #isByRulesAlone: boolean;

  constructor(
    input: LetterCheckInput,
    { signature = '', withRulesAlone = false }: LetterCheckOptions,
    text: LetterText,
  ) {
    this.#text = text;
    this.#today = input.today;
    this.#isByRulesAlone = withRulesAlone;
    this.#record = resumeRecord(input.resume, input.today);
    this.#inWordsOfResume = inWordsOfResume(this.#record.statements);
    this.#memberships = input.resume?.memberships ?? [];
    this.#publications = input.resume?.publications ?? [];
    this.#posting = groundsOfPosting(input.posting);
    const stems = (words: string): string[] => wordsOf(normalised(words)).map(({ stem }) => stem);
    this.#own = new Set(this.#record.statements.flatMap(({ stems: own, implied }) => [...own, ...implied]));
    this.#postingStems = new Set(
      stems(`${this.#posting}
${input.company}
${input.position}`),
    );
    this.#signature = new Set(stems(`${this.#record.name} ${signature} ${input.company}`));
    this.#given = normalised(
      [
        input.company,
        input.position,
        ...this.#record.organisations.map(({ name }) => name),
        ...this.#record.statements.map(({ text: held }) => held),
      ].join('\n'),
    ).toLowerCase();
    this.#copies = new CopiedRuns(input.posting, this.#given);
    this.#allGiven = `${this.#posting}\n${this.#given}`.toLowerCase();
  }

  check({ text, raw, paragraph, isFormula, isHint }: LetterSentence): CheckedSentence {
    const faults: SentenceFault[] = [];
    const grounds = new Set<string>();
    // A text without stops is not a sentence, and reading on would take its square.
    if (!isHint && raw.length > LONGEST) faults.push(longSentence(`${raw.length} characters`));
    else if (!isHint) {
      faults.push(
        ...this.#hidden(raw),
        ...forbiddenContent(this.#text.withoutNames(normalised(raw)), (found) =>
          this.#given.includes(found.toLowerCase()),
        ),
      );
      faults.push(...this.#form(raw), ...this.#quoted(raw), ...boastFaults(text));
      faults.push(...publicationFaults(raw, this.#publications));
      if (isFormula) faults.push(...this.#formula(text));
      else
        for (const path of this.#claims(
          this.#inWordsOfResume(withoutWholeQuotes(text, raw, this.#record)),
          faults,
        ))
          grounds.add(path);
    }
    return {
      text: raw,
      paragraph,
      verdict: faults.length === 0 ? 'supported' : 'unsupported',
      faults,
      grounds: [...grounds],
    };
  }

  #hidden(raw: string): SentenceFault[] {
    return hiddenCharacters(this.#text.withoutNames(raw)).map((quote) => ({
      code: 'hidden-character',
      quote,
      reason: 'It hides characters, or mixes alphabets within a word.',
      lookedAt: [],
    }));
  }

  #form(raw: string): SentenceFault[] {
    const words = wordsOf(this.#text.withoutNames(raw)).length;
    const copied = this.#copies.in(this.#text.withoutNames(normalised(raw)));
    return [
      ...(words > SENTENCE_WORDS ? [longSentence(`${words} words`)] : []),
      ...copied.map(
        (quote) =>
          ({
            code: 'copied-posting',
            quote,
            reason: 'The posting has these words just so.',
            lookedAt: ['advert'],
          }) as const,
      ),
    ];
  }

  /** What is in quotation marks has to be in the resume, or in the posting where it is not about the person. */
  #quoted(raw: string): SentenceFault[] {
    return [...normalised(raw).matchAll(/"([^"]{3,})"/g)]
      .map(([, quote = '']) => quote.toLowerCase().replace(/[.,!?]$/, ''))
      .filter((quote) => !this.#given.includes(quote) && !this.#given.replaceAll('"', "'").includes(quote))
      .map((quote) => ({
        code: 'unbacked-claim',
        quote,
        reason: 'The resume has no such words.',
        lookedAt: [],
      }));
  }

  /** Greeting, close and signature name the reader, the employer or the person, nothing else. */
  #formula(text: string): SentenceFault[] {
    const addressed =
      /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Engr|Chief|Alhaji|Hajia)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/u.exec(
        text,
      )?.[0];
    const isGiven = addressed !== undefined && this.#posting.includes(addressed);
    return wordsOf(isGiven ? text.replace(addressed, '') : text)
      .filter(({ text: word }) => !/[\ue000-\uf8ff]/.test(word) && !isFormulaWord(word))
      .filter(({ stem }) => !this.#signature.has(stem))
      .map(({ text: quote }) => ({
        code: 'unbacked-claim',
        quote,
        reason: `“${quote}” is no name of the reader, the employer or the person.`,
        lookedAt: ['advert'],
      }));
  }

  #claims(text: string, faults: SentenceFault[]): string[] {
    const context: ClaimContext = {
      text,
      organisations: this.#text.organisationsIn(text),
      record: this.#record,
      said: qualifiersIn(text),
    };
    const grounds: string[] = [];
    let asked = takesUpLast(text) ? this.#asked : [];
    const asks: (readonly Word[])[] = [];
    const overclaims: SentenceFault[] = experienceFaults(text, this.#record.statements);
    faults.push(...employmentFaults(text, context), ...gradeFaults(text, this.#memberships, this.#record));
    const clauses = clausesOf(text);
    for (const clause of clauses) {
      if (isEmptyDenial(clause)) faults.push(emptyDenial(clause.text));
      const takesUp = clause.takesUp || (asks.length === 0 && asked.length > 0);
      const found = this.#clause(clause, context, takesUp ? asked : []);
      (clause.kind === 'claim' ? overclaims : faults).push(...found.faults);
      grounds.push(...found.grounds);
      if (clause.kind === 'posting') asks.push(...clause.groups);
      if (asks.length > 0) asked = asks;
    }
    this.#asked = asks;
    faults.push(
      ...(this.#isOfPost(clauses, context) ? overclaims : this.#weighed(text, clauses, overclaims)),
    );
    return grounds;
  }

  /** What the rules find of a claim, set right where what is left out of its statement weighs heavily or nothing. */
  #weighed(
    text: string,
    clauses: readonly Clause[],
    faults: readonly SentenceFault[],
  ): readonly SentenceFault[] {
    if (faults.every(isOfWording) && isRepeatedLine(text, this.#record.statements)) return [];
    if (this.#isByRulesAlone) return faults;
    const risk = riskOf(text, this.#record.statements, this.#today);
    if (faults.length === 0) return isRefused(risk) ? [leftOut(text, risk)] : [];
    const isOwnAlone = clauses.every(({ kind, takesUp }) => kind === 'claim' && !takesUp);
    return isOwnAlone && faults.every(isOfWording) && isLetPass(risk) ? [] : faults;
  }

  /** Whether a sentence names a post at its employer and nothing else: its own field says so. */
  #isOfPost(clauses: readonly Clause[], { organisations }: ClaimContext): boolean {
    const terms = clauses.filter(({ kind }) => kind === 'claim').flatMap(({ terms: own }) => own);
    return this.#record.statements.some(
      (post) =>
        post.path.endsWith('.position') &&
        organisations.has(post.organisation ?? -1) &&
        terms.every((term) => isHeld(term, post)),
    );
  }

  /** A claim is based on the resume, everything else on posting and resume. */
  #clause(
    clause: Clause,
    context: ClaimContext,
    asked: readonly (readonly Word[])[],
  ): { faults: readonly SentenceFault[]; grounds: readonly string[] } {
    return clause.kind === 'claim'
      ? groundClaims(clause, context, asked)
      : { faults: this.#unknownOfPosting(clause), grounds: [] };
  }

  /** A word about employer and post that neither posting nor resume holds. */
  #unknownOfPosting({ kind, ownFrom, terms, numbers, text }: Clause): SentenceFault[] {
    // What comes before `I would` is not part of the wish.
    const isKnown = ({ stem, start }: Word): boolean =>
      this.#own.has(stem) || (this.#postingStems.has(stem) && !(kind === 'wish' && start < ownFrom));
    return [
      ...terms.filter((term) => !isKnown(term)).map(({ text: quote }) => quote),
      ...numbers
        .filter(({ quote, start }) => {
          const held = kind === 'wish' && start < ownFrom ? this.#given : this.#allGiven;
          return !held.includes(quote.toLowerCase());
        })
        .map(({ quote }) => quote),
    ].map((quote) => ({
      code: 'unbacked-claim',
      quote,
      reason: `Neither posting nor resume says “${quote}” (${text.trim()}).`,
      lookedAt: ['advert'],
    }));
  }
}

/** A matter of how a thing is put: no name, no figure and nobody that the resume does not have. */
const isOfWording = ({ code, quote }: SentenceFault): boolean =>
  code === 'overstated-claim' || (code === 'unbacked-claim' && !/[\p{Lu}\d]/u.test(quote));
const leftOut = (text: string, { statement }: Risk): SentenceFault => ({
  code: 'overstated-claim',
  quote: text.trim(),
  reason: statement
    ? `“${statement.text}” says more about it than the sentence does.`
    : 'No statement of the resume says so.',
  lookedAt: statement ? [statement.path] : [],
});
const longSentence = (quote: string): SentenceFault => ({
  code: 'long-sentence',
  quote,
  reason: 'Nobody reads a sentence this long.',
  lookedAt: [],
});
/** `I cannot write`, `I failed`: it says something against the person, and of nothing in particular. */
const isEmptyDenial = ({ kind, isOwn, takesUp, terms, numbers, text }: Clause): boolean =>
  isOwn &&
  !takesUp &&
  terms.length + numbers.length === 0 &&
  /^\s*I (?:\w+ ){0,2}(?:cannot|not|never|nothing|failed|unable|\w+n't)\b(?! wait)/.test(text) &&
  (kind === 'denial' || qualifiersIn(text).has('failed'));
const emptyDenial = (quote: string): SentenceFault => ({
  code: 'unbacked-claim',
  quote: quote.trim(),
  reason: 'It speaks against the person without naming what they lack.',
  lookedAt: [],
});
const BOAST =
  /\b(?:best|ideal|perfect|finest|greatest|strongest|right|only|most \w+) (?:[\w-]+ ){0,2}(?:candidate|applicant|person|choice|hire|employee|worker|man|woman)\b|\bI am (?:simply |truly |among )?the (?:best|greatest|finest|most|only)\b|\bno other (?:applicant|candidate|person|one)\b|\bnobody (?:else )?(?:can|could|is|has)\b|\bnumber one\b|\bsecond to none\b|\b(?:better|stronger) than (?:any|all|every|the other)/i;

/** A comparison with other applicants, which no resume can bear out. */
const boastFaults = (text: string): SentenceFault[] =>
  [BOAST.exec(text)?.[0] ?? []].flat().map((quote) => ({
    code: 'unbacked-claim',
    quote,
    reason: 'No resume can bear out how the person compares with others.',
    lookedAt: [],
  }));
