import { numberOfWord } from '../letters/english/grammar.ts';
import { stemOf } from '../letters/words.ts';

/** A quantity that a posting asks for: `at least 20 people`, `R10 million`. */
export interface Amount {
  value: number;
  /** Stem of what is counted, or `money`. */
  of: string;
}

const NUMBER =
  /(?<![\p{L}\d.])(?:(?<money>[₦$€£]|US\$|R(?=\d)|(?:NGN|USD|KES|GHS|EUR|GBP|ZAR)\s?))?(?<digits>\d[\d,]*(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)\+?(?:\s?(?<scale>k|m|mn|bn|thousand|million|billion)(?![\p{L}]))?\s*(?<of>[\p{L}]+)?/giu;
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
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|gcses?|credits?|percent|per|th|st|nd|rd|or|and|to|of|in|the|at|level|plus|million)$/i;
const PEOPLE =
  /^(?:people|persons?|staff|employees?|guards?|officers?|workers?|nurses?|agents?|members?|engineers?|men|women|technicians?|direct|subordinates?|reports|teachers?|drivers?|developers?|clerks?|colleagues|team|analysts?|representatives?|reps)$/i;

/** Quantities that a text states. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(NUMBER)].flatMap(({ groups = {} }): Amount[] => {
    const { money, digits = '', scale, of = '' } = groups;
    const base = /^\d/.test(digits) ? Number(digits.replaceAll(',', '')) : (numberOfWord(digits) ?? 0);
    const value = base * (SCALE[scale?.toLowerCase() ?? ''] ?? 1);
    if (money !== undefined) return [{ value, of: 'money' }];
    if (of === '' || NO_AMOUNT.test(of)) return [];
    return [{ value, of: PEOPLE.test(of) ? 'people' : stemOf(of) }];
  });
}

/** Whether a line states as much of the same. */
export const isAmountReached = (asked: Amount, quote: string): boolean =>
  amountsIn(quote).some(({ value, of }) => of === asked.of && value >= asked.value);
