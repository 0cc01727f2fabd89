import { COUNTRIES, countriesOf, REGION_WORDS } from './eligibility-countries.ts';
import { TOWNS, US_STATES } from './eligibility-towns.ts';

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
const add = (name: string, place: Place): void => {
  const trimmed = name.trim();
  if (trimmed === '') return;
  if (/^\p{Lu}/u.test(trimmed)) places.set(trimmed, place);
  // Postings shout: LAGOS, NIGERIA.
  places.set(trimmed.toUpperCase(), place);
};

for (const [code, towns] of Object.entries(TOWNS)) {
  for (const town of towns.split(',')) add(town, { kind: 'town', codes: [code] });
}
for (const { code, names, people } of COUNTRIES) {
  for (const name of names) add(name, { kind: 'country', codes: [code] });
  for (const name of people) {
    add(name, { kind: 'people', codes: [code] });
    if (!/(?:ese|ish|ss|ch|Thai|i)$/.test(name)) add(`${name}s`, { kind: 'people', codes: [code] });
  }
}
for (const [region, words] of Object.entries(REGION_WORDS)) {
  for (const word of words) add(word, { kind: 'region', codes: countriesOf(region) });
}

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

const STATE_AFTER_TOWN = new RegExp(`,\\s*(${US_STATES.join('|')})(?![\\p{L}\\d])`, 'gu');

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

/** Places of a location line, where `Chicago, IL` is read too. */
export function placesOfLocation(location: string): PlaceMention[] {
  const states = [...location.matchAll(STATE_AFTER_TOWN)].map(
    (match): PlaceMention => ({
      kind: 'town',
      codes: ['US'],
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  const named = placesIn(location);
  // `Toronto, ON or remote in Canada`: a state is believed only where nothing else says the country.
  return named.some(({ kind }) => kind === 'country') ? named : [...named, ...states];
}

/** All countries that places stand for. */
export const codesOf = (mentions: readonly PlaceMention[]): Set<string> =>
  new Set(mentions.flatMap(({ codes }) => codes));

/**
 * The country that a free text such as `Yaba, Lagos` or `Accra, Ghana` lies in.
 * @returns its ISO code, or undefined when the text names none or several.
 */
export function countryOf(text: string): string | undefined {
  const mentions = placesOfLocation(text).filter(({ kind }) => kind !== 'region');
  const named = mentions.filter(({ kind }) => kind === 'country');
  const codes = codesOf(named.length > 0 ? named : mentions);
  return codes.size === 1 ? [...codes][0] : undefined;
}
