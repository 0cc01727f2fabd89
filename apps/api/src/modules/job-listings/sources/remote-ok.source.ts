import type { ListingSource } from './listing-source.ts';
import { answerOf, payText } from './make-listing.ts';
import { fieldsOf, parseJson, promisedList } from './read-fields.ts';

/** Remote OK: a list whose first entry is a legal notice. */
export const remoteOkSource: ListingSource = {
  key: 'remoteok',
  name: 'Remote OK',
  rank: 1,
  minHours: 6,
  async read(client, previous) {
    const got = await client.get('https://remoteok.com/api', previous);
    if (got.isUnchanged) return got;
    const entries = promisedList(parseJson(got.text), 'at its top').filter(
      (entry) => !('legal' in fieldsOf(entry)),
    );
    const answer = answerOf(
      entries,
      (entry) => {
        const job = fieldsOf(entry);
        return {
          id: job.id,
          title: job.position,
          company: job.company,
          location: job.location,
          isRemote: true,
          description: job.description,
          salary: payText('USD', job.salary_min, job.salary_max, 'year'),
          url: job.url,
          posted: job.date ?? job.epoch,
          tags: job.tags,
        };
      },
      false,
    );
    return { ...answer, validators: got.validators };
  },
};
