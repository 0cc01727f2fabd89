import { jsonPagesSource } from './json-source.ts';
import type { ListingSource } from './listing-source.ts';
import { fieldsOf, joinedText, listOf, textOf } from './read-fields.ts';

const PAGE = 100;
const FIELDS = [
  'title',
  'url',
  'body-html',
  'how_to_apply-html',
  'source.name',
  'country.name',
  'city.name',
  'date.created',
  'date.closing',
  'career_categories.name',
];

/** ReliefWeb: the newest 500 open jobs of aid organisations, many of them in Africa. @param app the name that ReliefWeb approved. */
export const reliefWebSource = (app: string): ListingSource =>
  jsonPagesSource({
    key: 'reliefweb',
    name: 'ReliefWeb',
    rank: 1,
    minHours: 6,
    mostPages: 5,
    addressOf: (page) => `https://api.reliefweb.int/v2/jobs?${query(app, page * PAGE)}`,
    list: 'data',
    isLast: (found) => found.length < PAGE,
    holdsAll: true,
    draftOf: ({ id, fields }) => {
      const job = fieldsOf(fields);
      const date = fieldsOf(job.date);
      const countries = namesOf(job.country);
      return {
        id,
        title: job.title,
        company: joinedText(...namesOf(job.source)),
        location: joinedText(...namesOf(job.city), ...countries),
        isRemote: countries.length === 0,
        description: `${textOf(job['body-html'])}\n${textOf(job['how_to_apply-html'])}`,
        url: job.url,
        posted: date.created,
        expires: date.closing,
        tags: namesOf(job.career_categories),
      };
    },
  });

function query(app: string, offset: number): string {
  const parameters = new URLSearchParams({ appname: app, preset: 'latest', limit: String(PAGE) });
  if (offset > 0) parameters.set('offset', String(offset));
  for (const field of FIELDS) parameters.append('fields[include][]', field);
  return parameters.toString();
}

const namesOf = (values: unknown): string[] => listOf(values).map((value) => textOf(fieldsOf(value).name));
