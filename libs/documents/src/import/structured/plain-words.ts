import { withoutEntities } from '@career/contracts/marked-text/character-references';

const TAG =
  /<\/?(?:p|br|ul|ol|li|div|span|strong|em|b|i|u|s|a|h[1-6]|blockquote|code|pre|mark|sub|sup)(?:\s[^<>]*)?\/?>/gi;

/** Text without the markup that web editors store: paragraphs and list entries become lines. Other text stays as it is. */
export function plainWords(text: string): string {
  if (text.search(TAG) < 0) return text;
  const plain = text
    .replace(/<\/(?:p|li|div|h[1-6]|ul|ol|blockquote|pre)>|<br\s*\/?>/gi, '\n')
    .replace(TAG, '');
  return withoutEntities(plain)
    .replaceAll('\0', '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
