/** How postings write a currency, as a regular expression source. Earlier ones are tried first: `US$` before `$`. */
const SPELLINGS: readonly (readonly [code: string, spelling: string])[] = [
  ['NGN', '₦|NGN|naira|N(?=\\s?\\d)|#(?=\\s?\\d)'],
  ['USD', 'US\\s?\\$|USD\\s?\\$?'],
  ['CAD', 'CA\\$|C\\$|CAD\\s?\\$?'],
  ['AUD', 'AU\\$|A\\$|AUD\\s?\\$?'],
  ['NZD', 'NZ\\$|NZD'],
  ['SGD', 'S\\$|SGD'],
  ['HKD', 'HK\\$|HKD'],
  ['BRL', 'R\\$|BRL'],
  ['GHS', 'GH₵|GH¢|GHS|GHC|₵|cedis'],
  ['GBP', '£|GBP'],
  ['EUR', '€|EUR(?:OS?)?'],
  ['KES', 'KSh\\.?|Kshs?\\.?|KES'],
  ['UGX', 'UGX|USh'],
  ['TZS', 'TZS|TSh'],
  ['RWF', 'RWF'],
  ['ZMW', 'ZMW'],
  ['EGP', 'EGP'],
  ['MAD', 'MAD'],
  ['ETB', 'ETB'],
  ['XOF', 'XOF|F\\s?CFA|FCFA|CFA'],
  ['XAF', 'XAF'],
  ['ZAR', 'ZAR|R(?=\\s?\\d{2,3}[\\s,.]?\\d{3}|\\s?\\d{4}|\\s?\\d+(?:\\.\\d+)?\\s?[km]\\b)'],
  ['INR', '₹|INR|Rs\\.?'],
  ['AED', 'AED|Dhs?\\.?'],
  ['SAR', 'SAR'],
  ['QAR', 'QAR'],
  ['KWD', 'KWD'],
  ['OMR', 'OMR'],
  ['BHD', 'BHD'],
  ['CHF', 'CHF'],
  ['SEK', 'SEK'],
  ['NOK', 'NOK'],
  ['DKK', 'DKK'],
  ['PLN', 'PLN'],
  ['JPY', 'JPY|¥'],
  ['CNY', 'CNY|RMB'],
  ['PHP', 'PHP|₱'],
  ['MXN', 'MXN'],
  ['USD', '\\$'],
];

/** Any spelling, for use inside a larger expression. */
export const ANY_CURRENCY = SPELLINGS.map(([, spelling]) => spelling).join('|');

const readers = SPELLINGS.map(([code, spelling]) => ({
  code,
  // A look-ahead for the amount cannot hold where only the sign is given.
  sign: new RegExp(`^(?:${spelling.replaceAll(/\(\?=(?:[^()]|\([^()]*\))*\)/g, '')})$`, 'iu'),
}));

/** @returns the ISO 4217 code that a sign or word stands for; a bare `$` is the US dollar. */
export const currencyOf = (sign: string): string | undefined =>
  readers.find((reader) => reader.sign.test(sign.trim()))?.code;
