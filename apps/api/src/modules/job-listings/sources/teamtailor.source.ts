import type { Board } from '../../../config/listing-sources.ts';
import type { ListingSource } from './listing-source.ts';
import { answerOf, type ListingDraft } from './make-listing.ts';
import { joinedText } from './read-fields.ts';
import { readOnce } from './read-once.ts';
import { feedDraft, feedItems } from './rss.source.ts';
import { type XmlElement, xmlAll, xmlText } from './xml.ts';

const MOST = 200;

/** An employer's board at Teamtailor: a feed with places and departments of its own. */
export const teamtailorSource = ({ board, company }: Board): ListingSource => ({
  key: `teamtailor:${board}`,
  name: `${company} (Teamtailor)`,
  rank: 0,
  minHours: 6,
  read: (client, previous) =>
    readOnce(client, `https://${board}.teamtailor.com/jobs.rss?per_page=${MOST}`, previous, (text) => {
      const items = feedItems(text);
      return answerOf(items, (item) => draftOf(item, company), items.length < MOST);
    }),
});

function draftOf(item: XmlElement, company: string): ListingDraft {
  const places = xmlAll('tt:location', item).map(
    (place) =>
      joinedText(xmlText(place, 'tt:city'), xmlText(place, 'tt:country')) || xmlText(place, 'tt:name'),
  );
  return {
    ...feedDraft(item),
    company: xmlText(item, 'company_name') || company,
    location: joinedText(...places),
    isRemote: xmlText(item, 'remoteStatus') === 'fully',
    tags: [xmlText(item, 'tt:department'), xmlText(item, 'tt:role')],
  };
}
