import { COUNTRIES, countriesOf } from './countries.ts';
import regionRows from './data/regions.json' with { type: 'json' };
import townRows from './data/towns.json' with { type: 'json' };

/** A place that a text names. */
export interface PlaceMention {
  kind: 'town' | 'country' | 'people' | 'region';
  /** ISO codes of the countries it stands for. */
  codes: readonly string[];
  /** Offsets in the text, in UTF-16 units; `end` is after the last letter. */
  start: number;
  end: number;
}

interface Place {
  kind: PlaceMention['kind'];
  codes: readonly string[];
}

const places = new Map<string, Place>();

function add(name: string, place: Place): void {
  if (/^\p{Lu}/u.test(name)) places.set(name, place);
  // Postings shout: LAGOS, NIGERIA.
  places.set(name.toUpperCase(), place);
}

for (const { country, names } of townRows) {
  for (const name of names) add(name, { kind: 'town', codes: [country] });
}
for (const { code, names, people } of COUNTRIES) {
  for (const name of names) add(name, { kind: 'country', codes: [code] });
  for (const name of people) {
    add(name, { kind: 'people', codes: [code] });
    if (!/(?:ese|ish|ss|ch|Thai|i)$/.test(name)) add(`${name}s`, { kind: 'people', codes: [code] });
  }
}
for (const { region, words } of regionRows) {
  for (const word of words) add(word, { kind: 'region', codes: countriesOf(region) });
}
// A country and a state of the US.
add('Georgia', { kind: 'country', codes: ['GE', 'US'] });

const FIRST_LETTERS = /^[\p{L}\p{M}]+/u;
/** Names by the letters they begin with, longest first: most words of a text begin none. */
const namesByStart = new Map<string, string[]>();
for (const name of [...places.keys()].sort((one, other) => other.length - one.length)) {
  const start = FIRST_LETTERS.exec(name)?.[0] ?? '';
  namesByStart.set(start, [...(namesByStart.get(start) ?? []), name]);
}
/** All names begin with a capital. */
const CAPITALISED = /(?<![\p{L}\p{M}\d])\p{Lu}[\p{L}\p{M}]*/gu;
const TOUCHES = /^[\p{L}\p{M}\d]/u;

/** Every place that a text names, in order. Reads each name once, the longest that fits. */
export function placesIn(text: string): PlaceMention[] {
  const mentions: PlaceMention[] = [];
  let readTo = 0;
  for (const { 0: word, index } of text.matchAll(CAPITALISED)) {
    if (index < readTo) continue;
    // No letter may follow: `US` is not in `USER`, `Niger` not in `Nigeria`.
    const name = namesByStart
      .get(word)
      ?.find(
        (known) =>
          text.startsWith(known, index) &&
          !TOUCHES.test(text.slice(index + known.length, index + known.length + 2)),
      );
    const place = name === undefined ? undefined : places.get(name);
    if (name === undefined || !place) continue;
    readTo = index + name.length;
    mentions.push({ ...place, start: index, end: readTo });
  }
  return mentions;
}

const statesOf = new Map(
  townRows.flatMap(({ country, states = [] }) => states.map((state) => [state, country] as const)),
);
const US_STATES = new Set(townRows.find(({ country }) => country === 'US')?.states);
const AFTER_TOWN = /,\s*([A-Z]{2,3})(?![\p{L}\d])/gu;
const CODE = /(?<![\p{L}\d.])[A-Z]{2}(?![\p{L}\d.])/gu;

/**
 * Places of a location line, where `Chicago, IL` and lists such as `CA, NV, OR` or `US, DE, FR` are read too. A state is
 * believed only where nothing else says the country: `Toronto, ON or remote in Canada`.
 */
export function placesOfLocation(location: string): PlaceMention[] {
  const named = placesIn(location);
  if (!named.some(({ kind }) => kind === 'country' || kind === 'region')) {
    const listed = stateCodesIn(location);
    return [...named, ...(listed.length > 1 ? listed : statesAfterTowns(location))];
  }
  return [...named, ...countryCodesBeside(location, named)];
}

const statesAfterTowns = (location: string): PlaceMention[] =>
  [...location.matchAll(AFTER_TOWN)].flatMap((match): PlaceMention[] => {
    const country = statesOf.get(match[1] ?? '');
    const end = match.index + match[0].length;
    return country ? [{ kind: 'town', codes: [country], start: match.index, end }] : [];
  });

/** `AZ, CA and WA`: abbreviations of states of the US, of which a text has to name two to be believed. */
export const stateCodesIn = (text: string): PlaceMention[] =>
  [...text.matchAll(CODE)]
    .filter(({ 0: code }) => US_STATES.has(code))
    .map(({ index }) => ({ kind: 'town', codes: ['US'], start: index, end: index + 2 }));

/** `US, CA, UK, DE`: codes of countries in a list that begins with the name of one. */
function countryCodesBeside(location: string, named: readonly PlaceMention[]): PlaceMention[] {
  const first = named.find(({ kind }) => kind === 'country');
  if (!first) return [];
  return [...location.matchAll(CODE)]
    .filter(
      ({ index }) =>
        index > first.start && /(?:[,/&]|\band)\s*$/.test(location.slice(Math.max(0, index - 6), index)),
    )
    .filter(
      ({ index }) =>
        !named.some(
          ({ start, end, kind }) =>
            (start <= index && index < end) || (kind === 'town' && end <= index && index - end <= 2),
        ),
    )
    .flatMap(({ 0: code, index }): PlaceMention[] =>
      COUNTRIES.some((country) => country.code === code)
        ? [{ kind: 'country', codes: [code], start: index, end: index + 2 }]
        : [],
    );
}

/** All countries that places stand for. */
export const codesOf = (mentions: readonly PlaceMention[]): Set<string> =>
  new Set(mentions.flatMap(({ codes }) => codes));

/**
 * The country that a free text such as `Yaba, Lagos` or `Accra, Ghana` is in.
 * @returns its ISO code, or undefined when the text names none or several.
 */
export function countryOf(text: string): string | undefined {
  const mentions = placesOfLocation(text).filter(({ kind }) => kind !== 'region');
  const named = mentions.filter(({ kind }) => kind === 'country');
  const codes = codesOf(named.length > 0 ? named : mentions);
  return codes.size === 1 ? [...codes][0] : undefined;
}
