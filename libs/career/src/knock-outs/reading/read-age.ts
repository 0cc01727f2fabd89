import { dayAfter } from '../../calendar/zoned-time.ts';
import type { AgeRequirement } from '../knock-out.types.ts';
import { findDays } from './days.ts';
import { isAsked, type Sentence } from './sentence.ts';
import { matchesOf, WORDS, type WordingMatch } from './wordings.ts';

const AGE_WORD =
  /\b(?:ages?|aged|older|younger|born|birth|years? old|yrs old|years? of age|of age|young [a-z]+s|youths?)\b/;
const OF_SOMETHING_ELSE =
  /^\W*(?:years?|yrs?)?'?\s*(?:(?:of|in|post|cognate|work\w*|relevant|professional|progressive|solid|proven|hands-on|practical|experience|practice|business|standing)\b(?! age)|%|percent|months?|days|hours|minutes|people|staff|million|k\b)/;
const ABOUT_A_PERSON =
  /\b(?:applicants?|candidates?|you|must|should|graduates?|persons?|anyone|nobody|those)\b/;

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = ['sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty'];
const WRITTEN = new RegExp(
  `\\b(?:(${TEENS.join('|')})|(${TENS.join('|')})(?:[- ](${ONES.join('|')}))?)\\b(?!(?:[- ](?:${ONES.join('|')}))? ?\\()`,
  'g',
);

/** `Thirty-five years` as `35 years`; with its digits in brackets a number is read already. */
const inDigits = (plain: string): string =>
  plain.replace(WRITTEN, (_whole, teen?: string, ten?: string, one?: string) =>
    String(
      teen ? TEENS.indexOf(teen) + 16 : (TENS.indexOf(ten ?? '') + 2) * 10 + ONES.indexOf(one ?? '') + 1,
    ),
  );

/** Limits of age that a sentence sets. */
export function readAge(written: Sentence): AgeRequirement[] {
  const sentence = { ...written, plain: inDigits(written.plain) };
  const born = bornFrom(sentence);
  if (born) return [born];
  const limits: AgeRequirement = { gate: 'age' };
  const taken: WordingMatch[] = [];
  for (const match of matchesOf('age', sentence.plain)) {
    if (match.reads === 'exception' || match.reads === 'born' || !isAge(sentence, match)) continue;
    if (taken.some(({ start, end }) => start < match.end && match.start < end)) continue;
    taken.push(match);
    note(limits, match);
  }
  if (limits.max === undefined && limits.min === undefined) return [];
  const first = taken[0] as WordingMatch;
  const at = countedAt(sentence, taken.at(-1)?.end ?? first.end) ?? countedBefore(sentence, first.start);
  return [{ ...limits, ...exceptionTo(sentence, limits.max), ...(at ? { at } : {}) }];
}

function isAge(sentence: Sentence, { start, end, groups }: WordingMatch): boolean {
  const { plain } = sentence;
  const number = Number(groups.to ?? groups.n);
  if (number > 69 || number < 14 || OF_SOMETHING_ELSE.test(plain.slice(end))) return false;
  const before = plain.slice(0, start);
  const part = before.split(',').at(-1) ?? '';
  if (WORDS.notPeople.test(part) && !ABOUT_A_PERSON.test(before)) return false;
  const around = plain.slice(Math.max(0, start - 30), end + 20);
  const isNamed = AGE_WORD.test(around) || /\bapply if\b/.test(plain.slice(start, end));
  const isOfPerson =
    ABOUT_A_PERSON.test(plain) || /^\W*(?:be)?\W*$/.test(before) || /[,;:(–-]\s*(?:age)?\s*$/.test(before);
  const isSaidOfPerson =
    isOfPerson && /\bbe\s*$/.test(before) && /^\W*(?:$|to\b|at\b|on\b|by\b|and\b)/.test(plain.slice(end));
  if (
    !isNamed &&
    !isSaidOfPerson &&
    !(isOfPerson && isYears(plain, start, end) && endsInYears(plain, start, end))
  )
    return false;
  return isAsked(sentence, start, end);
}

/** Whether a limit ends its part of the sentence, or its years do. */
const isYears = (plain: string, start: number, end: number): boolean =>
  /^\)?\s*(?:years?|yrs?)\b|^\W*$/.test(plain.slice(end)) || /(?:years?|yrs?)$/.test(plain.slice(start, end));

