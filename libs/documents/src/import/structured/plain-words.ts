const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const TAG =
  /<\/?(?:p|br|ul|ol|li|div|span|strong|em|b|i|u|s|a|h[1-6]|blockquote|code|pre|mark|sub|sup)(?:\s[^<>]*)?\/?>/gi;

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
}

/** Text without the markup that web editors store: paragraphs and list entries become lines. Other text stays as it is. */
export function plainWords(text: string): string {
  if (text.search(TAG) < 0) return text;
  return text
    .replace(/<\/(?:p|li|div|h[1-6]|ul|ol|blockquote|pre)>|<br\s*\/?>/gi, '\n')
    .replace(TAG, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decoded)
    .replaceAll('\0', '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
