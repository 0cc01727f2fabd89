import type { ListingSource } from './listing-source.ts';
import { answerOf } from './make-listing.ts';
import { fieldsOf, parseJson, promisedList } from './read-fields.ts';

/** Remotive: remote work, the whole list at once. Its notice asks for at most four visits a day. */
export const remotiveSource: ListingSource = {
  key: 'remotive',
  name: 'Remotive',
  rank: 1,
  minHours: 6,
  async read(client, previous) {
    const got = await client.get('https://remotive.com/api/remote-jobs', previous);
    if (got.isUnchanged) return got;
    const jobs = promisedList(fieldsOf(parseJson(got.text)).jobs, 'of jobs');
    const answer = answerOf(
      jobs,
      (entry) => {
        const job = fieldsOf(entry);
        return {
          id: job.id,
          title: job.title,
          company: job.company_name,
          location: job.candidate_required_location,
          isRemote: true,
          description: job.description,
          salary: typeof job.salary === 'string' ? job.salary : null,
          url: job.url,
          posted: job.publication_date,
          tags: job.tags,
        };
      },
      true,
    );
    return { ...answer, validators: got.validators };
  },
};
