import type { ClaimState } from './claim.types.ts';
import { cuedStates } from './cued-states.ts';
import { isSlight } from './extent.ts';
import { isOthers } from './others-claim.ts';
import { isOwnDeed } from './own-deed.ts';
import type { ReadText } from './read-text.types.ts';
import { HOLDING, saysHeld } from './said-held.ts';
import { hasShorthand } from './shorthand.ts';
import { isEmptyCell } from './table-cells.ts';

/** What a text says about one thing that it names. */
export interface Standing {
  state: ClaimState;
  /** A word for the state was written, so that a bare mention elsewhere does not overrule it. */
  isStated: boolean;
}

const BOUNDARY =
  /[.!?](?=\s)|[;\n•|]|\s[–—]\s|,?\s(?:but|although|though|whereas|however|while|yet I|and now|then)\s|,\s(?:I|and I|now)\s/giu;

const MOST_TELLING: readonly ClaimState[] = [
  'denied',
  'not yet',
  'expired',
  'in view',
  'candidate',
  'student',
  'exempt',
  'excluded',
  'serving',
  'course',
  'basic',
];

const TEACHING =
  /\b(?:delivered|deliver|delivering|led|lead|taught|teach|teaching|facilitated|gave|conducted|conduct)\b/i;

/** Where the clause of a mention begins and ends. */
function clauseOf(text: string, start: number, end: number): { before: string; after: string } {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(BOUNDARY)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  const before = text.slice(from, start);
  // `Class CM permit` is no class that was attended.
  const isLetter = /^\p{Lu}{1,3}\d?$/u.test(text.slice(start, end));
  return { before: isLetter ? before.replace(/\bclass\s$/i, '') : before, after: text.slice(end, to) };
}

const YEAR_AFTER = /^[^.;\n]{0,25}?\b(20\d\d)\b/;

/** Words in brackets after a skill that leave it one: `Python (advanced)`, `SQL (5 years)`, `Excel (VBA)`. */
const SKILL_BRACKET =
  /^[\s]*\((?:advanced|expert|proficient|fluent|strong|excellent|very good|good|intermediate|professional|conversational|certified|native|active|valid|current|passed|renewed|daily use|\d+\+?\s*(?:years?|yrs?)(?: of experience)?|[\p{Lu}\d][^()]*)\)/u;

const NO_SKILL_AFTER =
  /^\s*(?:[:,–—-]\s*)?\(?(?:view|read)[ -]only|^\s*(?:[:,–—-]\s*)?\(?(?:theory|want|willing|rusty|0 years|hello world|to improve|colleague|reading only|in theory)\b/iu;

/** Whether the words after a listed skill take it back. */
const isTakenBack = (after: string): boolean =>
  NO_SKILL_AFTER.test(after) || (/^\s*\(/.test(after) && !SKILL_BRACKET.test(after));

/** Who teaches a tool has more than a course in it, and who finished their studies in it is not a student. */
const isMoreThan = (stated: ClaimState, before: string): boolean =>
  (stated === 'course' && TEACHING.test(before)) ||
  (stated === 'student' && /\b(?:completed|finished|passed)\b/i.test(before));

/** Whether a year that is still to come follows, other than the end of a validity. */
function isDatedAhead(after: string, today: string): boolean {
  const year = YEAR_AFTER.exec(after)?.[1];
  const isValidity = /valid|expir|renew|until|till|good to/i.test(after.slice(0, 40));
  return year !== undefined && !isValidity && Number(year) > Number(today.slice(0, 4));
}

/** Who reads a line that nobody understands as `held` invents: prose has to say so, and a list not to take it back. */
function isUnsaid(
  { text, form }: ReadText,
  [start, end]: readonly [number, number],
  { before, after }: { before: string; after: string },
  isPaper: boolean,
): boolean {
  if (hasShorthand(after)) return true;
  if (form === 'entry') return !isPaper && isTakenBack(after);
  // `PMP? Not as yet.`
  if (/^(?:[^.!;]|\.(?=\d))*\?/.test(text.slice(end))) return true;
  // What takes a paper back may come behind a `but`.
  return isPaper ? !saysHeld(before, after + text.slice(end + after.length)) : !isOwnDeed(text, start, end);
}

const MENTIONED: Standing = { state: 'mentioned', isStated: false };

/** What a text says about the thing named from `start` to `end`: whether its writer has it, and how far. */
export function standingOf(read: ReadText, start: number, end: number, isPaper: boolean): Standing {
  const { text, form, today } = read;
  const clause = clauseOf(text, start, end);
  const { before, after } = clause;
  if (isEmptyCell(text.slice(end))) return { state: 'denied', isStated: true };
  const states = cuedStates(before, after, isPaper, form);
  const stated = MOST_TELLING.find((state) => states.has(state));
  if (stated === 'denied') return { state: 'denied', isStated: true };
  if (isOthers(before, after, text.slice(start, end), isPaper, form)) return MENTIONED;
  if (stated) return { state: !isPaper && isMoreThan(stated, before) ? 'held' : stated, isStated: true };
  if (states.has('mentioned')) return MENTIONED;
  if (isDatedAhead(after, today)) return { state: 'in view', isStated: true };
  if (!isPaper && form === 'prose' && isSlight(text.slice(start).split(/[.](?:\s|$)/)[0] ?? ''))
    return { state: 'basic', isStated: true };
  return isUnsaid(read, [start, end], clause, isPaper)
    ? MENTIONED
    : { state: 'held', isStated: HOLDING.test(before) };
}

/**
 * Whether a sentence names a thing in a construction that is not understood, without a word that makes it less or somebody
 * else's. It says nothing of the thing; told as it is written it may be said all the same.
 */
export function isUnclear(read: ReadText, start: number, end: number, isPaper: boolean): boolean {
  const { before, after } = clauseOf(read.text, start, end);
  return (
    !isEmptyCell(read.text.slice(end)) &&
    cuedStates(before, after, isPaper, read.form).size === 0 &&
    !isOthers(before, after, read.text.slice(start, end), isPaper, read.form) &&
    !isDatedAhead(after, read.today) &&
    !/^(?:[^.!;]|\.(?=\d))*\?/.test(read.text.slice(end))
  );
}
