import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';
import { codesOf, placesOfLocation } from '../places/place-names.ts';
import { type HourRange, hoursFromUtc } from './clock.ts';

/** What the location line of a posting says. */
export interface LocationReading {
  /** Countries it names. */
  codes: ReadonlySet<string>;
  /** Countries it names as left out. */
  excluded: ReadonlySet<string>;
  isRemote: boolean;
  /** It says that the place does not matter. */
  isAnywhere: boolean;
  /** It says `only`. */
  isExclusive: boolean;
  /** A country or region is named as where one must be, not merely the town of an office. */
  binds: boolean;
  /** Hours from UTC that it names. */
  utc: HourRange | undefined;
}

const REMOTE =
  /\bremote|\bhome[ -]?based|\bhome office|\bwork from home|\bwfh\b|\btelecommut|\banywhere\b|\bdistributed\b/i;
const ANYWHERE =
  /\b(?:world[ -]?wide|anywhere|global(?:ly)?|everywhere|any (?:country|location)|international|no (?:location|geographic|country) restrictions?|no restrictions?|location[ -](?:independent|agnostic))\b/i;
const ANYWHERE_IN = /\banywhere (?:in|within|across) (?!(?:the )?(?:world|globe))\p{L}/iu;
/** `San Francisco or remote`: remote is the other choice, and no place is named for it. */
const OR_REMOTE = /(?:\bor|\/|\|)\s*(?:fully )?remote\s*$|^\s*remote\s*(?:or|\/|\|)\s*(?!in\b)/i;
const EXCEPT = /\b(?:exclud\w+|except(?: for)?|not|outside(?: of)?|other than|apart from)\b/i;
/** `EU time zones`: hours to keep, no place to be. */
const CLOCK = /(?:(?<![\w.])[\w.]+ ){0,2}(?:time[ -]?zones?|business hours|working hours|hours)\b/i;
const TRAVEL = /\b(?:with )?(?:frequent |some |occasional )?travel (?:to|in|within|across)\b.*$/i;
const WISH = /\b(?:preferred|preferably|ideally|preference)\b/i;
/** `Remote (Texas)`: the place that follows is where to live, even when it is a state or a town. */
const REMOTE_THEN_PLACE = /^\s*remote\s*(?:[-–(,:]|in\b)\s*\p{Lu}/iu;
const LONGEST_LINE = 1_000;

/** @param given the line, of which the first thousand characters are read. */
export function readLocation(given: string, jobType: JobType): LocationReading {
  const line = given.slice(0, LONGEST_LINE).replace(TRAVEL, '').replace(CLOCK, '');
  const exception = EXCEPT.exec(line);
  const isWish = WISH.test(line);
  const places = isWish ? [] : placesOfLocation(line);
  const named = places.filter(({ start }) => !exception || start < exception.index);
  const leftOut = places.filter(({ start }) => exception && start > exception.index);
  const isRemote = jobType === 'Remote' || REMOTE.test(line);
  const isCountryNamed = named.some(({ kind }) => kind !== 'town');
  return {
    codes: codesOf(isCountryNamed ? named.filter(({ kind }) => kind !== 'town') : named),
    excluded: codesOf(leftOut),
    isRemote,
    isAnywhere: ANYWHERE.test(line) && !ANYWHERE_IN.test(line),
    isExclusive: /\bonly\b/i.test(line) && named.length > 0,
    binds:
      (isCountryNamed && !OR_REMOTE.test(line.trim())) || (named.length > 0 && REMOTE_THEN_PLACE.test(line)),
    utc: hoursFromUtc(given),
  };
}