/** A number without a word of age is one only with its years. */
const endsInYears = (plain: string, start: number, end: number): boolean =>
  /(?:\b|\d)(?:years?|yrs?)\b/.test(plain.slice(start, end + 8));

function note(limits: AgeRequirement, { reads, groups }: WordingMatch): void {
  const number = Number(groups.n);
  if (reads === 'range') {
    limits.min ??= number;
    limits.max ??= Number(groups.to);
  } else if (reads === 'max') limits.max ??= number;
  else if (reads === 'below') limits.max ??= number - 1;
  else if (reads === 'min') limits.min ??= number;
  else if (reads === 'above') limits.min ??= number + 1;
}

/** `28 for holders of a Master's degree`: whether it holds for the person is theirs to judge. */
function exceptionTo(sentence: Sentence, max: number | undefined): Pick<AgeRequirement, 'orMax'> {
  if (max === undefined) return {};
  const numbers = matchesOf('age', sentence.plain, 'exception')
    .map(({ groups }) => Number(groups.to ?? groups.n))
    .filter((number) => number > max);
  return numbers[0] === undefined ? {} : { orMax: numbers[0] };
}

const AT_CLOSING =
  /\b(?:as at|as of|by|at|on|before)\s+(?:the\s+)?(?:application\s+)?(?:closing date|deadline|close of (?:the )?(?:application\w*|portal|entries)|closing of)/;

const BORN_BEFORE = /\bborn (?:before|earlier than|prior to)\s+(?:the\s+)?$/;
const AWAY =
  /^[^.;]{0,30}\b(?:not (?:be )?(?:eligible|qualif\w+|considered|apply|accepted|shortlisted)|ineligible|disqualified)\b/;

function countedAt({ plain }: Sentence, end: number): string | undefined {
  const after = plain.slice(end, end + 70);
  const day = findDays(after).find(({ date, start }) => {
    const before = after.slice(0, start);
    return (
      !date.startsWith('-') &&
      /\b(?:as at|as of|as on|as from|by|on|before|at)\s+(?:the\s+)?$/.test(before) &&
      !/[.;]/.test(before)
    );
  });
  return day?.date ?? (AT_CLOSING.test(after) ? 'closing' : undefined);
}

/** `Age as at 31 December 2026: not above 30`. */
function countedBefore({ plain }: Sentence, start: number): string | undefined {
  const before = plain.slice(0, start);
  return findDays(before).find(
    ({ date, start: at }) =>
      !date.startsWith('-') &&
      /\b(?:as at|as of|as on|ages?\b[^.;\d]{0,20}\b(?:by|on|at|before))\s+(?:the\s+)?$/.test(
        before.slice(0, at),
      ),
  )?.date;
}

function bornFrom(sentence: Sentence): AgeRequirement | undefined {
  for (const { date, start, end } of findDays(sentence.plain)) {
    const [born] = matchesOf('age', sentence.plain.slice(0, start), 'born');
    const isTooOld = BORN_BEFORE.test(sentence.plain.slice(0, start)) && AWAY.test(sentence.plain.slice(end));
    if (isTooOld && !date.startsWith('-')) return { gate: 'age', bornFrom: date };
    if (!born || date.startsWith('-') || !isAsked(sentence, born.start, end)) continue;
    return { gate: 'age', bornFrom: born.groups.how === 'after' ? dayAfter(date) : date };
  }
  return undefined;
}
