import { COUNTRY_CODES } from '@career/contracts/vocabulary/account-vocabulary';
import { intlLanguages } from '../../../shared/language/texts.ts';

const NAMES = new Intl.DisplayNames(intlLanguages(), { type: 'region' });

/** Name of a country by its ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;

/** Every country by its name. */
export const countryOptions = (): { value: string; label: string }[] =>
  COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  );
