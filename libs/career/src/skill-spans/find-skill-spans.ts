import { findSkills, skillByName } from '../taxonomy/skills.ts';
import { askingOf } from './asking-sentence.ts';
import type { NamedRun } from './noun-phrases.ts';
import { SentenceReader } from './sentence-reader.ts';
import type { SkillSpan } from './skill-span.types.ts';
import { sentencesOf, type Token } from './tokens.ts';

/**
 * The spans of a posting that name skills and knowledge, in order; knowledge may lie inside a skill. Rules of phrases
 * together with the taxonomy: a verb with its object, what follows `knowledge of`, items of lists. Sentences about the
 * employer, its offer and how to apply have none.
 */
export function findSkillSpans(text: string): SkillSpan[] {
  return sentencesOf(text).flatMap((tokens) => {
    const first = tokens[0] as Token;
    const last = tokens.at(-1) as Token;
    const words = text.slice(first.start, last.end);
    const asking = askingOf(words);
    if (asking === 'not') return [];
    const mentions = findSkills(words).map((mention) => ({
      ...mention,
      start: mention.start + first.start,
      end: mention.end + first.start,
    }));
    const runs = new SentenceReader({ tokens, mentions, asking }).read();
    return runs.map((run) => spanOf(run, tokens, text));
  });
}

function spanOf({ first, last, label }: NamedRun, tokens: readonly Token[], text: string): SkillSpan {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const skill = skillByName(text.slice(start, end));
  return { start, end, label, ...(skill ? { skill } : {}) };
}
