import type { Board } from '../../../config/listing-sources.ts';
import type { ListingSource } from './listing-source.ts';
import { answerOf, type ListingDraft } from './make-listing.ts';
import { joinedText } from './read-fields.ts';
import { readOnce } from './read-once.ts';
import { type XmlElement, xmlAll, xmlContent, xmlItems, xmlText } from './xml.ts';

/** An employer's board at Personio: one XML file with all positions. */
export const personioSource = ({ board, company }: Board): ListingSource => {
  const site = `https://${board}.jobs.personio.de`;
  return {
    key: `personio:${board}`,
    name: `${company} (Personio)`,
    rank: 0,
    minHours: 6,
    read: (client, previous) =>
      readOnce(client, `${site}/xml?language=en`, previous, (text) =>
        answerOf(
          xmlItems(text, ['workzag-jobs'], ['position'], 'list of positions'),
          (position) => draftOf(position, site, company),
          true,
        ),
      ),
  };
};

function draftOf(position: XmlElement, site: string, company: string): ListingDraft {
  const id = xmlText(position, 'id');
  const offices = xmlAll('office', position).map(xmlContent);
  const parts = xmlAll('jobDescription', position).map(
    (part) => `<h3>${xmlText(part, 'name')}</h3>${xmlText(part, 'value')}`,
  );
  return {
    id,
    title: xmlText(position, 'name'),
    company: xmlText(position, 'subcompany') || company,
    location: joinedText(...offices),
    isRemote: offices.some((office) => /\bremote\b/i.test(office)),
    description: parts.join(''),
    url: `${site}/job/${encodeURIComponent(id)}`,
    posted: xmlText(position, 'createdAt'),
    tags: ['department', 'occupation', 'employmentType'].map((name) => xmlText(position, name)),
  };
}
