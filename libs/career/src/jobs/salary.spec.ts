import { describe, expect, it } from '@jest/globals';
import { perMonth, salary } from './salary.ts';

const RATES = { date: '2026-11-20', source: 'Central Bank of Nigeria', naira: { USD: 1500, GBP: 2000 } };

describe('salary', () => {
  it('keeps the currency of the posting and adds naira with the rate and its day', () => {
    expect(salary('US$48,000 - US$66,000 a year', RATES)).toEqual({
      currency: 'USD',
      min: 48_000,
      max: 66_000,
      period: 'year',
      naira: { min: 72_000_000, max: 99_000_000 },
      rate: { naira: 1500, date: '2026-11-20', source: 'Central Bank of Nigeria' },
    });
  });

  it('converts nothing without a rate for the currency', () => {
    expect(salary('€50k a year', RATES)).toMatchObject({
      currency: 'EUR',
      min: 50_000,
      naira: null,
      rate: null,
    });
    expect(salary('£30,000 a year')).toMatchObject({ currency: 'GBP', naira: null, rate: null });
    expect(salary('£30,000 a year', { ...RATES, naira: { GBP: 0 } })).toMatchObject({ naira: null });
  });

  it('needs no rate for naira', () => {
    expect(salary('₦250k – ₦350k monthly')).toEqual({
      currency: 'NGN',
      min: 250_000,
      max: 350_000,
      period: 'month',
      naira: { min: 250_000, max: 350_000 },
      rate: null,
    });
  });

  it.each([
    ['250-350k NGN per month', 'NGN', 250_000, 350_000, 'month'],
    ['R480 000 per annum', 'ZAR', 480_000, 480_000, 'year'],
    ['€4.800 – €6.000 / month', 'EUR', 4_800, 6_000, 'month'],
    ['KSh 1,200.50 daily', 'KES', 1_200.5, 1_200.5, 'day'],
    ['1.5m naira yearly', 'NGN', 1_500_000, 1_500_000, 'year'],
    ['$70,000 USD', 'USD', 70_000, 70_000, null],
    ["CHF 100'000 per year", 'CHF', 100_000, 100_000, 'year'],
    ['300 000 FCFA par mois', 'XOF', 300_000, 300_000, 'month'],
    ['$20/hr - $25/hr', 'USD', 20, 25, 'hour'],
    ['₦200,000 (Two hundred thousand naira only) monthly', 'NGN', 200_000, 200_000, 'month'],
    ['up to GHS 9,000', 'GHS', 9_000, 9_000, null],
  ])('reads %s', (text, currency, min, max, period) => {
    expect(salary(text)).toMatchObject({ currency, min, max, period });
  });

  it.each(['', 'Competitive', '80k-100k', '$0.12 per word', 'CONPCASS 03', 'Band 5', '3 years', '5 N'])(
    'reads no pay into %p',
    (text) => {
      expect(salary(text)).toBeNull();
    },
  );

  it('takes null and huge texts', () => {
    expect(salary(null)).toBeNull();
    expect(salary('1,'.repeat(50_000))).toBeNull();
  });
});

it('counts full-time months', () => {
  expect(perMonth(1_200, 'year')).toBe(100);
  expect(perMonth(12, 'hour')).toBe(2_080);
});
