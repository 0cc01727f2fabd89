import { withoutEntities } from '@career/contracts/marked-text/character-references';
import { LIMITS } from '@career/contracts/vocabulary/limits';

/** Elements whose content nobody reads. */
const UNREAD = ['script', 'style', 'template', 'noscript', 'head', 'svg'];
const LINE_ENDS = new Set([
  'p',
  'div',
  'br',
  'ul',
  'ol',
  'tr',
  'section',
  'article',
  'header',
  'footer',
  'hr',
]);
const HEADING = /^h[1-6]$/;

/** Text of markup, with its lines and bullets; text without markup stays as it is. Reads each character once. */
export function textOfMarkup(markup: string): string {
  if (!/<[a-z!/]/i.test(markup)) return tidyLines(withoutEntities(markup));
  const lower = markup.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const open = nextTag(lower, at);
    parts.push(markup.slice(at, open));
    if (open === markup.length) break;
    const close = markup.indexOf('>', open);
    if (close === -1) break;
    const [, slash, name = ''] = /^(\/?)([a-z0-9]*)/.exec(lower.slice(open + 1, open + 16)) ?? [];
    const isOpening = slash === '';
    at = close + 1;
    parts.push(breakAt(name, isOpening));
    if (isOpening && UNREAD.includes(name)) {
      const end = lower.indexOf(`</${name}`, at);
      at = end === -1 ? markup.length : end;
    }
  }
  return tidyLines(withoutEntities(parts.join('')));
}

/** The line breaks that a tag stands for. */
function breakAt(name: string, isOpening: boolean): string {
  if (name === 'li' && isOpening) return '\n• ';
  if (LINE_ENDS.has(name)) return '\n';
  return HEADING.test(name) ? '\n\n' : '';
}

/** Where the next tag or comment opens; `<` before anything else is text. */
function nextTag(lower: string, from: number): number {
  let at = lower.indexOf('<', from);
  while (at !== -1 && !/[a-z!/]/.test(lower[at + 1] ?? '')) at = lower.indexOf('<', at + 1);
  return at === -1 ? lower.length : at;
}

/** One blank between words, at most one empty line between lines. */
function tidyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\t\f\v\u00a0 ]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text that can be stored: no NUL and no half of a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Cut to so many characters; none is halved. */
const cut = (text: string, characters: number): string => {
  const prefix = [...text.slice(0, 2 * characters)];
  return prefix.length <= characters ? text.slice(0, 2 * characters) : prefix.slice(0, characters).join('');
};

/** One line that fits a line field of an application. */
export const oneLine = (text: string): string =>
  cut(storable(text).replace(/\s+/g, ' ').trim(), LIMITS.lineMax).trim();

/** Prose that fits the description of an application. */
export const prose = (text: string): string => cut(storable(text), LIMITS.postingMax);

/** The address when it is http or https and short enough to store; else empty. */
export function webAddress(text: string): string {
  const address = storable(text).trim();
  return /^https?:\/\/[^\s/$.?#]\S*$/i.test(address) && address.length <= LIMITS.urlMax ? address : '';
}
