import type { Board } from '../../../config/listing-sources.ts';
import { jsonSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { fieldsOf, listOf, textOf } from './read-fields.ts';

/** An employer's board at Greenhouse, whole. */
export const greenhouseSource = ({ board, company }: Board): ListingSource =>
  jsonSource({
    key: `greenhouse:${board}`,
    name: `${company} (Greenhouse)`,
    rank: 0,
    minHours: 1,
    address: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs?content=true`,
    list: 'jobs',
    holdsAll: true,
    draftOf: (job) => ({
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
    }),
  });
