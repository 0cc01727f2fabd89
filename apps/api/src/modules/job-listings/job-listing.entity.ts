import { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';

export const JobListingEntity = defineEntity({
  name: 'JobListing',
  tableName: 'job_listing',
  uniques: [{ name: 'job_listing_source_external_unique', properties: ['source', 'externalId'] }],
  indexes: [{ name: 'job_listing_open_index', properties: ['isActive', 'postedDate', 'id'] }],
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
    ...createdAt(),
  },
});
export type JobListing = InferEntity<typeof JobListingEntity>;
