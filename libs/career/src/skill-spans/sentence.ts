import type { SkillMention } from '../taxonomy/taxonomy.types.ts';
import type { Asking } from './asking-sentence.ts';
import { BOUNDARIES, type VerbForm, verbForm } from './span-words.ts';
import type { Token } from './tokens.ts';

/** One sentence with what its readers need. */
export interface Sentence {
  tokens: readonly Token[];
  /** Skills of the taxonomy named in it. */
  mentions: readonly SkillMention[];
  asking: Asking;
}

/** Tokens from `first` to `last`, both included. */
export interface Run {
  first: number;
  last: number;
}

const CONJUNCTIONS = new Set(['and', 'or', '&', 'and/or']);

export const isConjunction = (token: Token | undefined): boolean =>
  token !== undefined && CONJUNCTIONS.has(token.lower);
export const isComma = (token: Token | undefined): boolean => token?.text === ',' || token?.text === '/';
export const isBoundary = (token: Token | undefined): boolean =>
  token === undefined || !token.isWord || BOUNDARIES.has(token.lower);
export const formAt = ({ tokens }: Sentence, at: number, isJoined = false): VerbForm | undefined => {
  const token = tokens[at];
  return token?.isWord ? verbForm(token.lower, isJoined) : undefined;
};

/** Skills whose mention lies within a run. */
export function mentionsIn({ tokens, mentions }: Sentence, { first, last }: Run): SkillMention[] {
  const from = tokens[first]?.start ?? 0;
  const to = tokens[last]?.end ?? 0;
  return mentions.filter(({ start, end }) => start >= from && end <= to);
}

/** Whether one mention runs across a token, as `monitoring and evaluation` runs across its `and`. */
export function isInsideMention({ tokens, mentions }: Sentence, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && mentions.some(({ start, end }) => start < token.start && end > token.end);
}

/** Short forms that every office uses and that name no tool. */
export const COMMON_ACRONYMS: ReadonlySet<string> = new Set(
  'CV CVs CEO CFO CTO COO MD HR IT KPI KPIs UTC NGO NGOs SME SMEs US UK EU TV PC USA UAE N'.split(' '),
);

/** A short form in capitals (IFRS, B2B, ISO 9001) that is not a common word of offices. */
export function isAcronym({ text }: Token): boolean {
  return /^(?=.*\p{Lu}.*[\p{Lu}\d])[\p{Lu}\d&./+-]{2,10}s?$/u.test(text) && !COMMON_ACRONYMS.has(text);
}
