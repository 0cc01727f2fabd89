import { degreeEnd } from './degrees.ts';
import { adjacentNames, namesIn } from './names.ts';
import {
  CUE_PREPOSITIONS,
  isCue,
  type NamedRun,
  nounPhraseEnd,
  readNounPhrase,
  type Standing,
  withShortForm,
} from './noun-phrases.ts';
import { formAt, isBoundary, isConjunction, mentionsIn, type Run, type Sentence } from './sentence.ts';
import type { SkillSpanLabel } from './skill-span.types.ts';
import { ADVERBS, CUES, EMPTY_VERBS, GRADES, INTRO, type VerbForm } from './span-words.ts';
import type { Token } from './tokens.ts';
import { verbPhraseAt } from './verb-phrases.ts';

const BESIDE = new Set(['using', 'with', 'in', 'on']);
const SAMPLES = new Set(['like', 'including', 'especially', 'preferably', 'such', 'either', 'e.g']);
const BEFORE_BASE = new Set(['you', 'not', 'will', "you'll", 'must', 'should', 'can', 'shall', 'to', 'may']);
const ANNOUNCING = new Set([
  'wanted',
  'must',
  'need',
  'languages',
  'software',
  'include',
  'responsibilities',
  'duties',
  'tasks',
  'following',
]);
/** Heads that make a phrase a noun although it begins like a verb: research skills. */
const NOUN_HEADS = new Set(
  'skills skill experience knowledge background certification certificate qualification proficiency'.split(
    ' ',
  ),
);
/** Boundaries within what a cue introduces. */
const CONTINUING = new Set([
  'in',
  'on',
  'with',
  'to',
  'as',
  'of',
  'both',
  'either',
  'like',
  'including',
  'such',
  'plus',
]);
const HELD = new Set(['use', 'have', 'possess', 'hold', 'demonstrate', 'know', 'understand', 'show']);

