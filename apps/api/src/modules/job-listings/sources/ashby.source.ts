import type { Board } from '../../../config/listing-sources.ts';
import { jsonSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { fieldsOf, listOf, textOf } from './read-fields.ts';

/** An employer's board at Ashby, whole. */
export const ashbySource = ({ board, company }: Board): ListingSource =>
  jsonSource({
    key: `ashby:${board}`,
    name: `${company} (Ashby)`,
    rank: 0,
    minHours: 1,
    address: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
    list: 'jobs',
    holdsAll: true,
    draftOf: (job) => {
      // Unlisted ones are for people who were sent the address.
      if (job.isListed === false) return undefined;
      const others = listOf(job.secondaryLocations).map((place) => textOf(fieldsOf(place).location));
      return {
        id: job.id ?? job.jobUrl,
        title: job.title,
        company,
        location: [textOf(job.location), ...others].filter((place) => place !== '').join(', '),
        isRemote: job.isRemote === true || job.workplaceType === 'Remote',
        description: job.descriptionHtml ?? job.descriptionPlain,
        salary: textOf(fieldsOf(job.compensation).compensationTierSummary) || null,
        url: job.jobUrl ?? job.applyUrl,
        posted: job.publishedAt,
        tags: [job.department, job.team, job.employmentType],
      };
    },
  });
