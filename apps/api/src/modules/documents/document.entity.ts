import { DOCUMENT_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { JobApplicationEntity } from '../job-applications/job-application.entity.ts';

/**
 * A file kept with a job application. `fileUrl` is the key in the file storage, never a public address. A trigger of
 * its migration gives up the stored file of every row that goes, whoever removes it.
 */
export const DocumentEntity = defineEntity({
  name: 'Document',
  tableName: 'document',
  uniques: [
    { name: 'document_application_content_unique', properties: ['jobApplicationId', 'sha256', 'fileName'] },
    { name: 'document_file_unique', properties: ['fileUrl'] },
  ],
  indexes: [{ name: 'document_user_recent_index', properties: ['userId', 'createdAt', 'id'] }],
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
    type: p.enum(DOCUMENT_TYPES).default('other'),
    fileName: p.string(),
    fileUrl: p.text(),
    fileSize: p.integer(),
    mimeType: p.string(),
    /** Hash of the content: the same file sent again is the same document. */
    sha256: p.string().length(64),
    ...createdAt(),
  },
});
export type Document = InferEntity<typeof DocumentEntity>;
