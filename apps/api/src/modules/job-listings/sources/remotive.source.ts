import { jsonSource } from './json-source.ts';

/** Remotive: remote work, the whole list at once. Its notice asks for at most four visits a day. */
export const remotiveSource = jsonSource({
  key: 'remotive',
  name: 'Remotive',
  rank: 1,
  minHours: 6,
  address: 'https://remotive.com/api/remote-jobs',
  list: 'jobs',
  holdsAll: true,
  draftOf: (job) => ({
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
  }),
});
