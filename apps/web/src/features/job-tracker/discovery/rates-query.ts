import '../../../shared/api/client.ts';
import type { ExchangeRates } from '@career/career/jobs/salary';
import { getExchangeRates } from '@career/client/operations';
import { queryOptions } from '@tanstack/react-query';

/** The rates that the operator configured; null when there are none. */
export const ratesQuery = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: async ({ signal }): Promise<ExchangeRates | null> => {
    const { date, source, rates } = (await getExchangeRates({ signal, throwOnError: true })).data;
    if (date === null) return null;
    return {
      date,
      source,
      naira: Object.fromEntries(rates.map(({ currency, naira }) => [currency, naira])),
    };
  },
});
