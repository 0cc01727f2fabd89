const NUMBER = /(?<![\p{L}\p{N}])\d[\d,.]*(?:\s?(?:k|m|bn|million|billion|thousand))?(?![\p{N}])/giu;
const BARE_YEAR = /^(?:19|20)\d\d$/;
const CURRENCY_BEFORE = /(?:[₦$€£¥₵]|\b(?:ngn|usd|gbp|eur|ghs|kes|zar|rwf|ugx|naira|n))\s?$/iu;
const UNIT_AFTER = /^\s?(?:%|percent|per cent|\+|x\b|[\p{L}][\p{L}-]+)/u;
const CALENDAR_BEFORE =
  /\b(?:in|since|from|until|till|by|of|during|year|to|and|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|class of|q[1-4])\s?$/iu;
const NAME_BEFORE =
  /\b(?:level|iso|ifrs|ias|windows|office|grade|version|v|phase|class|type|section|form|part|shs|jss|ss|covid|http|web|css|html|python|angular|java|es)[\s-]?$/iu;
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|thousand|thousands|dozen|dozens|half|doubled|tripled|halved|quarter of|third of)\b/i;

/**
 * Whether a statement carries a result or a size that can be counted: a percentage, money, a count, a time. A bare
 * year, a version and the number of a standard are none. The size of the number does not matter.
 */
export function isQuantified(statement: string): boolean {
  for (const { 0: found, index } of statement.matchAll(NUMBER)) {
    const before = statement.slice(Math.max(0, index - 20), index);
    const after = statement.slice(index + found.length, index + found.length + 20);
    const digits = found.replace(/[,.]+$/, '');
    if (CURRENCY_BEFORE.test(before)) return true;
    if (NAME_BEFORE.test(before)) continue;
    if (BARE_YEAR.test(digits) && (CALENDAR_BEFORE.test(before) || !UNIT_AFTER.test(after))) continue;
    return true;
  }
  return SPELLED.test(statement);
}
