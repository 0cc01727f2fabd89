import type { DocumentKind } from '../../database/owned-documents.ts';
import { APPLICATION_QUOTA } from './application-quota.ts';
import { type JobApplication, JobApplicationEntity } from './job-application.entity.ts';

export const APPLICATION_KIND: DocumentKind<JobApplication, JobApplication> = {
  entity: JobApplicationEntity,
  name: 'Job application',
  quota: APPLICATION_QUOTA,
  shown: (application) => application,
};
