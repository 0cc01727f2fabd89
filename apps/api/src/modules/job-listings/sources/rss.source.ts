import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ListingSource } from './listing-source.ts';
import { answerOf, type ListingDraft } from './make-listing.ts';
import { readOnce } from './read-once.ts';
import { BrokenAnswer } from './source-errors.ts';

const { getElementsByTagName, textContent } = DomUtils;
type Element = ReturnType<typeof getElementsByTagName>[number];

/** Any RSS or Atom feed: a window on the newest postings, so what falls out of it is not taken for gone. */
export const rssSource = ({ name, url }: { name: string; url: string }): ListingSource => ({
  key: `rss:${createHash('sha256').update(url).digest('hex').slice(0, 16)}`,
  name,
  rank: 1,
  minHours: 1,
  read: (client, previous) =>
    readOnce(client, url, previous, (text) => answerOf(itemsOf(text), draftOf, false)),
});

function itemsOf(text: string): Element[] {
  // Reads no DTD and expands no entities of its own, so a feed cannot blow up or reach for files.
  const document = parseDocument(text, { xmlMode: true, decodeEntities: true });
  const roots = ['rss', 'feed', 'rdf:RDF'].flatMap((root) =>
    getElementsByTagName(root, document.children, false),
  );
  if (roots.length === 0) throw new BrokenAnswer('The answer is no RSS or Atom feed');
  return [...getElementsByTagName('item', roots), ...getElementsByTagName('entry', roots)];
}

function draftOf(item: Element): ListingDraft {
  const link = addressOf(item);
  const title = first(item, 'title');
  return {
    id: first(item, 'guid', 'id') || link,
    title,
    company: first(item, 'job_listing:company', 'company', 'dc:creator', 'author'),
    location: first(item, 'job_listing:location', 'location', 'region', 'country'),
    isRemote: /\bremote\b/i.test(title),
    description: first(item, 'content:encoded', 'description', 'content', 'summary'),
    url: link,
    posted: first(item, 'pubDate', 'published', 'updated', 'dc:date'),
    expires: first(item, 'expirationDate', 'job_listing:expires', 'expires_at'),
    tags: getElementsByTagName('category', item).map((tag) => textContent(tag) || tag.attribs.term || ''),
  };
}

/** Text of the first of some children that has any. */
function first(item: Element, ...names: string[]): string {
  for (const name of names) {
    const child = item.children.find((node) => 'name' in node && node.name === name);
    const text = child ? textContent(child).trim() : '';
    if (text !== '') return text;
  }
  return '';
}

/** RSS writes the link as text, Atom as an attribute. */
function addressOf(item: Element): string {
  const links = getElementsByTagName('link', item, false);
  const link = links.find(({ attribs }) => !attribs.rel || attribs.rel === 'alternate') ?? links[0];
  return link?.attribs.href?.trim() || first(item, 'link');
}
