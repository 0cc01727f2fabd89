import { jsonPagesSource } from './json-source.ts';
import { payText } from './make-listing.ts';
import { fieldsOf, listOf, textOf } from './read-fields.ts';

const PAGE = 20;

/** Himalayas: the newest remote jobs, twenty to a page, with the countries they are open to. */
export const himalayasSource = jsonPagesSource({
  key: 'himalayas',
  name: 'Himalayas',
  rank: 1,
  minHours: 6,
  mostPages: 5,
  addressOf: (page) => `https://himalayas.app/jobs/api?limit=${PAGE}&offset=${page * PAGE}`,
  list: 'jobs',
  isLast: (found) => found.length === 0,
  holdsAll: false,
  draftOf: (job) => ({
    id: job.guid ?? job.applicationLink,
    title: job.title,
    company: job.companyName,
    location: placesOf(job.locationRestrictions),
    isRemote: true,
    description: job.description ?? job.excerpt,
    salary: payText(job.currency, job.minSalary, job.maxSalary, job.salaryPeriod ?? 'year'),
    url: job.applicationLink ?? job.guid,
    posted: job.pubDate,
    expires: job.expiryDate,
    tags: job.categories,
  }),
});

/** Names of countries, as texts or as `{ name }`; none means no restriction. */
function placesOf(restrictions: unknown): string {
  const names = listOf(restrictions)
    .map((place) => textOf(place) || textOf(fieldsOf(place).name))
    .filter((name) => name !== '');
  return names.length > 0 ? `Remote, ${names.join(', ')}` : 'Remote, worldwide';
}
