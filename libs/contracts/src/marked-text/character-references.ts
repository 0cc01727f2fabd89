/** Named references that web pages and editors write. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  pound: '£',
  euro: '€',
};

/** Numbers of no character, and halves of a surrogate pair, give nothing. */
const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';

/** Replaces the character references of HTML, such as `&amp;` and `&#8358;`; unknown names stay as they are. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    return NAMED[String(name).toLowerCase()] ?? whole;
  });
