import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';
import { codesOf, placesOfLocation } from './eligibility-places.ts';

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
  /** Hours from UTC that it names, both ends included. */
  utc: readonly [from: number, to: number] | undefined;
}

const REMOTE =
  /\bremote|\bhome[ -]?based|\bwork from home|\bwfh\b|\btelecommut|\banywhere\b|\bdistributed\b/i;
const ANYWHERE =
  /\b(?:world[ -]?wide|anywhere|global(?:ly)?|everywhere|any (?:country|location)|international)\b/i;
const ANYWHERE_IN = /\banywhere (?:in|within) (?!(?:the )?(?:world|globe))\p{L}/iu;
/** `San Francisco or remote`: remote is the other choice, and no place is named for it. */
const OR_REMOTE = /(?:\bor|\/|\||,)\s*(?:fully )?remote\s*$|^\s*remote\s*(?:or|\/|\|)\s*(?!in\b)/i;
const EXCEPT = /\b(?:exclud\w+|except(?: for)?|not|outside(?: of)?)\b/i;
/** `EU time zones`: hours to keep, no place to be. */
const CLOCK = /\b(?:\w+ ){0,2}(?:time[ -]?zones?|business hours|working hours|hours)\b/i;
const TRAVEL = /\b(?:with )?(?:frequent |some |occasional )?travel (?:to|in|within|across)\b.*$/i;

export function readLocation(given: string, jobType: JobType): LocationReading {
  const line = given.replace(TRAVEL, '').replace(CLOCK, '');
  const exception = EXCEPT.exec(line);
  const places = placesOfLocation(line);
  const named = places.filter(({ start }) => !exception || start < exception.index);
  const leftOut = places.filter(({ start }) => exception && start > exception.index);
  const isRemote = jobType === 'Remote' || REMOTE.test(line);
  return {
    codes: codesOf(mostTelling(named)),
    excluded: codesOf(leftOut),
    isRemote,
    isAnywhere: ANYWHERE.test(line) && !ANYWHERE_IN.test(line),
    isExclusive: /\bonly\b/i.test(line) && named.length > 0,
    binds:
      named.some(({ kind }) => kind === 'country' || kind === 'region' || kind === 'people') &&
      !OR_REMOTE.test(line.trim()),
    utc: hoursFromUtc(given),
  };
}

/** `Lagos, Nigeria` is one place; the town adds nothing to the country. */
function mostTelling<Mention extends { kind: string }>(mentions: readonly Mention[]): readonly Mention[] {
  const countries = mentions.filter(({ kind }) => kind !== 'town');
  return countries.length > 0 ? countries : mentions;
}

const HOURS = /(?:UTC|GMT|CET|WAT)\s*([+-]\s*\d{1,2})?\s*(?:to|-|–|and)\s*(?:UTC|GMT)\s*([+-]\s*\d{1,2})/i;
const AROUND = /(?:UTC|GMT)\s*(?:±|\+\/-)\s*(\d{1,2})/i;

const NEAR = /\bwithin\s+(\d{1,2})\s*(?:hours?|h|hrs)\s+(?:of|from)\s+(UTC|GMT|WAT|CET|EET|EAT|EST|PST)\b/i;
const CLOCKS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  WAT: 1,
  CET: 1,
  EET: 2,
  EAT: 3,
  EST: -5,
  PST: -8,
};

/** Hours from UTC that a text names: `UTC-5 to UTC+2`, `GMT ± 3`, `within 3 hours of CET`. */
export function hoursFromUtc(line: string): readonly [number, number] | undefined {
  const between = HOURS.exec(line.replaceAll('−', '-'));
  const hour = (text: string | undefined): number => Number((text ?? '0').replaceAll(' ', ''));
  if (between) {
    const ends = [hour(between[1]), hour(between[2])].sort((a, b) => a - b);
    return [ends[0] ?? 0, ends[1] ?? 0];
  }
  const around = AROUND.exec(line);
  if (around) return [-hour(around[1]), hour(around[1])];
  const near = NEAR.exec(line);
  const middle = CLOCKS[near?.[2]?.toUpperCase() ?? ''];
  return near && middle !== undefined ? [middle - hour(near[1]), middle + hour(near[1])] : undefined;
}
