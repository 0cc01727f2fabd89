import type { Board } from '../../../config/listing-sources.ts';
import type { ListingSource } from './listing-source.ts';
import { answerOf } from './make-listing.ts';
import { fieldsOf, listOf, parseJson, promisedList, textOf } from './read-fields.ts';

/** An employer's board at Greenhouse, whole. */
export const greenhouseSource = ({ board, company }: Board): ListingSource => ({
  key: `greenhouse:${board}`,
  name: `${company} (Greenhouse)`,
  rank: 0,
  minHours: 1,
  async read(client, previous) {
    const path = `v1/boards/${encodeURIComponent(board)}/jobs?content=true`;
    const got = await client.get(`https://boards-api.greenhouse.io/${path}`, previous);
    if (got.isUnchanged) return got;
    const jobs = promisedList(fieldsOf(parseJson(got.text)).jobs, 'of jobs');
    const answer = answerOf(
      jobs,
      (entry) => {
        const job = fieldsOf(entry);
        return {
          id: job.id,
          title: job.title,
          company: textOf(job.company_name) || company,
          location: fieldsOf(job.location).name,
          isRemote: false,
          description: job.content,
          url: job.absolute_url,
          posted: job.first_published ?? job.updated_at,
          expires: job.application_deadline,
          tags: listOf(job.departments).map((department) => fieldsOf(department).name),
        };
      },
      true,
    );
    return { ...answer, validators: got.validators };
  },
});
