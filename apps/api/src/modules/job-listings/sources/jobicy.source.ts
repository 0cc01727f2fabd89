import type { ListingSource } from './listing-source.ts';
import { answerOf, payText } from './make-listing.ts';
import { fieldsOf, parseJson, promisedList } from './read-fields.ts';

/** Jobicy: the newest fifty remote jobs. Its notice asks for no more than a visit an hour. */
export const jobicySource: ListingSource = {
  key: 'jobicy',
  name: 'Jobicy',
  rank: 1,
  minHours: 2,
  async read(client, previous) {
    const got = await client.get('https://jobicy.com/api/v2/remote-jobs?count=50', previous);
    if (got.isUnchanged) return got;
    const jobs = promisedList(fieldsOf(parseJson(got.text)).jobs, 'of jobs');
    const answer = answerOf(
      jobs,
      (entry) => {
        const job = fieldsOf(entry);
        return {
          id: job.id,
          title: job.jobTitle,
          company: job.companyName,
          location: job.jobGeo,
          isRemote: true,
          description: job.jobDescription ?? job.jobExcerpt,
          // The names changed once; feeds of both kinds are about.
          salary: payText(
            job.salaryCurrency,
            job.salaryMin ?? job.annualSalaryMin,
            job.salaryMax ?? job.annualSalaryMax,
            job.salaryPeriod ?? 'year',
          ),
          url: job.url,
          posted: job.pubDate,
          tags: job.jobIndustry,
        };
      },
      false,
    );
    return { ...answer, validators: got.validators };
  },
};
