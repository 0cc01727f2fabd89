import type { Board } from '../../../config/listing-sources.ts';
import type { ListingSource } from './listing-source.ts';
import { answerOf, payText } from './make-listing.ts';
import { fieldsOf, listOf, parseJson, promisedList, textOf, textsOf } from './read-fields.ts';

const PAGE = 100;
const MOST_PAGES = 10;

/** An employer's board at Lever, in pages of a hundred. */
export const leverSource = ({ board, company }: Board): ListingSource => ({
  key: `lever:${board}`,
  name: `${company} (Lever)`,
  rank: 0,
  minHours: 1,
  async read(client) {
    const jobs: unknown[] = [];
    let isComplete = false;
    for (let page = 0; page < MOST_PAGES && !isComplete; page += 1) {
      const query = `mode=json&limit=${PAGE}&skip=${page * PAGE}`;
      const got = await client.get(`https://api.lever.co/v0/postings/${encodeURIComponent(board)}?${query}`);
      const found = promisedList(got.isUnchanged ? [] : parseJson(got.text), 'at its top');
      jobs.push(...found);
      isComplete = found.length < PAGE;
    }
    return answerOf(
      jobs,
      (entry) => {
        const job = fieldsOf(entry);
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
      isComplete,
    );
  },
});

/** `lists` holds headed lists: `{ text: 'Requirements', content: '<li>...' }`. */
function listHtml(list: unknown): string {
  const { text, content } = fieldsOf(list);
  return `<p>${textOf(text)}</p><ul>${textOf(content)}</ul>`;
}
