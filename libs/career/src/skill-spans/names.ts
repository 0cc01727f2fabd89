import type { NamedRun } from './noun-phrases.ts';
import { COMMON_ACRONYMS, isAcronym, mentionsIn, type Run, type Sentence } from './sentence.ts';
import { TITLES } from './span-words.ts';
import type { Token } from './tokens.ts';

const isWrittenAsName = ({ text }: Token): boolean => !COMMON_ACRONYMS.has(text) && /^\p{Lu}|\d/u.test(text);

/** Names of tools, standards and languages inside a verb phrase: prepare IFRS accounts. */
export function namesIn(sentence: Sentence, phrase: Run): NamedRun[] {
  const names: NamedRun[] = [];
  for (let at = phrase.first + 1; at <= phrase.last; at++) {
    const last = nameEnd(sentence, at, phrase.last);
    if (last < at) continue;
    if (!TITLES.has(sentence.tokens[last]?.lower ?? '')) names.push({ first: at, last, label: 'knowledge' });
    at = last;
  }
  return names;
}

/** Index of the last token of the name that begins at a token; before it where there is none. */
function nameEnd({ tokens, mentions }: Sentence, first: number, most: number): number {
  const known = mentions.find(({ start, skill }) => start === tokens[first]?.start && skill.kind !== 'soft');
  const end = known ? tokens.findIndex((token) => token.end === known.end) : -1;
  if (end >= first && end <= most && tokens.slice(first, end + 1).some(isWrittenAsName)) return end;
  const token = tokens[first];
  return token && isAcronym(token) ? first : first - 1;
}

/** Names that follow one another without commas, when nothing else is among them: `docker selenium jenkins`. */
export function adjacentNames(sentence: Sentence, run: Run): NamedRun[] {
  const { tokens } = sentence;
  const names = mentionsIn(sentence, run).map(
    ({ start, end, skill }): NamedRun => ({
      first: tokens.findIndex((token) => token.start === start),
      last: tokens.findIndex((token) => token.end === end),
      label: skill.kind === 'soft' ? 'skill' : 'knowledge',
    }),
  );
  const named = names.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const isWhole = names.every(({ first, last }) => first >= 0 && last >= first);
  return names.length > 1 && isWhole && named === run.last - run.first + 1 ? names : [];
}
