/** Pay that is far above what a kind of work is paid. */
export interface PayBand {
  /** Whole words of a title, or of a posting that promises work without experience. */
  words: readonly string[];
  /** ISO 4217. Amounts are compared in this currency only, never converted. */
  currency: string;
  /** More than this a month is far above the band. */
  monthlyMax: number;
  /** Where the figure comes from, in words for people. */
  basis: string;
}

/** Work that needs no training, as titles name it, and promises of it. */
export const ENTRY_WORK: readonly string[] = [
  'cleaner',
  'janitor',
  'receptionist',
  'front desk',
  'data entry',
  'typist',
  'copy typist',
  'security guard',
  'gateman',
  'driver',
  'dispatch rider',
  'sales girl',
  'sales boy',
  'shop attendant',
  'store attendant',
  'store keeper',
  'cashier',
  'factory worker',
  'factory hand',
  'packer',
  'packaging',
  'house help',
  'housekeeper',
  'nanny',
  'waiter',
  'waitress',
  'steward',
  'kitchen assistant',
  'office assistant',
  'errand',
  'product tester',
  'captcha',
  'no experience needed',
  'no experience is needed',
  'no experience required',
  'no experience necessary',
  'no skill required',
  'no skills required',
  'no qualification needed',
  'no qualifications needed',
];

/**
 * Ceilings for work without training: several times the lowest lawful pay, so that a generous employer is not suspected.
 * Nigeria: 7 x ₦70,000 a month (National Minimum Wage (Amendment) Act 2024). United States: 3 x US$7.25 an hour
 * (Fair Labor Standards Act) at 2,080 hours a year. United Kingdom: 2 x £12.21 an hour (National Living Wage from April
 * 2025). South Africa: 4 x R28.79 an hour (National Minimum Wage from March 2025).
 */
export const PAY_BANDS: readonly PayBand[] = [
  {
    words: ENTRY_WORK,
    currency: 'NGN',
    monthlyMax: 490_000,
    basis: '7 times the national minimum wage of ₦70,000 a month',
  },
  {
    words: ENTRY_WORK,
    currency: 'USD',
    monthlyMax: 3_770,
    basis: '3 times the US federal minimum wage of US$7.25 an hour',
  },
  {
    words: ENTRY_WORK,
    currency: 'GBP',
    monthlyMax: 4_233,
    basis: '2 times the UK National Living Wage of £12.21 an hour',
  },
  {
    words: ENTRY_WORK,
    currency: 'ZAR',
    monthlyMax: 19_960,
    basis: '4 times the South African minimum wage of R28.79 an hour',
  },
];
