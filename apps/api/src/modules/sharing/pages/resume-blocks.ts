import { isSafeAddress } from '@career/contracts/marked-text/safe-address';
import type { Span } from '@career/contracts/marked-text/spans';
import type { Statement } from '@career/contracts/marked-text/statements';
import type {
  OutlineContact,
  OutlineEntry,
  OutlineSection,
  ResumeOutline,
} from '@career/contracts/resume-table/resume-outline';
import { html, type Markup, NOTHING } from '../../../http/pages/html.ts';

/** Characters of one block, so that a page can end between two. */
const BLOCK_CHARACTERS = 1_000;

/** Characters of an address that is a link here; longer ones are no address that a person made. */
const LINK_CHARACTERS = 500;

const isShownLink = (address: string): boolean => address.length <= LINK_CHARACTERS && isSafeAddress(address);

/** What is above the sections: name, tagline and how to reach the person. */
export function headerBlocks({ name, tagline, contacts }: ResumeOutline): Markup[] {
  const lists = chunked(contacts, ({ text, link = '' }) => text.length + link.length);
  return [
    html`<h1>${name}</h1>${tagline !== '' && html`<p class="s">${tagline}</p>`}`,
    ...lists.map((list) => html`<ul class="c">${list.map(contactItem)}</ul>`),
  ];
}

function contactItem({ text, link }: OutlineContact): Markup {
  const shown = text.slice(0, BLOCK_CHARACTERS);
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
export function resumeBlocks({ sections, closing }: ResumeOutline): Markup[] {
  return [...sections.flatMap(sectionBlocks), ...closing.map((line) => html`<p>${line}</p>`)];
}

function sectionBlocks({ heading, paragraphs, items, entries }: OutlineSection): Markup[] {
  const [first = NOTHING, ...rest] = [
    ...statementBlocks(paragraphs),
    ...pieces(items.map((text) => ({ kind: 'bullet', number: 0, spans: [{ text }] }))).map(listOf),
    ...entries.flatMap(entryBlocks),
  ];
  // A heading is never the last of a page.
  return [html`<h2>${heading}</h2>${first}`, ...rest];
}

function entryBlocks({ title, detail, period, statements }: OutlineEntry): Markup[] {
  const [first = NOTHING, ...rest] = statementBlocks(statements);
  const below = [detail, period].filter(Boolean).join(' · ');
  return [html`<h3>${title}</h3>${below !== '' && html`<p class="s">${below}</p>`}${first}`, ...rest];
}

/** Statements of one kind together, as far as a block has room. */
const statementBlocks = (statements: readonly Statement[]): Markup[] => pieces(statements).map(listOf);

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
  spans.reduce((sum, { text, link = '' }) => sum + text.length + link.length, 0);

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

function listOf(group: readonly Statement[]): Markup {
  const [first] = group;
  const lines = group.map(({ spans }) => spans.map(spanMarkup));
  if (first?.kind === 'line') return html`${lines.map((line) => html`<p>${line}</p>`)}`;
  const items = lines.map((line) => html`<li>${line}</li>`);
  return first?.kind === 'number' ? html`<ol start="${first.number}">${items}</ol>` : html`<ul>${items}</ul>`;
}

function spanMarkup({ text, bold, italic, link }: Span): Markup {
  const slanted = italic ? html`<em>${text}</em>` : html`${text}`;
  const strong = bold ? html`<strong>${slanted}</strong>` : slanted;
  return link && isShownLink(link) ? html`<a href="${link}" rel="nofollow noopener">${strong}</a>` : strong;
}
