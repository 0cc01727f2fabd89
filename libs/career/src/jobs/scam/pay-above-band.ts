import { perMonth } from '../pay/period.ts';
import { salary } from '../salary.ts';
import data from './data/pay-bands.json' with { type: 'json' };

/** Pay that is far above what work without training is paid. */
export interface PayBand {
  /** ISO 4217. Amounts are compared in this currency only, never converted. */
  currency: string;
  /** More than this a month is far above the band. */
  monthlyMax: number;
  /** Where the figure comes from, in words for people. */
  basis: string;
}

/** The built-in bands; their rows follow pay-bands.schema.json. */
export const PAY_BANDS: readonly PayBand[] = data.bands;

const wordsOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${words.join('|')})s?(?![\\p{L}])`, 'iu');
const ENTRY_TITLE = wordsOf(data.titles);
const PROMISE = wordsOf(data.promises);

/** The parts of a posting that are compared with a band. */
export interface PaidWork {
  title: string;
  location?: string;
  salary: string | null;
  sentences: readonly string[];
}

/**
 * Compares the least that a posting pays, in its own currency; without a period nothing is compared.
 * @returns the band that is left far behind.
 */
export function bandLeftBehind(
  { title, location, salary: text, sentences }: PaidWork,
  bands: readonly PayBand[],
): PayBand | undefined {
  const pay = salary(text, null, location);
  const amount = pay?.min ?? pay?.max;
  if (!pay?.period || amount === null || amount === undefined) return undefined;
  const monthly = perMonth(amount, pay.period);
  const isEntryWork = ENTRY_TITLE.test(title) || sentences.some((sentence) => PROMISE.test(sentence));
  return isEntryWork
    ? bands.find(({ currency, monthlyMax }) => currency === pay.currency && monthly > monthlyMax)
    : undefined;
}
