import type { Board } from '../../../config/listing-sources.ts';
import { jsonSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { payText } from './make-listing.ts';
import { fieldsOf, joinedText, textOf, textsOf } from './read-fields.ts';

/** An employer's board at Recruitee, whole. */
export const recruiteeSource = ({ board, company }: Board): ListingSource =>
  jsonSource({
    key: `recruitee:${board}`,
    name: `${company} (Recruitee)`,
    rank: 0,
    minHours: 6,
    address: `https://${board}.recruitee.com/api/offers/`,
    list: 'offers',
    holdsAll: true,
    draftOf: (job) => {
      if (textOf(job.status) !== '' && job.status !== 'published') return undefined;
      const pay = fieldsOf(job.salary);
      return {
        id: job.id,
        title: job.title,
        company: textOf(job.company_name) || company,
        location: textOf(job.location) || joinedText(job.city, job.country),
        isRemote: job.remote === true,
        description: job.description,
        requirements: job.requirements,
        salary: payText(pay.currency, pay.min, pay.max, pay.period),
        url: job.careers_url ?? job.careers_apply_url,
        posted: day(job.published_at ?? job.created_at),
        expires: day(job.close_at),
        tags: [textOf(job.department), ...textsOf(job.tags)],
      };
    },
  });

/** `2026-09-29 16:02:37 UTC`, which not every reader of dates knows. */
const day = (value: unknown): string => textOf(value).slice(0, 10);
