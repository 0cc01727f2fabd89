import type { ListingSource } from './listing-source.ts';
import { answerOf, payText } from './make-listing.ts';
import { fieldsOf, listOf, parseJson, promisedList, textOf } from './read-fields.ts';

const PAGE = 20;
const MOST_PAGES = 5;

/** Himalayas: the newest remote jobs, twenty to a page, with the countries they are open to. */
export const himalayasSource: ListingSource = {
  key: 'himalayas',
  name: 'Himalayas',
  rank: 1,
  minHours: 6,
  async read(client) {
    const jobs: unknown[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const got = await client.get(`https://himalayas.app/jobs/api?limit=${PAGE}&offset=${page * PAGE}`);
      const found = promisedList(fieldsOf(got.isUnchanged ? {} : parseJson(got.text)).jobs, 'of jobs');
      jobs.push(...found);
      if (found.length === 0) break;
    }
    return answerOf(
      jobs,
      (entry) => {
        const job = fieldsOf(entry);
        return {
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
        };
      },
      false,
    );
  },
};

/** Names of countries, as texts or as `{ name }`; none means no restriction. */
function placesOf(restrictions: unknown): string {
  const names = listOf(restrictions)
    .map((place) => textOf(place) || textOf(fieldsOf(place).name))
    .filter((name) => name !== '');
  return names.length > 0 ? `Remote, ${names.join(', ')}` : 'Remote, worldwide';
}
