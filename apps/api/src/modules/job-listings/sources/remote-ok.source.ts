import { jsonSource } from './json-source.ts';
import { payText } from './make-listing.ts';

/** Remote OK: a list whose first entry is a legal notice. */
export const remoteOkSource = jsonSource({
  key: 'remoteok',
  name: 'Remote OK',
  rank: 1,
  minHours: 6,
  address: 'https://remoteok.com/api',
  holdsAll: false,
  draftOf: (job) => {
    if ('legal' in job) return undefined;
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
});
