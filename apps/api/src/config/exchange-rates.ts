/** Naira for one unit of other currencies, as configured. */
export interface ExchangeRatesConfig {
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
  /** By ISO 4217 code, in the order given. */
  naira: Readonly<Record<string, number>>;
}

const PAIR = /^([A-Z]{3})=(\d{1,12}(?:\.\d{1,8})?)$/;

/**
 * Reads `USD=1520.50, GBP=2010`.
 * @throws an error that says what is wrong with it.
 */
export function parseRates(text: string): Record<string, number> {
  const pairs = text
    .split(/[\s,]+/)
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, currency = '', amount = ''] = PAIR.exec(pair) ?? [];
      if (currency === '' || currency === 'NGN' || !(Number(amount) > 0)) {
        throw new Error(`'${pair}' is not a currency and its worth in naira such as USD=1520.50`);
      }
      return [currency, Number(amount)] as const;
    });
  const twice = pairs.find(([currency], index) => pairs.findIndex(([other]) => other === currency) < index);
  if (twice) throw new Error(`${twice[0]} is given twice`);
  return Object.fromEntries(pairs);
}

/** Whether a text is a day that has begun somewhere on earth. */
export function isPastDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  const HOURS_AHEAD_OF_UTC = 14;
  return new Date(time).toISOString().startsWith(text) && time <= Date.now() + HOURS_AHEAD_OF_UTC * 3_600_000;
}
