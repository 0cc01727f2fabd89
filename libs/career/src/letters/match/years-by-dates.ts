import { t } from '../../sentences/say.ts';

/** What the dates of the jobs add up to, which no line of the resume says. */
export const yearsByDates = (years: string): string => t`${years} years by the dates of your jobs`;
