import countryRows from './data/countries.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** As postings write it; the first is the one shown to people. */
  names: readonly string[];
  /** Names of the people: `Nigerian`. */
  people: readonly string[];
  /** Hours from UTC over the country and the year, both ends included. */
  utc: readonly number[];
  /** Continents and the memberships and sales regions that postings hire by. */
  regions: readonly string[];
}

/** The countries that the rules know, Nigeria first. Their rows follow countries.schema.json. */
export const COUNTRIES: readonly Country[] = countryRows;

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));

/** @returns undefined for a code that no row has. */
export const countryByCode = (code: string): Country | undefined => byCode.get(code.toUpperCase());

/** Codes of the countries in a region of regions.json. */
export const countriesOf = (region: string): readonly string[] =>
  COUNTRIES.filter(({ regions }) => regions.includes(region)).map(({ code }) => code);
