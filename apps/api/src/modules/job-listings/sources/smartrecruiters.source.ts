import type { Board } from '../../../config/listing-sources.ts';
import { jsonPagesSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { fieldsOf, joinedText, textOf } from './read-fields.ts';

const PAGE = 100;

/**
 * An employer's board at SmartRecruiters, in pages of a hundred. The list has no descriptions, and one call for each
 * posting would be more than it is worth: the posting itself is one tap away.
 */
export const smartRecruitersSource = ({ board, company }: Board): ListingSource =>
  jsonPagesSource({
    key: `smartrecruiters:${board}`,
    name: `${company} (SmartRecruiters)`,
    rank: 0,
    minHours: 6,
    mostPages: 10,
    addressOf: (page) =>
      `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board)}/postings?limit=${PAGE}&offset=${page * PAGE}`,
    list: 'content',
    isLast: (found) => found.length < PAGE,
    holdsAll: true,
    draftOf: (job) => {
      const place = fieldsOf(job.location);
      const kind = [job.function, job.department, job.typeOfEmployment, job.experienceLevel].map((one) =>
        textOf(fieldsOf(one).label),
      );
      return {
        id: job.id,
        title: job.name,
        company: textOf(fieldsOf(job.company).name) || company,
        location:
          textOf(place.fullLocation) || joinedText(place.city, place.region, countryOf(place.country)),
        isRemote: place.remote === true,
        description: joinedText(...kind),
        url: `https://jobs.smartrecruiters.com/${encodeURIComponent(board)}/${encodeURIComponent(textOf(job.id))}`,
        posted: job.releasedDate,
        tags: kind,
      };
    },
  });

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** `ke` is Kenya; what is not a code stays as it is. */
function countryOf(code: unknown): string {
  const text = textOf(code);
  return /^[a-z]{2}$/i.test(text) ? (NAMES.of(text.toUpperCase()) ?? text) : text;
}
