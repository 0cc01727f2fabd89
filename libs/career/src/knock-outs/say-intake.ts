import { plural, t } from '../sentences/say.ts';
import { dayWords } from './answers/day-words.ts';
import type { IntakeRequirement } from './knock-out.types.ts';

const MONTHS = 12;

/** The period in which studies or national service ended: `Graduated from 2021 to 2025`. */
export function sayIntake(asked: IntakeRequirement): string {
  const isGraduation = asked.of === 'graduation';
  if (asked.within !== undefined) return sayWithin(isGraduation, asked.within);
  const { from, to } = asked;
  if (!from) return sayBy(isGraduation, to ?? '');
  if (!to) return sayFrom(isGraduation, from);
  if (from === to)
    return isGraduation ? t`Graduated in ${dayWords(from)}` : t`NYSC completed in ${dayWords(from)}`;
  return isGraduation
    ? t`Graduated from ${dayWords(from)} to ${dayWords(to)}`
    : t`NYSC completed from ${dayWords(from)} to ${dayWords(to)}`;
}

const sayBy = (isGraduation: boolean, to: string): string =>
  isGraduation ? t`Graduated by ${dayWords(to)}` : t`NYSC completed by ${dayWords(to)}`;

const sayFrom = (isGraduation: boolean, from: string): string =>
  isGraduation ? t`Graduated in ${dayWords(from)} or later` : t`NYSC completed in ${dayWords(from)} or later`;

function sayWithin(isGraduation: boolean, months: number): string {
  const years = months / MONTHS;
  if (Number.isInteger(years))
    return isGraduation
      ? plural(years, 'Graduated within the last # year', 'Graduated within the last # years')
      : plural(years, 'NYSC completed within the last # year', 'NYSC completed within the last # years');
  return isGraduation
    ? plural(months, 'Graduated within the last # month', 'Graduated within the last # months')
    : plural(months, 'NYSC completed within the last # month', 'NYSC completed within the last # months');
}
