import { isSafeAddress } from '@career/contracts/marked-text/safe-address';
import { joined, type Span } from '@career/contracts/marked-text/spans';
import { writeSpans } from '@career/contracts/marked-text/write-spans';

/** What is around a piece of text. */
interface Around {
  bold: boolean;
  italic: boolean;
  link: string | undefined;
}

interface Line {
  prefix: string;
  spans: Span[];
}

const UNREAD: ReadonlySet<string> = new Set(
  'HEAD STYLE SCRIPT TEMPLATE TITLE META LINK IMG SVG MATH VIDEO AUDIO OBJECT IFRAME INPUT SELECT BUTTON TEXTAREA'.split(
    ' ',
  ),
);
const BLOCKS: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);
const BOLD: ReadonlySet<string> = new Set(['B', 'STRONG']);
const ITALIC: ReadonlySet<string> = new Set(['I', 'EM', 'CITE']);

/**
 * A formatted text of the clipboard as marked text: bullets, numbers, bold, italic and links of Word, word processors on the
 * web and pages; nothing else of it. The page is read and never shown, so nothing in it runs or loads.
 */
export function markedPage(page: string): string {
  const { body } = new DOMParser().parseFromString(fragmentOf(page), 'text/html');
  const reader = new PageReader();
  reader.read(body, { bold: false, italic: false, link: undefined });
  return reader.text();
}

/** Browsers mark what was copied within the page it is from. */
const fragmentOf = (page: string): string => {
  const [, fragment] = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(page) ?? [];
  return fragment ?? page;
};

class PageReader {
  readonly #lines: Line[] = [];
  #line: Line = { prefix: '', spans: [] };

  text(): string {
    this.#end();
    return this.#lines.map(({ prefix, spans }) => prefix + writeSpans(spans)).join('\n');
  }

  read(element: Element, around: Around): void {
    for (const node of element.childNodes) {
      if (node instanceof Text) this.#words(node.data, around);
      else if (node instanceof Element) this.#element(node, around);
    }
  }

  #element(element: Element, around: Around): void {
    const tag = element.tagName.toUpperCase();
    if (UNREAD.has(tag) || isHidden(element)) return;
    if (tag === 'BR') {
      this.#end();
      return;
    }
    const isBlock = BLOCKS.has(tag);
    if (isBlock && !isFirstOfItem(element)) this.#end();
    const prefix = prefixOf(element, tag);
    if (prefix !== '') this.#line.prefix = prefix;
    this.read(element, looksOf(element, tag, around));
    // Cells of a row stand apart.
    if (tag === 'TD' || tag === 'TH') this.#words(' ', around);
    if (isBlock) this.#end();
  }

  #words(words: string, { bold, italic, link }: Around): void {
    const text = words.replace(/[\s\u00a0]+/g, ' ');
    this.#line.spans.push({ text, ...(bold && { bold }), ...(italic && { italic }), ...(link && { link }) });
  }

  #end(): void {
    const { prefix } = this.#line;
    const spans = oneSpaced(joined(this.#line.spans));
    if (spans.length > 0) this.#lines.push({ prefix, spans });
    this.#line = { prefix: '', spans: [] };
  }
}

/** One space between words, none around the line. */
function oneSpaced(spans: readonly Span[]): Span[] {
  let before = ' ';
  const spaced = spans.map((span) => {
    const text = (before.endsWith(' ') ? span.text.trimStart() : span.text).replace(/ +/g, ' ');
    before = text === '' ? before : text;
    return { ...span, text };
  });
  const last = spaced.findLast(({ text }) => text !== '');
  if (last) last.text = last.text.trimEnd();
  return joined(spaced);
}

/** Word says what it drew as the bullet of a line; it is the prefix already. */
const isHidden = (element: Element): boolean =>
  /mso-list\s*:\s*ignore|display\s*:\s*none|mso-hide\s*:\s*all/i.test(element.getAttribute('style') ?? '');

/** Word processors on the web put a paragraph into each item. */
const isFirstOfItem = ({ parentElement, tagName }: Element): boolean =>
  tagName === 'P' && parentElement?.tagName === 'LI';

function prefixOf(element: Element, tag: string): string {
  if (tag === 'LI') return element.parentElement?.tagName === 'OL' ? `${placeInList(element)}. ` : '- ';
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list\s*:\s*l\d/i.test(style)) return '';
  const [, number] = /^\W*(\d{1,2})[.)]/.exec(element.textContent ?? '') ?? [];
  return number ? `${number}. ` : '- ';
}

function placeInList(element: Element): number {
  const items = [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'LI');
  return items.indexOf(element) + 1;
}

function looksOf(element: Element, tag: string, around: Around): Around {
  const style = element.getAttribute('style') ?? '';
  const [, weight] = /font-weight\s*:\s*(\w+)/i.exec(style) ?? [];
  const [, slant] = /font-style\s*:\s*(\w+)/i.exec(style) ?? [];
  const href = tag === 'A' ? (element.getAttribute('href') ?? '') : '';
  const address = href.trim().replaceAll('(', '%28').replaceAll(')', '%29');
  return {
    bold: weight === undefined ? around.bold || BOLD.has(tag) : /^(?:bold|bolder|[6-9]00)$/i.test(weight),
    italic: slant === undefined ? around.italic || ITALIC.has(tag) : /^(?:italic|oblique)$/i.test(slant),
    link: !/\s/.test(address) && isSafeAddress(address) ? address : around.link,
  };
}
