import type { Board } from '../../../config/listing-sources.ts';
import { jsonPagesSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { payText } from './make-listing.ts';
import { fieldsOf, listOf, textOf, textsOf } from './read-fields.ts';

const PAGE = 100;

/** An employer's board at Lever, in pages of a hundred. */
export const leverSource = ({ board, company }: Board): ListingSource =>
  jsonPagesSource({
    key: `lever:${board}`,
    name: `${company} (Lever)`,
    rank: 0,
    minHours: 1,
    mostPages: 10,
    addressOf: (page) =>
      `https://api.lever.co/v0/postings/${encodeURIComponent(board)}?mode=json&limit=${PAGE}&skip=${page * PAGE}`,
    isLast: (found) => found.length < PAGE,
    holdsAll: true,
    draftOf: (job) => {
      const categories = fieldsOf(job.categories);
      const pay = fieldsOf(job.salaryRange);
      const places = textsOf(categories.allLocations);
      return {
        id: job.id,
        title: job.text,
        company,
        location: places.length > 0 ? places.join(', ') : categories.location,
        isRemote: job.workplaceType === 'remote',
        description: [job.description, ...listOf(job.lists).map(listHtml), job.additional]
          .map(textOf)
          .join('\n'),
        salary: payText(pay.currency, pay.min, pay.max, pay.interval),
        url: job.hostedUrl ?? job.applyUrl,
        posted: job.createdAt,
        tags: [categories.team, categories.department, categories.commitment],
      };
    },
  });

/** `lists` holds headed lists: `{ text: 'Requirements', content: '<li>...' }`. */
function listHtml(list: unknown): string {
  const { text, content } = fieldsOf(list);
  return `<p>${textOf(text)}</p><ul>${textOf(content)}</ul>`;
}
