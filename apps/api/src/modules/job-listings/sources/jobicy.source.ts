import { jsonSource } from './json-source.ts';
import { payText } from './make-listing.ts';

/** Jobicy: the newest fifty remote jobs. Its notice asks for no more than a visit an hour. */
export const jobicySource = jsonSource({
  key: 'jobicy',
  name: 'Jobicy',
  rank: 1,
  minHours: 2,
  address: 'https://jobicy.com/api/v2/remote-jobs?count=50',
  list: 'jobs',
  holdsAll: false,
  draftOf: (job) => ({
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
  }),
});
