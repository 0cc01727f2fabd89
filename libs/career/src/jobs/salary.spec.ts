import { describe, expect, it } from '@jest/globals';
import { perMonth } from './pay/period.ts';
import { salary } from './salary.ts';

const RATES = { date: '2026-11-20', source: 'Central Bank of Nigeria', naira: { USD: 1500, GBP: 2000 } };

describe('salary', () => {
  it('keeps the currency of the posting and adds naira with the rate and its day', () => {
    expect(salary('US$48,000 - US$66,000 a year', RATES)).toEqual({
      currency: 'USD',
      min: 48_000,
      max: 66_000,
      period: 'year',
      basis: null,
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
      basis: null,
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
    ['up to GHS 9,000', 'GHS', null, 9_000, null],
    ['from KES 40,000 monthly', 'KES', 40_000, null, 'month'],
    ['4-6 LPA', 'INR', 400_000, 600_000, 'year'],
    ['₦150,000 monthly plus transport allowance of ₦30,000', 'NGN', 150_000, 150_000, 'month'],
    ['13th month; ₦90,000 monthly', 'NGN', 90_000, 90_000, 'month'],
    ['$900 biweekly', 'USD', 900, 900, 'fortnight'],
    ['80k-100k', null, 80_000, 100_000, null],
  ])('reads %s', (text, currency, min, max, period) => {
    expect(salary(text)).toMatchObject({ currency, min, max, period });
  });

  it.each(['', 'Competitive', '$0.12 per word', 'CONPCASS 03', 'Band 5', '3 years', '5 N'])(
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

it.each([
  ['80k-100k monthly', 'Ikeja, Lagos', 'NGN'],
  ['80k-100k monthly', 'Accra, Ghana', null],
  ['80k-100k monthly', 'Remote', null],
  ['$900 a month', 'Lagos', 'USD'],
  ['$900 a month', 'Toronto, Canada', 'CAD'],
  ['Rs 50,000 a month', 'Remote', null],
  ['Rs 50,000 a month', 'Lahore, Pakistan', 'PKR'],
])('takes %s in %s for %s', (text, place, currency) => {
  expect(salary(text, RATES, place)).toMatchObject({ currency });
});

it('tells pay before deductions from pay after them', () => {
  expect(salary('₦250,000 net')).toMatchObject({ basis: 'net' });
  expect(salary('€2.400 brutto im Monat')).toMatchObject({ basis: 'gross' });
  expect(salary('₦250,000 basic, gross to be agreed')).toMatchObject({ basis: null });
});

it('converts only the end of a range that is named', () => {
  expect(salary('up to US$2,000 a month', RATES)).toMatchObject({ naira: { min: null, max: 3_000_000 } });
});

it('counts full-time months', () => {
  expect(perMonth(1_200, 'year')).toBe(100);
  expect(perMonth(12, 'hour')).toBe(2_080);
});
