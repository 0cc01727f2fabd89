import { type PlaceMention, placesIn } from '../../jobs/places/place-names.ts';
import type { WorkRightRequirement } from '../knock-out.types.ts';
import { isAsked, isOfOthers, type Sentence } from './sentence.ts';
import { has, matchesOf } from './wordings.ts';

const OF_PEOPLE = /\b(?:only|must be|must|are|be|of|non-|by birth|not)\b/;

/** Rights to work and citizenships that a sentence asks for. */
export function readWorkRight(sentence: Sentence): WorkRightRequirement[] {
  if (has('work-right', sentence.plain, 'sponsor') && !has('work-right', sentence.plain, 'no-sponsor'))
    return [];
  const found = readRight(sentence) ?? readCitizen(sentence) ?? readNoSponsor(sentence);
  return found ? [found] : [];
}

function readRight(sentence: Sentence): WorkRightRequirement | undefined {
  const { plain, text } = sentence;
  const [right] = matchesOf('work-right', plain, 'right');
  if (!right || !isAsked(sentence, right.start, right.end)) return undefined;
  if (!has('work-right', plain, 'demand') && !/\bessential\b/.test(plain)) return undefined;
  const [nearest] = countriesIn(text)
    .filter(({ start }) => start >= right.start - 30)
    .sort((left, other) => Math.abs(left.start - right.end) - Math.abs(other.start - right.end));
  if (!nearest) {
    // `The right to work flexibly` is not a right to work in a country.
    const isInCountry = /^ in (?:the|that|this|your) country\b/.test(plain.slice(right.end));
    return isInCountry || /\bwork(?:ing)? (?:permit|visa|authori)/.test(plain.slice(right.start, right.end))
      ? asRight([])
      : undefined;
  }
  return asRight(nearest.codes);
}

const asRight = (codes: readonly string[]): WorkRightRequirement => ({
  gate: 'work-right',
  as: 'right',
  ...(codes.length > 0 ? { countries: [...codes] } : {}),
});

function readCitizen(sentence: Sentence): WorkRightRequirement | undefined {
  const { plain, text } = sentence;
  const [named] = countriesIn(text);
  if (!named || !isAsked(sentence, named.start, named.end)) return undefined;
  const before = plain.slice(0, named.start);
  const isCitizen = has('work-right', plain, 'citizen');
  const isPeople = named.kind === 'people' && OF_PEOPLE.test(before + plain.slice(named.end, named.end + 20));
  if (!isCitizen && !(isPeople && isWholePeople(plain.slice(named.end)))) return undefined;
  if (!has('work-right', plain, 'demand')) return undefined;
  const isRight = isCitizen && has('work-right', plain, 'resident');
  const countries = [...new Set(listedFrom(text, named).flatMap(({ codes }) => codes))];
  return isRight ? asRight(countries) : { gate: 'work-right', as: 'citizen', countries };
}

/** A country and those that are named with it: `Ghana, Kenya or Uganda`. */
function listedFrom(text: string, first: PlaceMention): PlaceMention[] {
  const all = [first];
  for (const next of countriesIn(text)) {
    const last = all.at(-1) as PlaceMention;
    if (
      next.start > last.start &&
      /^(?:,? ?(?:or|and)|,|\/)? *(?:an? )?$/.test(text.slice(last.end, next.start).trimStart())
    )
      all.push(next);
  }
  return all;
}

/** `Only Ghanaians can apply`, not `Nigerian companies only`. */
const isWholePeople = (after: string): boolean =>
  /^s?\W*(?:$|only|by birth|can|may|should|are|need|who|and|or|aged|between|citizens?|nationals?)\b|^s?\W*$/.test(
    after,
  );

function readNoSponsor(sentence: Sentence): WorkRightRequirement | undefined {
  const { plain } = sentence;
  if (!has('work-right', plain, 'no-sponsor')) return undefined;
  const [match] = matchesOf('work-right', plain, 'no-sponsor');
  if (
    !match ||
    /\bno need\b/.test(plain) ||
    (isOfOthers(sentence, match.start) && /\byou (?:will|'ll)\b/.test(plain))
  )
    return undefined;
  return asRight([]);
}

/** Countries and peoples that a text names; of a town its country is not meant. */
const countriesIn = (text: string): PlaceMention[] =>
  placesIn(text).filter(({ kind }) => kind === 'country' || kind === 'people');
