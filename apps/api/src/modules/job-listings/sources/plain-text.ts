import { convert } from 'html-to-text';

const SKIPPED = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'head',
  'title',
  'form',
  'img',
  'video',
  'audio',
];
/** More is not a posting; what is beyond is not read. */
const READ_CHARACTERS = 200_000;
const LOOKS_LIKE_HTML = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i;
/** Sources escape once, some twice. */
const MOST_PASSES = 3;

/** Invisible characters that turn or hide what a person reads. */
const DECEPTIVE = /\p{Cf}|(?![\n\t])\p{Cc}/gu;

/** HTML, escaped or not, as text with its paragraphs and lists; never any markup. */
export function plainText(source: string, most: number): string {
  let text = source.slice(0, READ_CHARACTERS);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const isHtml = LOOKS_LIKE_HTML.test(text);
    if (!isHtml && !/&(?:[a-z]+|#x?[0-9a-f]+);/i.test(text)) break;
    text = convert(text, {
      wordwrap: false,
      preserveNewlines: !isHtml,
      decodeEntities: true,
      limits: { maxInputLength: READ_CHARACTERS, maxDepth: 200, ellipsis: '' },
      selectors: [
        ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
        { selector: 'a', options: { ignoreHref: true } },
        { selector: 'table', format: 'block' },
        ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
          selector,
          options: { uppercase: false },
        })),
      ],
    });
  }
  // What still looks like a tag after three passes was made to.
  if (LOOKS_LIKE_HTML.test(text)) text = text.replaceAll(/[<>]/g, ' ');
  const tidy = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(DECEPTIVE, '')
    .replaceAll(/[\t\u00a0 ]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
  return cut(tidy, most);
}

/** The same on a single line. */
export const plainLine = (source: string, most: number): string =>
  cut(plainText(source, most * 4).replaceAll(/\s+/g, ' '), most);

/** Cuts after a whole character, with a sign that something is missing. */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
