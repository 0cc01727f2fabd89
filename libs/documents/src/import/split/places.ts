import { memo } from './memo.ts';
import words from './words/place-words.json' with { type: 'json' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.()]/g, '')
    .replace(/['’]/g, "'")
    .replace(/\b(?:state|city|province|county|region|lga|island|metropolitan|area|greater)\b/g, '')
    .replace(/^\d{4,6}\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

const CODES = (): string[] => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => one + other));
};

/** Names of countries in the languages that are read, from the platform's own tables. */
function countryNames(): Set<string> {
  const names = new Set<string>();
  for (const language of ['en', 'fr', 'de', 'pt', 'sw']) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of CODES()) {
      const name = display.of(code);
      if (name) names.add(plain(name));
    }
  }
  return names;
}

const COUNTRIES = countryNames();
const COUNTRY_CODES = new Set(
  CODES().filter((code) => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)),
);
/** Towns that time zones are named after. */
const zoneTowns = (): string[] =>
  Intl.supportedValuesOf('timeZone').flatMap((zone) =>
    zone.includes('/') ? [(zone.split('/').at(-1) ?? '').replaceAll('_', ' ')] : [],
  );
const TOWNS = new Set([...words.towns, ...words.codes, ...zoneTowns()].map(plain));

const REMOTE =
  /^(?:fully |100 ?% )?(?:remote|hybrid|on-?site|work from home|wfh|virtual|télétravail|homeoffice|home office|remoto|teletrabalho)(?: ?[(,]? ?(?:remote|hybrid|worldwide|global|africa|emea|europe|nigeria|kenya|ghana|uk|us)\)?)?$/i;

/** 'KRA, Nairobi': letters that are no region before a town are an employer's. */
const isLettersBeforeTown = (parts: readonly string[]): boolean => {
  const [first = '', ...others] = parts;
  return (
    /^[A-Z]{3,6}$/.test(first) &&
    !isKnown(first) &&
    others.length > 0 &&
    others.every((part) => isKnown(part))
  );
};

/** The name of a country in one of the languages that are read, or its code. */
export const isCountryName = (text: string): boolean => isCountry(text.replace(/^\(|\)$/g, ''));
const isCountry = (part: string): boolean => COUNTRIES.has(plain(part)) || COUNTRY_CODES.has(part.trim());
/** A state or province as two or three capitals. */
const isRegionCode = (part: string): boolean => /^[A-Z]{2,3}$/.test(part.trim());
const isKnown = (part: string): boolean => isCountry(part) || TOWNS.has(plain(part));
const SMALL = /^(?:de|la|le|du|of|upon|am|an|der|im|in|do|da|dos|el|es|sur|les|and|und|den)$/;
const isTownLike = (part: string): boolean => {
  const names = part.trim().split(/\s+/);
  return (
    names.length <= 4 &&
    /^\p{Lu}/u.test(part.trim()) &&
    names.every((word) => SMALL.test(word) || /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\(\p{L}+\))$/u.test(word))
  );
};

/** One or two words that could name a town which no list knows. */
export const isTownName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(text) && !/^\p{Lu}{2,5}$/u.test(text);

const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,/]\s*|\s+[·|–—-]\s+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** 'Accra (GH)' and 'Asaba NG' name a town and its country. */
function withComma(text: string): string {
  const [, town = '', code = ''] = /^([^,()]+?)\s+\(?([A-Z]{2}|[^()]{4,})\)?$/.exec(text) ?? [];
  const isPair = (/\)$/.test(text) && isCountry(code)) || (COUNTRY_CODES.has(code) && TOWNS.has(plain(town)));
  return isPair ? `${town}, ${code}` : text;
}

/** How surely a text is a place: 1 for known names alone, 0.6 for an unknown town of a known country, 0 else. */
export const placeScore = memo((text: string): number => {
  const bare = withComma(
    text
      .trim()
      .replace(/^\((.*)\)$/, '$1')
      .replace(/[.,]$/, ''),
  );
  if (REMOTE.test(bare)) return 1;
  if (bare.length > 60) return 0;
  const parts = partsOf(bare.replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, ''));
  const last = parts.at(-1);
  if (last === undefined || parts.length > 4) return 0;
  if (isLettersBeforeTown(parts)) return 0;
  const isTowns = parts.every((part) => isTownLike(part.replace(/^\d{4,6}\s+/, '')));
  if (parts.length === 1) return isTowns && isKnown(last) && !/^[A-Z]{2,3}$/.test(last) ? 1 : 0;
  if (!parts.slice(0, -1).every((part) => isTownLike(part.replace(/^\d{4,6}\s+/, '')))) return 0;
  if (parts.every((part) => isKnown(part) || isRegionCode(part))) return 1;
  // An unknown name before a known town is an employer's: 'Lone Star Freight, Houston, TX'.
  const isTownLater = parts.slice(1).some((part) => isKnown(part) && !isCountry(part));
  return !isTownLater && (isCountry(last) || isRegionCode(last)) ? 0.6 : 0;
});

/** 'Warri Delta NG': a town, its region and the code of its country, without commas. */
export const isTownWithCode = (text: string): boolean => {
  const [, names = '', code = ''] = /^(\p{Lu}.{2,40}) ([A-Z]{2})$/u.exec(text) ?? [];
  return COUNTRY_CODES.has(code) && isTownLike(names);
};

/** The same of a line that can only be an address: its last part alone must be known. */
export const isAddress = (text: string): boolean => {
  const parts = partsOf(text);
  return (
    isPlace(text) ||
    (text.length <= 60 &&
      parts.length <= 5 &&
      parts.length > 1 &&
      isKnown(parts.at(-1) ?? '') &&
      parts.every((part) => isTownLike(part) || isNumbered(part)))
  );
};

/** 'Villa 214', 'C227 Umlazi': a house or a quarter with its number, and no year. */
const isNumbered = (part: string): boolean =>
  /^(?:\p{Lu}|\d)/u.test(part) &&
  /\d/.test(part) &&
  !/(?:19|20)\d\d|\d{5}/.test(part) &&
  part.split(/\s+/).length <= 5;

export const isPlace = (text: string): boolean => placeScore(text) > 0;

/** A place at the end of a text, with what comes before it. */
export function placeAtEnd(text: string): { rest: string; place: string } | undefined {
  const bracket = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) return { rest: bracket[1], place: bracket[2] };
  const parts = text.split(/,\s*/);
  for (let count = Math.min(3, parts.length - 1); count >= 1; count -= 1) {
    const place = parts.slice(-count).join(', ');
    // An unknown first part may be the employer's: 'Kora Foods, Lagos'.
    if (
      placeScore(place) === 1 ||
      (count <= 2 && parts.length - count >= 1 && placeScore(place) > 0.5 && isKnownStart(place))
    )
      return { rest: parts.slice(0, -count).join(', '), place };
  }
  return undefined;
}

const isKnownStart = (place: string): boolean => isKnown(partsOf(place)[0] ?? '');
