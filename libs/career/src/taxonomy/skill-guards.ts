import type { AliasMatch } from './skill-index.ts';
import type { SkillGuard } from './taxonomy.types.ts';
import { fold, type Word } from './words.ts';

/** A name of a skill in a text, with the guard of that name. */
export interface FoundSkill extends AliasMatch {
  /** Offsets in the text, in UTF-16 units. */
  start: number;
  end: number;
  guard: SkillGuard | undefined;
}

/** Words around a doubtful name in which another tool vouches for it. */
const TOOL_REACH = 8;
/** Words around a name in which a word can show that something else is meant. */
const GUARD_REACH = 4;
const LIST_FOLLOWS =
  /^\s*(?:[,;/|)•·&+]|\.?\s*$|\.\s|\n|(?:and|or|language|programming|developer|engineer|backend|code)\b)/i;
const LIST_LEADS = /(?:[,;/|(•·&+]|\b(?:and|or|in|using|with))\s*$/i;
const SENTENCE_END = /[.!?]\s/;

/** Whether a found name stands for the skill, by its guard and what is written around it. */
export function isMeant(
  mention: FoundSkill,
  position: number,
  found: readonly FoundSkill[],
  words: readonly Word[],
  text: string,
): boolean {
  const { guard } = mention;
  if (!guard) return true;
  const isWhole = text.trim().length === mention.end - mention.start;
  if (isWhole) return true;
  if (guard.notNear && hasWordNear(guard.notNear, mention, words, text, GUARD_REACH)) return false;
  const isVouched = guard.near !== undefined && hasWordNear(guard.near, mention, words, text, TOOL_REACH);
  if (guard.near && !guard.listed && !isVouched) return false;
  if (!guard.written) return true;
  const written = text.slice(mention.start, mention.end);
  if (guard.written === 'upper') return written === written.toUpperCase();
  if (!/^\p{Lu}/u.test(written)) return false;
  // A capital where a sentence opens says nothing of a name.
  if (isVouched || (!guard.listed && !opensSentence(mention, words, text))) return true;
  return isInList(mention, text) && hasToolBeside(mention, position, found, text);
}

function opensSentence(mention: FoundSkill, words: readonly Word[], text: string): boolean {
  const before = words[mention.first - 1];
  return !before || /[.!?:•\n]\s*$/.test(text.slice(before.end, mention.start));
}

const isInList = ({ start, end }: FoundSkill, text: string): boolean =>
  LIST_FOLLOWS.test(text.slice(end, end + 16)) || LIST_LEADS.test(text.slice(Math.max(0, start - 8), start));

/** Whether one of the words is within reach of a mention in the same sentence. */
function hasWordNear(
  wanted: readonly string[],
  mention: FoundSkill,
  words: readonly Word[],
  text: string,
  reach: number,
): boolean {
  return words.slice(Math.max(0, mention.first - reach), mention.last + 1 + reach).some((word) => {
    if (!wanted.includes(fold(word.text))) return false;
    const [from, to] = word.start < mention.start ? [word.end, mention.start] : [mention.end, word.start];
    return from <= to && !SENTENCE_END.test(text.slice(from, to));
  });
}

function hasToolBeside(
  mention: FoundSkill,
  position: number,
  found: readonly FoundSkill[],
  text: string,
): boolean {
  const isNear = (other: FoundSkill | undefined): boolean => {
    if (!other || (other.skill.kind !== 'technical' && other.skill.kind !== 'tool')) return false;
    if (other.guard?.listed) return false;
    const [left, right] = other.first < mention.first ? [other, mention] : [mention, other];
    return right.first - left.last <= TOOL_REACH && !SENTENCE_END.test(text.slice(left.end, right.start));
  };
  return [-3, -2, -1, 1, 2, 3].some((step) => isNear(found[position + step]));
}
