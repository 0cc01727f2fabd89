import type { ClaimState } from './claim.types.ts';
import stateCues from './data/state-cues.json' with { type: 'json' };
import subjectCues from './data/subject-cues.json' with { type: 'json' };

/** Words that say how far a named thing is had, ready to be looked for beside its name. */
export interface StateCue {
  state: ClaimState;
  side: 'before' | 'after';
  reach: 'near' | 'clause';
  pattern: RegExp;
}

/** What may come between a name and the words next to it: quotes, brackets, a comma, a dash. */
const GAP_BEFORE = '[\\s("“‘,:–—-]{0,3}(?:(?:the|an?|my|his|her) )?';
const GAP_AFTER = '(?:(?:’|\')s)?[\\s)("”’]{0,3}';

function compile(side: 'before' | 'after', reach: 'near' | 'clause', phrase: string): RegExp {
  if (side === 'before' && reach === 'near')
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})${GAP_BEFORE}$`, 'iu');
  if (side === 'before') return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})`, 'giu');
  return new RegExp(`^${GAP_AFTER}(?:${phrase})`, 'iu');
}

export const STATE_CUES: readonly StateCue[] = stateCues.cues.map(({ state, side, reach, phrase }) => {
  const place = { side: side as StateCue['side'], reach: reach as StateCue['reach'] };
  return { state: state as ClaimState, ...place, pattern: compile(place.side, place.reach, phrase) };
});

type SubjectRole =
  | 'other-person'
  | 'holders-after'
  | 'contact-verbs'
  | 'name-nouns'
  | 'body-nouns'
  | 'holding-words'
  | 'title-nouns'
  | 'about-nouns'
  | 'passing-verbs'
  | 'use-verbs';

/** The words of a role, as they are listed. */
export const wordsOfRole = (role: SubjectRole): readonly string[] =>
  subjectCues.groups.find((group) => group.role === role)?.words ?? [];

/** The words of a role as one alternation, longest first. */
export function subjectWords(role: SubjectRole): string {
  return [...wordsOfRole(role)]
    .sort((left, right) => right.length - left.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}
