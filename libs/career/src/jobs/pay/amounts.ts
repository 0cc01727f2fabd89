import { type CurrencySign, SIGN_AFTER, SIGN_BEFORE, signOf } from './currencies.ts';

/** An amount or a range of amounts as a text names it. */
export interface Amount {
  min: number;
  max: number;
  sign: CurrencySign | undefined;
  /** It is written as `4 LPA`: lakh of Indian rupees a year. */
  isLpa: boolean;
  /** A multiplier such as k, or thousands: it looks like pay without a currency, too. */
  isLarge: boolean;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:[ ,.'’]\d{3})+(?:[.,]\d{1,2})?(?![\d])|\d+(?:[.,]\d{1,2})?(?!\d)`;
const TIMES = String.raw`k|tsd\.?|thousand|t(?=€)|mn|mln|mio\.?|million|mil|m|juta|lakhs?|lacs?|l(?=\b)|crores?|cr|lpa`;
const amount = (n: string): string =>
  String.raw`(?<before${n}>(?<![\p{L}])(?:${SIGN_BEFORE}))?\s?(?<number${n}>${NUMBER})\s?(?<times${n}>(?:${TIMES})(?![\p{L}\d]))?\s?(?<after${n}>${SIGN_AFTER})?`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,\p{L}])${amount('1')}(?:(?:\s?\/\s?\p{L}{1,5})?\s?(?:-|–|—|to|and|&|bis|à)\s?${amount('2')})?`,
  'giu',
);

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd|thousand|t)/i, 1e3],
  [/^(?:lakh|lac|lpa|l$)/i, 1e5],
  [/^(?:crore|cr)/i, 1e7],
  [/^(?:m|juta)/i, 1e6],
];

type Groups = Record<string, string | undefined>;

/** Every amount of a text, in order. */
export const amountsIn = (text: string): Amount[] => [...text.matchAll(RANGE)].flatMap(read);

function read(match: RegExpExecArray): Amount[] {
  const part: Groups = match.groups ?? {};
  const first = amountOf(part.number1, part.times1 ?? borrowed(part));
  const second = part.number2 === undefined ? first : amountOf(part.number2, part.times2 ?? shared(part));
  if (!(first >= 0) || !(second >= 0)) return [];
  const times = part.times1 ?? part.times2;
  return [
    {
      min: Math.min(first, second),
      max: Math.max(first, second),
      sign: signIn(part),
      isLpa: /^lpa/i.test(times ?? ''),
      isLarge: times !== undefined || first >= 1_000,
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
}

/** `$` is made precise by a code at the end: `$58,000 - $66,000 CAD`. */
function signIn(part: Groups): CurrencySign | undefined {
  const after = part.after2 ?? part.after1;
  const before = part.before1 ?? part.before2;
  const exact = after === undefined ? undefined : signOf(after, false);
  return exact ?? (before === undefined ? undefined : signOf(before, true));
}

/** `250 - 350k` means 250k: the first number takes the multiplier of the second where it is otherwise far too small. */
function borrowed(part: Groups): string | undefined {
  if (part.number2 === undefined || part.times2 === undefined) return undefined;
  return amountOf(part.number1, undefined) < 1000 ? part.times2 : undefined;
}

/** `£30k-35`: the other way round. */
const shared = (part: Groups): string | undefined =>
  part.times1 !== undefined && amountOf(part.number2, undefined) < 1000 ? part.times1 : undefined;

function amountOf(digits: string | undefined, times: string | undefined): number {
  if (digits === undefined) return Number.NaN;
  const grouped = digits.replaceAll(/[ ,.'’](?=\d{3}(?:\D|$))/g, '').replaceAll(/,(?=\d{2},?\d{3})/g, '');
  const factor = FACTORS.find(([rule]) => rule.test(times ?? ''))?.[1] ?? 1;
  return Math.round(Number(grouped.replace(',', '.')) * factor * 100) / 100;
}
