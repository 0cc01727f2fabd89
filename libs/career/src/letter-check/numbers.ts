/** A number that a text states. */
export interface StatedNumber {
  value: number;
  /** As written, with what belongs to it: `61%`, `R14 million`, `more than ten`. */
  quote: string;
  start: number;
  end: number;
  /** `%`, `years` or empty. */
  unit: '' | '%' | 'years';
  /** Stated as a bound: `more than 50` is true of 62. */
  atLeast: boolean;
}

const ONES: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + index * 10]),
);
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  million: 1_000_000,
  m: 1_000_000,
  mn: 1_000_000,
  billion: 1_000_000_000,
  bn: 1_000_000_000,
};
const SMALL = Object.keys(ONES).join('|');
const TENS_WORDS = Object.keys(TENS).join('|');
const SPELLED = `(?:(?:${TENS_WORDS})(?:[- ](?:${SMALL}))?|${SMALL}|(?:a |one )?(?:dozen|hundred|thousand|million))`;
const NUMBER = new RegExp(
  `(?<bound>(?:more than|over|above|at least|upwards of|in excess of)\\s+)?(?<sign>[₦$€£#]|(?:US|CA|A)\\$|R|CFA |KES |NGN |N)?(?<![\\p{L}\\d.])(?:(?<digits>\\d+(?:[.,\\u00a0 ]\\d{3})*(?:[.,]\\d+)?|\\d+(?:\\.\\d+)?)|(?<spelled>${SPELLED}(?:[ -](?:and )?${SPELLED})?))(?<plus>\\+)?(?:[ -]?(?<scale>hundred|thousand|million|billion|dozen|k|mn|bn|m)(?![\\p{L}]))?(?<unit>\\s?%| per ?cent| percent|[ -]years?(?![\\p{L}]))?(?![\\p{L}\\d])`,
  'giu',
);

const digitsOf = (written: string): number =>
  Number(written.replace(/[,\u00a0 .](?=\d{3}(?!\d))/g, '').replace(',', '.'));

function spelledValue(written: string): number {
  let value = 0;
  let part = 0;
  for (const word of written.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word];
    if (scale !== undefined) part = Math.max(1, part) * scale;
    else part += ONES[word] ?? TENS[word] ?? 0;
  }
  value += part;
  return value;
}

/** `ten or more`, `five years and above` are bounds, too. */
const OR_MORE = /^\s+(?:or (?:more|above|over)|and (?:more|above|over)|plus)(?!\p{L})/iu;

/** Every number of a text, in digits or in words, with its unit. */
export function numbersOf(text: string): StatedNumber[] {
  return [...text.matchAll(NUMBER)].map((found) => {
    const [more = ''] = OR_MORE.exec(text.slice(found.index + found[0].length)) ?? [];
    const { digits, spelled = '', scale, unit = '', bound, plus } = found.groups ?? {};
    const base = digits === undefined ? spelledValue(spelled) : digitsOf(digits);
    return {
      value: base * (scale ? (SCALES[scale.toLowerCase()] ?? 1) : 1),
      quote: `${found[0]}${more}`.trim(),
      start: found.index,
      end: found.index + found[0].length + more.length,
      unit: /%|cent/i.test(unit) ? '%' : /year/i.test(unit) ? 'years' : '',
      atLeast: more !== '' || Boolean(bound ?? plus),
    };
  });
}
