import { isSafeAddress } from '@career/contracts/marked-text/safe-address';
import type { Span } from '@career/contracts/marked-text/spans';
import type { Statement } from '@career/contracts/marked-text/statements';
import type {
  OutlineContact,
  OutlineEntry,
  OutlineSection,
  ResumeOutline,
} from '@career/contracts/resume-table/resume-outline';
import { withLanguages } from '../../../http/pages/foreign-pieces.ts';
import { html, type Markup, NOTHING } from '../../../http/pages/html.ts';

/** Characters of one block, so that a page can end between two. */
const BLOCK_CHARACTERS = 1_000;

/** How much around one line counts against its block. */
const LINE_CHARACTERS = 5;

/** Characters of an address that is a link here; longer ones are no address that a person made. */
const LINK_CHARACTERS = 500;

const isShownLink = (address: string): boolean => address.length <= LINK_CHARACTERS && isSafeAddress(address);

/** What is above the sections: name, tagline and how to reach the person. */
export function headerBlocks({ name, tagline, contacts }: ResumeOutline, language: string): Markup[] {
  const lists = chunked(contacts, ({ text, link = '' }) => text.length + link.length);
  return [
    html`<h1>${withLanguages(name, language)}</h1>${tagline !== '' && html`<p class="s">${withLanguages(tagline, language)}</p>`}`,
    ...lists.map((list) => html`<ul class="c">${list.map((contact) => contactItem(contact, language))}</ul>`),
  ];
}

function contactItem({ text, link }: OutlineContact, language: string): Markup {
  const shown = withLanguages(text.slice(0, BLOCK_CHARACTERS), language);
  return link && isShownLink(link)
    ? html`<li><a href="${link}" rel="nofollow noopener">${shown}</a></li>`
    : html`<li>${shown}</li>`;
}

/** Neighbours together, as far as a block has room. */
function chunked<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] {
  const chunks: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const length = lengthOf(item);
    const last = chunks.at(-1);
    if (last && size + length <= BLOCK_CHARACTERS) last.push(item);
    else chunks.push([item]);
    size = last && size + length <= BLOCK_CHARACTERS ? size + length : length;
  }
  return chunks;
}

/** Sections and closing lines as pieces of HTML that are whole in themselves. */
export function resumeBlocks({ sections, closing }: ResumeOutline, language: string): Markup[] {
  return [
    ...sections.flatMap((section) => sectionBlocks(section, language)),
    ...closing.map((line) => html`<p>${withLanguages(line, language)}</p>`),
  ];
}

function sectionBlocks({ heading, paragraphs, items, entries }: OutlineSection, language: string): Markup[] {
  const bullets = items.map((text): Statement => ({ kind: 'bullet', number: 0, spans: [{ text }] }));
  const [first = NOTHING, ...rest] = [
    ...statementBlocks(paragraphs, language),
    ...statementBlocks(bullets, language),
    ...entries.flatMap((entry) => entryBlocks(entry, language)),
  ];
  // A heading is never the last of a page.
  return [html`<h2>${withLanguages(heading, language)}</h2>${first}`, ...rest];
}

function entryBlocks({ title, detail, period, statements }: OutlineEntry, language: string): Markup[] {
  const [first = NOTHING, ...rest] = statementBlocks(statements, language);
  const below = [detail, period].filter(Boolean).join(' · ');
  return [
    html`<h3>${withLanguages(title, language)}</h3>${below !== '' && html`<p class="s">${withLanguages(below, language)}</p>`}${first}`,
    ...rest,
  ];
}

/** Statements of one kind together, as far as a block has room. */
const statementBlocks = (statements: readonly Statement[], language: string): Markup[] =>
  pieces(statements).map((group) => listOf(group, language));

/** Statements of one kind, as far as a block has room. */
function pieces(statements: readonly Statement[]): Statement[][] {
  const runs: Statement[][] = [];
  for (const statement of statements.flatMap(cut)) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === statement.kind) last.push(statement);
    else runs.push([statement]);
  }
  return runs.flatMap((run) => chunked(run, lengthOf));
}

const lengthOf = ({ spans }: Statement): number =>
  spans.reduce((sum, { text, link = '' }) => sum + LINE_CHARACTERS + text.length + link.length, 0);

/** A line that is longer than a block, in lines that are not. */
function cut(statement: Statement): Statement[] {
  if (lengthOf(statement) <= BLOCK_CHARACTERS) return [statement];
  return statement.spans.flatMap(({ text, ...look }) =>
    [
      ...text.matchAll(
        new RegExp(`[\\s\\S]{1,${BLOCK_CHARACTERS - 1}}(?:\\s|$)|[\\s\\S]{1,${BLOCK_CHARACTERS}}`, 'gu'),
      ),
    ].map(([part]): Statement => ({ ...statement, spans: [{ ...look, text: part }] })),
  );
}

function listOf(group: readonly Statement[], language: string): Markup {
  const [first] = group;
  const lines = group.map(({ spans }) => spans.map((span) => spanMarkup(span, language)));
  if (first?.kind === 'line') return html`${lines.map((line) => html`<p>${line}</p>`)}`;
  const items = lines.map((line) => html`<li>${line}</li>`);
  return first?.kind === 'number' ? html`<ol start="${first.number}">${items}</ol>` : html`<ul>${items}</ul>`;
}

function spanMarkup({ text, bold, italic, link }: Span, language: string): Markup {
  const words = withLanguages(text, language);
  const slanted = italic ? html`<em>${words}</em>` : words;
  const strong = bold ? html`<strong>${slanted}</strong>` : slanted;
  return link && isShownLink(link) ? html`<a href="${link}" rel="nofollow noopener">${strong}</a>` : strong;
}
