import type { ListingSource } from './listing-source.ts';
import { answerOf } from './make-listing.ts';
import { fieldsOf, parseJson, promisedList } from './read-fields.ts';

const MOST_PAGES = 5;

/** Arbeitnow: jobs in Germany and remote ones, newest first, in pages. */
export const arbeitnowSource: ListingSource = {
  key: 'arbeitnow',
  name: 'Arbeitnow',
  rank: 1,
  minHours: 2,
  async read(client) {
    const jobs: unknown[] = [];
    let isComplete = false;
    for (let page = 1; page <= MOST_PAGES && !isComplete; page += 1) {
      const got = await client.get(`https://www.arbeitnow.com/api/job-board-api?page=${page}`);
      const body = fieldsOf(got.isUnchanged ? {} : parseJson(got.text));
      jobs.push(...promisedList(body.data, 'of data'));
      isComplete = !fieldsOf(body.links).next;
    }
    return answerOf(
      jobs,
      (entry) => {
        const job = fieldsOf(entry);
        return {
          id: job.slug,
          title: job.title,
          company: job.company_name,
          location: job.location,
          isRemote: job.remote === true,
          description: job.description,
          url: job.url,
          posted: job.created_at,
          tags: job.tags,
        };
      },
      isComplete,
    );
  },
};
