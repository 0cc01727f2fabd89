import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { JobApplicationEntity } from '../job-applications/job-application.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

/** A file kept with a job application. `fileUrl` is the key in the file storage, never a public address. */
export const DocumentEntity = defineEntity({
  name: 'Document',
  tableName: 'document',
  indexes: [
    { name: 'document_user_recent_index', properties: ['userId', 'createdAt', 'id'] },
    { name: 'document_application_index', properties: ['jobApplicationId'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    jobApplicationId: () =>
      p
        .manyToOne(JobApplicationEntity)
        .mapToPk()
        .fieldName('job_application_id')
        .nullable()
        .deleteRule('cascade'),
    type: p.string(),
    fileName: p.string(),
    fileUrl: p.text(),
    fileSize: p.integer(),
    mimeType: p.string(),
    ...createdAt(),
  },
});
export type Document = InferEntity<typeof DocumentEntity>;
