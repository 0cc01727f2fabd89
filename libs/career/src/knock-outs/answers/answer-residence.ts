import { countryOf } from '../../jobs/places/place-names.ts';
import { oneLine } from '../../letters/words.ts';
import data from '../data/nigerian-states.json' with { type: 'json' };
import type { ResidenceRequirement } from '../knock-out.types.ts';
import { type AnswerContext, type KnockOutAnswer, met, notMet, unknown } from './answer.types.ts';

const FIELD = 'personalInfo.location';

/** Whether the person lives in one of the places; nearness and parts of a town are left to them. */
export function answerResidence({ places }: ResidenceRequirement, { resume }: AnswerContext): KnockOutAnswer {
  const location = oneLine(resume.personalInfo?.location ?? '');
  if (location === '') return unknown('not-said', FIELD);
  const fact = { path: FIELD, quote: location };
  const compared = places.map((place) => compare(place, location));
  if (compared.includes('in')) return met(fact, FIELD);
  return compared.every((one) => one === 'out') ? notMet(fact, FIELD) : unknown('nearby', FIELD, fact);
}

function compare(place: string, location: string): 'in' | 'out' | 'open' {
  const own = location.toLowerCase();
  if (names(own, place)) return 'in';
  const [wanted, held] = [stateOf(place), stateOf(own)];
  if (wanted && held) {
    // The state itself, by the name that it shares with a town or alone.
    if (wanted === held) return place === wanted || isCapitalTerritory(place) ? 'in' : 'open';
    return 'out';
  }
  const [country, home] = [countryOf(titled(place)), countryOf(location)];
  return country && home && country !== home ? 'out' : 'open';
}

const names = (text: string, place: string): boolean =>
  new RegExp(`(?<![\\p{L}])${place.replace(/[^\p{L}\p{N} -]/gu, '.')}(?![\\p{L}])`, 'u').test(text);

/** The one state that a text is in. */
function stateOf(text: string): string | undefined {
  const found = data.states.filter(({ places }) => places.some((place) => names(text, place)));
  return found.length === 1 ? found[0]?.state : undefined;
}

const isCapitalTerritory = (place: string): boolean => place === 'abuja' || place === 'fct';
const titled = (place: string): string =>
  place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
