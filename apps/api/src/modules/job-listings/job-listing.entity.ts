import { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';

export const JobListingEntity = defineEntity({
  name: 'JobListing',
  tableName: 'job_listing',
  uniques: [{ name: 'job_listing_source_external_unique', properties: ['source', 'externalId'] }],
  indexes: [
    { name: 'job_listing_open_index', properties: ['isActive', 'postedDate', 'id'] },
    { name: 'job_listing_seen_index', properties: ['source', 'seenAt'] },
    {
      name: 'job_listing_same_index',
      expression: `create index "job_listing_same_index" on "job_listing" ("same_key", "source_rank", "source") where "is_active"`,
    },
    {
      name: 'job_listing_search_index',
      expression: `create index "job_listing_search_index" on "job_listing" using gin ("search_text" gin_trgm_ops)`,
    },
    {
      name: 'job_listing_signs_index',
      expression: `create index "job_listing_signs_index" on "job_listing" ("signs_version") where "is_active"`,
    },
    {
      name: 'job_listing_open_to_index',
      expression: `create index "job_listing_open_to_index" on "job_listing" using gin ("open_to")`,
    },
  ],
  properties: {
    ...identity(),
    externalId: p.string(),
    title: p.string(),
    company: p.string(),
    location: p.string().default(''),
    description: p.text().default(''),
    requirements: p.text().default(''),
    salary: p.string().nullable(),
    jobType: p.enum(JOB_TYPES),
    source: p.string(),
    url: p.text().nullable(),
    postedDate: p.date(),
    expiryDate: p.date().nullable(),
    tags: p.json<string[]>(),
    isActive: p.boolean().default(true),
    /** Codes of the countries whose people can apply by the words of the posting. */
    openTo: p.array().default([]).lazy(),
    /** Title, company, location and description in lower case, for the search. */
    searchText: p.text().default('').lazy(),
    /** Hash of all that a reader gets: two rows with the same one read the same. */
    contentHash: p.string().default('').lazy(),
    /** Title and company without case, marks and legal forms: equal where two sources carry one posting. */
    sameKey: p.string().default('').lazy(),
    /** Lower for the employer's own words, which are shown in place of what others make of them. */
    sourceRank: p.smallint().default(0).lazy(),
    /** Skills that it names and work that its title stands for, as ids; read by the worker, see `listing-signs.service.ts`. */
    skillIds: p.array().default([]).lazy(),
    occupationIds: p.array().default([]).lazy(),
    /** Version of the rules that read the signs; 0 when they have not been read. */
    signsVersion: p.smallint().default(0).lazy(),
    /** When its source last named it. */
    seenAt: p.datetime().defaultRaw('now()').lazy(),
    ...createdAt(),
  },
});
export type JobListing = InferEntity<typeof JobListingEntity>;
