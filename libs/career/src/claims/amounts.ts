import { numberOfWord } from '../letters/english/grammar.ts';
import { verbOf } from '../letters/english/verbs.ts';
import { stemOf } from '../letters/words.ts';

/** A quantity that a posting asks for: `at least 20 people`, `R10 million`. */
export interface Amount {
  value: number;
  /** Stem of what is counted, or `money`. */
  of: string;
}

const NUMBER =
  /(?<![\p{L}\d.])(?:(?<money>[₦$€£]|US\$|[RN](?=\d)|(?:NGN|USD|KES|GHS|EUR|GBP|ZAR)\s?))?(?<digits>\d[\d,]*(?:\.\d+)?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)(?!\p{L}))\+?(?:\s?(?<scale>k|m|mn|bn|thousand|million|billion)(?![\p{L}]))?[\s-]*(?<of>[\p{L}]+)?/giu;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
/** Counted in other ways: time and marks have rules of their own, and people are people by whatever name. */
const NO_AMOUNT =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|gcses?|credits?|percent|per|th|st|nd|rd|or|and|to|of|in|the|at|level|plus|million|sigma|shifts?|[oa])$/i;
const MONEY = /^(?:naira|dollars?|rands?|cedis?|shillings?|pounds?|euros?|francs?)$/i;
/** `a team of 20`, `a crew of twelve`: what is counted comes before. */
const GROUP_BEFORE =
  /\b(?:team|crew|staff|workforce|department|unit|squad|gang|group|branch|headcount)\s(?:of|with)\s(?:(?:at least|about|over|more than|up to|minimum of)\s)?$/i;
const PEOPLE =
  /^(?:people|persons?|staff|employees?|guards?|officers?|workers?|nurses?|agents?|members?|engineers?|men|women|technicians?|direct|subordinates?|reports|teachers?|drivers?|developers?|clerks?|colleagues|team|analysts?|representatives?|reps|man|person|strong|labourers?|cleaners?|cooks?|stewards?|volunteers?)$/i;

/** `Payroll in Sage 300 People`, `Dynamics 365 Warehouse Management`: the number is part of a name. */
function isInName(before: string, digits: string, of: string): boolean {
  const word = /(\p{Lu}[\p{L}.]+)\s$/u.exec(before)?.[1] ?? '';
  return word !== '' && verbOf(word) === undefined && /^\d+$/.test(digits) && /^\p{Lu}\p{Ll}/u.test(of);
}

/** Value of a number in digits or words, with its scale. */
function numberIn(digits: string, scale: string | undefined): number {
  const base = /^\d/.test(digits) ? Number(digits.replaceAll(',', '')) : (numberOfWord(digits) ?? 0);
  return base * (SCALE[scale?.toLowerCase() ?? ''] ?? 1);
}

/** Quantities that a text states. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, groups = {}, index }): Amount[] => {
    const { money, digits = '', scale, of = '' } = groups;
    const value = numberIn(digits, scale);
    if (money === undefined && isInName(text.slice(0, index), digits, of)) return [];
    if (GROUP_BEFORE.test(text.slice(0, index))) return [{ value, of: 'people' }];
    if (money !== undefined || MONEY.test(of)) return [{ value, of: 'money' }];
    // A 30-seat bus is not a count of seats; a 12-person crew is one of people.
    const isJoined = text.charAt(index + written.length - of.length - 1) === '-' && !PEOPLE.test(of);
    if (of === '' || isJoined || NO_AMOUNT.test(of)) return [];
    return [{ value, of: PEOPLE.test(of) ? 'people' : stemOf(of.toLowerCase()) }];
  });
}

/** Whether a line states as much of the same. */
export const isAmountReached = (asked: Amount, quote: string): boolean =>
  amountsIn(quote).some(({ value, of }) => of === asked.of && value >= asked.value);
