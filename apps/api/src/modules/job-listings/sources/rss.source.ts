import { createHash } from 'node:crypto';
import type { ListingSource } from './listing-source.ts';
import { answerOf, type ListingDraft } from './make-listing.ts';
import { readOnce } from './read-once.ts';
import { type XmlElement, xmlAll, xmlContent, xmlItems, xmlText } from './xml.ts';

/** Any RSS or Atom feed: a window on the newest postings, so what falls out of it is not taken for gone. */
export const rssSource = ({ name, url }: { name: string; url: string }): ListingSource => ({
  key: `rss:${createHash('sha256').update(url).digest('hex').slice(0, 16)}`,
  name,
  rank: 1,
  minHours: 1,
  read: (client, previous) =>
    readOnce(client, url, previous, (text) => answerOf(feedItems(text), feedDraft, false)),
});

/** @throws BrokenAnswer when the text is not a feed. */
export const feedItems = (text: string): XmlElement[] =>
  xmlItems(text, ['rss', 'feed', 'rdf:RDF'], ['item', 'entry'], 'RSS or Atom feed');

/** An entry of a feed in the fields that feeds have in common. */
export function feedDraft(item: XmlElement): ListingDraft {
  const link = addressOf(item);
  const title = xmlText(item, 'title');
  return {
    id: xmlText(item, 'guid', 'id') || link,
    title,
    company: xmlText(item, 'job_listing:company', 'company', 'dc:creator', 'author'),
    location: xmlText(item, 'job_listing:location', 'location', 'region', 'country'),
    isRemote: /\bremote\b/i.test(title),
    description: xmlText(item, 'content:encoded', 'description', 'content', 'summary'),
    url: link,
    posted: xmlText(item, 'pubDate', 'published', 'updated', 'dc:date'),
    expires: xmlText(item, 'expirationDate', 'job_listing:expires', 'expires_at'),
    tags: xmlAll('category', item).map((tag) => xmlContent(tag) || tag.attribs.term || ''),
  };
}

/** RSS writes the link as text, Atom as an attribute. */
function addressOf(item: XmlElement): string {
  const links = item.children.filter((node): node is XmlElement => 'name' in node && node.name === 'link');
  const link = links.find(({ attribs }) => !attribs.rel || attribs.rel === 'alternate') ?? links[0];
  return link?.attribs.href?.trim() || xmlText(item, 'link');
}
