import { countryOf, placesIn } from '../../jobs/places/place-names.ts';
import type { ResidenceRequirement } from '../knock-out.types.ts';
import { isAsked, type Sentence } from './sentence.ts';
import { has, matchesOf } from './wordings.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]*(?: (?:of )?\\p{Lu}[\\p{L}'’-]*){0,3}";
const LIST = new RegExp(`^(?:the )?(?:${NAME})(?:(?:, | or |, or |/| / | and | & )(?:${NAME}))*`, 'u');
const BEFORE = new RegExp(`(${NAME})$`, 'u');
const NO_PLACE =
  /^(?:NYSC|Applicants?|Candidates?|Only|Must|The|Our|We|You|State|Nigerian?s?|Monday|Experience|ICAN|Remote|Home|Site)$/;

/** Places where a sentence asks the person to live. */
export function readResidence(sentence: Sentence): ResidenceRequirement[] {
  const places = [...placesAfter(sentence), ...placesBefore(sentence)];
  return places.length > 0 ? [{ gate: 'residence', places: [...new Set(places)].sort() }] : [];
}

function placesAfter(sentence: Sentence): string[] {
  const { text, plain } = sentence;
  // Patterns end where a place may begin, so each capital letter is tried.
  for (const { index } of text.matchAll(/(?<![\p{L}])\p{Lu}/gu)) {
    const [match] = matchesOf('residence', plain.slice(0, index), 'place-after');
    if (!match || !isDemanded(sentence, match.start, index)) continue;
    // A permanent resident has a right to work, wherever the home is.
    if (/\bpermanent resident/.test(plain.slice(0, index))) continue;
    const names = LIST.exec(text.slice(index))?.[0] ?? '';
    const places = listed(names);
    if (places.length > 0) return places;
  }
  return [];
}

function placesBefore(sentence: Sentence): string[] {
  const { text, plain } = sentence;
  for (const { index } of plain.matchAll(/[- ]based\b| residents?\b/g)) {
    const name = BEFORE.exec(text.slice(0, index))?.[1]?.replace(/^Only /, '');
    const isPeople =
      /^[- ](?:based|residents?)\b(?:\W*$| (?:candidates?|applicants?|persons?|people|graduates?|only|talents?|should|may|can|are|who)\b)/.test(
        plain.slice(index),
      );
    if (!name || !isPeople || placesIn(name).length === 0) continue;
    if (isDemanded(sentence, index - name.length, index)) return listed(name);
  }
  return [];
}

function isDemanded(sentence: Sentence, start: number, end: number): boolean {
  if (!isAsked(sentence, start, end)) return false;
  return has('residence', sentence.plain, 'demand') || /^\W*(?:residence|residency)\b/.test(sentence.plain);
}

/** Names of a list as places: without their country, their environs and the word for a state. */
function listed(names: string): string[] {
  const found = names
    .replace(/^the /, '')
    .split(/,| or |\/| and | & /)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !NO_PLACE.test(name));
  const places = found.filter((name) => !isPeople(name));
  const towns = places.filter((name) => !isCountry(name));
  return (towns.length > 0 ? towns : places).map((name) => name.replace(/ State$/i, '').toLowerCase());
}

/** `Residents of Narok and Kenyan citizens` names one place. */
const isPeople = (name: string): boolean =>
  placesIn(name).some(({ kind, end }) => kind === 'people' && end === name.length);

const isCountry = (name: string): boolean =>
  placesIn(name).some(({ kind, start, end }) => kind === 'country' && start === 0 && end === name.length) &&
  countryOf(name) !== undefined;
