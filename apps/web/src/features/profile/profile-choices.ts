import { COUNTRY_CODES, JOB_STATUSES } from '@career/contracts/vocabulary/account-vocabulary';
import { capitalised } from '../../shared/language/capitalised.ts';
import { intlLanguages, translated } from '../../shared/language/texts.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const jobStatusChoices: readonly Choice[] = JOB_STATUSES.map((value) => ({
  value,
  label: translated(capitalised(value)),
}));

const byLabel = (one: Choice, other: Choice): number => one.label.localeCompare(other.label);

let countries: readonly Choice[] | undefined;

/** Every country by its name. */
export function countryChoices(): readonly Choice[] {
  const names = new Intl.DisplayNames(intlLanguages(), { type: 'region' });
  countries ??= COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel);
  return countries;
}

/** Every time zone that the browser knows, and the one in use should it not be among them. */
export function timeZoneChoices(current: string): readonly Choice[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(current) ? known : [current, ...known];
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
