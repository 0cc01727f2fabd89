/** Hours from UTC, both ends included. */
export type HourRange = readonly [from: number, to: number];

const CLOCKS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  BST: 0,
  WAT: 1,
  CET: 1,
  CEST: 1,
  EET: 2,
  SAST: 2,
  CAT: 2,
  EAT: 3,
  GST: 4,
  IST: 5.5,
  SGT: 8,
  JST: 9,
  AEST: 10,
  EST: -5,
  ET: -5,
  EDT: -5,
  CST: -6,
  CT: -6,
  MST: -7,
  PST: -8,
  PT: -8,
  PDT: -8,
};
const ZONES: readonly (readonly [RegExp, HourRange])[] = [
  [/\b(?:US|U\.S\.|American|North American)\b/, [-10, -4]],
  [/\b(?:European|EU|Europe)\b/, [0, 3]],
  [/\b(?:Eastern|Pacific|Central|Mountain)\b/, [-8, -5]],
];
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const COUNT = '(\\d{1,2}|one|two|three|four|five|six)';
const NAMED = Object.keys(CLOCKS).join('|');

const BETWEEN =
  /\b(?:UTC|GMT|CET|WAT)\s?([+-]\s?\d{1,2})?\s?(?:to|-|–|and|\/)\s?(?:UTC|GMT|CET)?\s?([+-]\s?\d{1,2})(?![\d/])/i;
const AROUND = new RegExp(
  `\\b(${NAMED})\\s?\\)?\\s?([+-]\\s?\\d{1,2})?\\s?\\(?(?:±|\\+\\s?\\/\\s?-?|\\+\\s?\\\\?\\s?-|\\+-)\\s?${COUNT}`,
  'i',
);
const NEAR = new RegExp(`\\bwithin\\s+${COUNT}\\s*(?:hours?|h|hrs)\\s+(?:of|from)\\s+(${NAMED})\\b`, 'i');

const toNumber = (text: string | undefined): number =>
  NUMBERS[text?.toLowerCase() ?? ''] ?? Number((text ?? '0').replaceAll(' ', ''));

/** Hours from UTC that a text names: `UTC-5 to UTC+2`, `CET ± 3`, `within two hours of CET`. */
export function hoursFromUtc(text: string): HourRange | undefined {
  const line = text.slice(0, 400).replaceAll('−', '-');
  const around = AROUND.exec(line);
  if (around) {
    const middle = (CLOCKS[around[1]?.toUpperCase() ?? ''] ?? 0) + toNumber(around[2]);
    return [middle - toNumber(around[3]), middle + toNumber(around[3])];
  }
  const between = BETWEEN.exec(line);
  if (between) {
    const [from = 0, to = 0] = [toNumber(between[1]), toNumber(between[2])].sort((a, b) => a - b);
    return [from, to];
  }
  const near = NEAR.exec(line);
  const middle = CLOCKS[near?.[2]?.toUpperCase() ?? ''];
  return near && middle !== undefined ? [middle - toNumber(near[1]), middle + toNumber(near[1])] : undefined;
}

/** Hours of a zone that is named instead: `a US time zone`. */
export const hoursOfZone = (text: string): HourRange | undefined =>
  hoursFromUtc(text) ?? ZONES.find(([rule]) => rule.test(text.slice(0, 400)))?.[1];
