import data from './data/currencies.json' with { type: 'json' };

/** What a sign means: its currency, or the one of a country where several share it. */
export interface CurrencySign {
  code: string | null;
  byCountry: Readonly<Record<string, string | undefined>>;
}

const quote = (sign: string): string => sign.replaceAll(/[$.*+?^(){}|[\]\\/]/g, String.raw`\$&`);

const signs = new Map<string, CurrencySign>();
const beforeNumber = new Map<string, CurrencySign>();
for (const row of data.own) {
  const meaning = { code: row.code, byCountry: {} };
  for (const sign of row.signs) signs.set(sign.toLowerCase(), meaning);
  for (const sign of row.beforeNumber ?? []) beforeNumber.set(sign.toLowerCase(), meaning);
}
for (const { signs: spellings, byCountry, otherwise } of data.shared) {
  for (const sign of spellings) signs.set(sign.toLowerCase(), { code: otherwise, byCountry });
}

const longestFirst = (one: string, other: string): number => other.length - one.length;
const letters = (sign: string): string => (/\p{L}$/u.test(sign) ? `${quote(sign)}(?![\\p{L}])` : quote(sign));

/** Any sign after a number, as the source of a regular expression. */
export const SIGN_AFTER = [...signs.keys()].sort(longestFirst).map(letters).join('|');
/** Any sign before a number. */
export const SIGN_BEFORE = [...signs.keys(), ...beforeNumber.keys()].sort(longestFirst).map(quote).join('|');

export const signOf = (text: string, isBefore: boolean): CurrencySign | undefined =>
  signs.get(text.toLowerCase()) ?? (isBefore ? beforeNumber.get(text.toLowerCase()) : undefined);

/** @returns the ISO 4217 code, or null when the sign is shared and the country unknown. */
export const codeOf = (sign: CurrencySign, country: string | undefined): string | null =>
  (country === undefined ? undefined : sign.byCountry[country]) ?? sign.code;
