/** Markup that is not escaped again. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | Markup | undefined | false | readonly Part[];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function shown(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(shown).join('') : escaped(String(part));
}

/** HTML with texts escaped; lists are joined, what is missing is left out. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((text, at) => text + shown(parts[at])).join(''));

export const isEmpty = (part: Part): boolean => shown(part).trim() === '';

export const bullets = (lines: readonly string[]): Part =>
  lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

export const paragraphs = (lines: readonly string[]): Part => lines.map((line) => html`<p>${line}</p>`);

/** One after the other in one paragraph. */
export const flowing =
  (separator: string) =>
  (lines: readonly string[]): Part =>
    lines.length > 0 && html`<p>${lines.join(separator)}</p>`;

/** A section with its heading; nothing where it has no content. */
export const block = (heading: string, content: Part, kind = ''): Part =>
  !isEmpty(content) && html`<section class="${kind}"><h2>${heading}</h2><div>${content}</div></section>`;

/** A whole document; `css` follows a plain base of sizes. */
export const documentOf = (language: string, css: string, body: Part): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
* { box-sizing: border-box } body { margin: 0; font: 10.5pt/1.35 'Liberation Sans' } h1, h2, h3, p, ul { margin: 0 }
h2 { font-size: 13pt; margin: 12pt 0 4pt } h3 { font-size: 11pt } ul { padding-left: 15pt } table { border-collapse: collapse }
${css}</style><body>${shown(body)}</body></html>`;