/** Reads a sentence from left to right, phrase by phrase. */
export class SentenceReader {
  readonly #sentence: Sentence;
  readonly #found: NamedRun[] = [];
  #at = 0;
  #standing: Standing;
  #label: SkillSpanLabel | undefined;
  #form: VerbForm | undefined;

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
    this.#standing = sentence.asking === 'fragment' ? 'open' : 'closed';
  }

  read(): NamedRun[] {
    const { tokens } = this.#sentence;
    while (this.#at < tokens.length) {
      const token = tokens[this.#at] as Token;
      const read =
        this.#mark(token) ||
        this.#degree() ||
        this.#cue(token) ||
        this.#verb(token) ||
        this.#word(token) ||
        this.#noun();
      if (!read) this.#at++;
    }
    return this.#found;
  }

  #push(run: NamedRun): void {
    this.#found.push(run);
    this.#label = run.label;
  }

  #mark(token: Token): boolean {
    if (token.isWord) return false;
    if (token.text === ':') this.#standing = this.#announces() ? 'introduced' : 'closed';
    else if (!/[,/()&]/.test(token.text)) this.#label = undefined;
    this.#at++;
    return true;
  }

  /** A heading before a colon that announces skills: `Our stack:`, `Mason wanted:`; not `Location:`. */
  #announces(): boolean {
    return this.#sentence.tokens
      .slice(0, this.#at)
      .some(({ lower }) => CUES.has(lower) || ANNOUNCING.has(lower));
  }

  #degree(): boolean {
    const { tokens } = this.#sentence;
    const last = degreeEnd(tokens, this.#at, (first) => nounPhraseEnd(this.#sentence, first));
    if (last < 0 || this.#standing === 'closed') return false;
    this.#push({ first: this.#at, last, label: 'knowledge' });
    this.#standing = 'introduced';
    this.#at = last + 1;
    return true;
  }

  /** `knowledge of`, `experience using`, `skilled in`: what follows is known. */
  #cue(token: Token): boolean {
    const { tokens } = this.#sentence;
    const next = tokens[this.#at + 1]?.lower ?? '';
    // After `experience in`, `working with` does not name work.
    const goesOn =
      token.lower === 'working' &&
      (next === 'with' || next === 'in') &&
      (this.#standing === 'introduced' || tokens[this.#at - 1]?.lower === 'experience');
    const isDuty = token.lower === 'responsible' && next === 'for';
    if (!isCue(this.#sentence, this.#at) && !goesOn && !isDuty) return false;
    this.#standing = next === 'as' ? 'closed' : 'introduced';
    this.#label = undefined;
    this.#at += 2;
    return true;
  }

  #verb(token: Token): boolean {
    if (HELD.has(token.lower) && this.#at > 0 && this.#sentence.asking === 'fragment') {
      this.#standing = 'introduced';
      this.#at++;
      return true;
    }
    const { tokens } = this.#sentence;
    const form = formAt(this.#sentence, this.#at);
    if (!form || !this.#mayStartVerb(form)) return false;
    const phrase = this.#isNoun(form) ? undefined : verbPhraseAt(this.#sentence, this.#at);
    if (!phrase) return this.#loneVerb(form);
    const isReporting = token.lower === 'report' && tokens[this.#at + 1]?.lower === 'to';
    if (this.#at > 0 && (isReporting || EMPTY_VERBS.has(token.lower))) {
      this.#standing = 'closed';
      this.#at = phrase.last + 1;
      return true;
    }
    this.#push({ ...phrase, first: this.#withAdverb(phrase.first), label: 'skill' });
    this.#found.push(...namesIn(this.#sentence, phrase));
    this.#form = form;
    this.#standing = 'closed';
    this.#at = phrase.last + 1;
    return true;
  }

  /** An adverb right before the verb belongs to it: regularly monitor. */
  #withAdverb(first: number): number {
    const before = this.#sentence.tokens[first - 1];
    return before?.lower.endsWith('ly') && ADVERBS.has(before.lower) ? first - 1 : first;
  }

  /** A verb without an object counts after `ability to` only: ability to multitask. */
  #loneVerb(form: VerbForm): boolean {
    const { tokens } = this.#sentence;
    const isAbility = form === 'base' && tokens[this.#at - 1]?.lower === 'to' && this.#standing !== 'closed';
    if (!isAbility || !(isBoundary(tokens[this.#at + 1]) || isConjunction(tokens[this.#at + 1])))
      return false;
    this.#push({ first: this.#at, last: this.#at, label: 'skill' });
    this.#form = form;
    this.#at++;
    return true;
  }

  #mayStartVerb(form: VerbForm): boolean {
    const { tokens, asking } = this.#sentence;
    let before = this.#at - 1;
    while (ADVERBS.has(tokens[before]?.lower ?? '')) before--;
    const previous = tokens[before];
    if (form === 'past') return before < 0 && asking === 'fragment';
    if (before < 0) return true;
    const isJoined = isConjunction(previous) || previous?.text === ',';
    if (form === this.#form && isJoined) return true;
    if (form === 'base') return this.#mayStartBase(previous);
    return asking !== 'not' && leadsToVerb(previous?.lower ?? '');
  }

  #mayStartBase(previous: Token | undefined): boolean {
    const isAfterColon = this.#standing === 'introduced' && previous?.text === ':';
    return BEFORE_BASE.has(previous?.lower ?? '') || isAfterColon;
  }

  /** What looks like a verb is part of a name: `research skills`, `working knowledge of`, `machining` in a list. */
  #isNoun(form: VerbForm): boolean {
    const end = nounPhraseEnd(this.#sentence, this.#at);
    const { tokens } = this.#sentence;
    const head = tokens[end]?.lower ?? '';
    if (NOUN_HEADS.has(head) || NOUN_HEADS.has(tokens[this.#at + 1]?.lower ?? '')) return true;
    const run = { first: this.#at, last: end };
    const start = tokens[this.#at]?.start;
    return (
      form === 'gerund' &&
      end > this.#at &&
      mentionsIn(this.#sentence, run).some(
        (mention) =>
          mention.start === start &&
          mention.end === tokens[end]?.end &&
          mention.skill.name.toLowerCase() === textOf(tokens, run).toLowerCase(),
      )
    );
  }

  #word(token: Token): boolean {
    const { tokens } = this.#sentence;
    const isSuchAs = token.lower === 'as' && tokens[this.#at - 1]?.lower === 'such';
    if (SAMPLES.has(token.lower) || isSuchAs) this.#besides(this.#standing === 'closed');
    else if (BESIDE.has(token.lower))
      this.#besides(this.#standing !== 'introduced', token.lower === 'using' ? 'introduced' : 'beside');
    else if (isBoundary(token)) {
      this.#standing = this.#standingAfter(token);
      this.#label = undefined;
    } else if (!isConjunction(token) && (!isPassedOver(token) || this.#beginsName())) return false;
    this.#at++;
    return true;
  }

  #besides(isNew: boolean, standing: Standing = 'beside'): void {
    if (isNew) this.#standing = standing;
  }

  /** Prepositions continue with what is introduced; `you` starts again; finite verbs and other prepositions end it. */
  #standingAfter({ lower }: Token): Standing {
    if (lower === 'you') return 'open';
    if (this.#standing === 'introduced') return CONTINUING.has(lower) ? 'introduced' : 'closed';
    return this.#standing === 'open' && this.#found.length === 0 ? 'open' : 'closed';
  }

  /** A word that mostly introduces can begin a name: skills matrix. */
  #beginsName(): boolean {
    const token = this.#sentence.tokens[this.#at] as Token;
    if (CUES.has(token.lower) || /^(?:abil|able|respons)/.test(token.lower)) return false;
    return this.#sentence.mentions.some(({ start, end }) => start === token.start && end > token.start);
  }

  #noun(): boolean {
    const { tokens } = this.#sentence;
    const last = nounPhraseEnd(this.#sentence, this.#at);
    if (last < this.#at) return false;
    const names = this.#standing === 'closed' ? [] : adjacentNames(this.#sentence, { first: this.#at, last });
    if (names.length > 0) {
      for (const name of names) this.#push(name);
      this.#at = last + 1;
      return true;
    }
    const named = readNounPhrase(
      this.#sentence,
      { first: this.#at, last },
      this.#standing,
      this.#inherited(),
    );
    this.#at = last + 1;
    if (tokens[last + 1]?.lower === 'about') return this.#about();
    if (!named) return true;
    const end = withShortForm(this.#sentence, named);
    this.#push({ ...named, last: end });
    this.#at = Math.max(this.#at, end + 1);
    return true;
  }

  /** Passionate about teaching: what follows is meant. */
  #about(): boolean {
    this.#at++;
    this.#standing = 'introduced';
    return true;
  }

  /** An item of a list is what the items before it are. */
  #inherited(): SkillSpanLabel | undefined {
    const previous = this.#sentence.tokens[this.#at - 1];
    const isListed = previous !== undefined && (isConjunction(previous) || previous.text === ',');
    return isListed && this.#standing !== 'beside' && this.#standing !== 'closed' ? this.#label : undefined;
  }
}

const textOf = (tokens: readonly Token[], { first, last }: Run): string =>
  tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');

/** A word that may come before the `-ing` of something done: `experience in managing`, `by using`. */
const leadsToVerb = (word: string): boolean =>
  CUE_PREPOSITIONS.has(word) ||
  ['for', 'by', 'while', 'without', 'about', 'spent', 'experience'].includes(word);

/** Words between names that say nothing of them. */
const isPassedOver = ({ lower }: Token): boolean =>
  INTRO.has(lower) || ADVERBS.has(lower) || GRADES.has(lower);
