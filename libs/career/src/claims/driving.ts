const LICENCE =
  /(?<![\p{L}])(?:(?:driver(?:'|’)?s?(?:'|’)?|driving|drivers(?:'|’))[\s-](?:licen[cs]e|permit)|(?:heavy[- ]duty|(?<!reach[- ]|lift )truck|motorcycle|riding|rider(?:'|’)?s)[\s-](?:licen[cs]e|permit|card)|CDL|HGV(?: licen[cs]e)?|LGV(?: licen[cs]e)?|PSV(?: licen[cs]e)?|PCV(?: licen[cs]e)?)(?![\p{L}])|(?:class|category|code)\s+[A-Z]{1,2}\d?(?:\+E)?\s+(?:driver(?:'|’)?s?\s+|driving\s+)?licen[cs]e/giu;
const ITEM = '(?:[A-J]{1,2}\\d?(?:\\s?\\+\\s?E)?|\\d{1,2})';
const CLASSES = new RegExp(
  `(?<![\\p{L}])(?:class(?:es)?|categor(?:y|ies)|cat\\.?|codes?)[\\s:]+(${ITEM}(?:\\s*(?:,|and|&|\\/|or)\\s*${ITEM}(?![\\p{L}]))*)(?![\\p{L}])`,
  'giu',
);
const BRACKETED = new RegExp(
  `licen[cs]e\\s*\\(\\s*(${ITEM}(?:\\s*(?:,|and|&|\\/)\\s*${ITEM})*)\\s*\\)`,
  'giu',
);
const KINDS = /(?<![p{L}])(?:CDL|HGV|LGV|PSV|PCV|[Ii]nternational(?= driv))(?![p{L}])/g;

/** Driving licences that a text names. */
export const findDrivingLicences = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(LICENCE)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Classes of driving licence that a text names, in capitals: `CLASS G and E` gives `E` and `G`. */
export function drivingClasses(text: string): string[] {
  const listed = [...text.matchAll(CLASSES), ...text.matchAll(BRACKETED)].flatMap(([, list = '']) =>
    list.split(/,|\band\b|&|\/|\bor\b/i).map((one) => one.replace(/\s/g, '').toUpperCase()),
  );
  const kinds = [...text.matchAll(KINDS)].map(([kind]) => kind.toUpperCase());
  return [...new Set([...listed, ...kinds])].filter((one) => one !== '').sort();
}
