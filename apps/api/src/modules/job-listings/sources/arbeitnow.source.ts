import { jsonPagesSource } from './json-source.ts';
import { fieldsOf } from './read-fields.ts';

/** Arbeitnow: jobs in Germany and remote ones, newest first, in pages of 300: two of them are some five megabytes. */
export const arbeitnowSource = jsonPagesSource({
  key: 'arbeitnow',
  name: 'Arbeitnow',
  rank: 1,
  minHours: 2,
  mostPages: 2,
  addressOf: (page) => `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}`,
  list: 'data',
  isLast: (_found, body) => !fieldsOf(body.links).next,
  holdsAll: true,
  draftOf: (job) => ({
    id: job.slug,
    title: job.title,
    company: job.company_name,
    location: job.location,
    isRemote: job.remote === true,
    description: job.description,
    url: job.url,
    posted: job.created_at,
    tags: job.tags,
  }),
});
