import type { Board } from '../../../config/listing-sources.ts';
import { jsonSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { joinedText, textOf } from './read-fields.ts';

/** An employer's board at Workable, whole. A job in several places comes once for each, under one code. */
export const workableSource = ({ board, company }: Board): ListingSource =>
  jsonSource({
    key: `workable:${board}`,
    name: `${company} (Workable)`,
    rank: 0,
    minHours: 6,
    address: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(board)}?details=true`,
    list: 'jobs',
    holdsAll: true,
    draftOf: (job) => ({
      id: job.shortcode ?? job.code,
      title: job.title,
      company,
      location: joinedText(job.city, job.state, job.country),
      isRemote: job.telecommuting === true,
      description: job.description,
      url: job.url ?? job.shortlink ?? job.application_url,
      posted: job.published_on ?? job.created_at,
      tags: [job.department, job.function, job.employment_type].map(textOf),
    }),
  });
