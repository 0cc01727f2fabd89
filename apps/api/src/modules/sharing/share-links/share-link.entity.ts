import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { UserEntity } from '../../identity/profile/user.entity.ts';
import { JobApplicationEntity } from '../../job-applications/job-application.entity.ts';
import { ResumeEntity } from '../../resumes/resume.entity.ts';

/**
 * A page of a resume that anybody with its address can open. A trigger of its migration stops the links of a resume
 * that is deleted. The address is kept as it is, since its owner copies it again; it shows what they gave out.
 */
export const ShareLinkEntity = defineEntity({
  name: 'ShareLink',
  tableName: 'share_link',
  uniques: [{ name: 'share_link_slug_unique', properties: ['slug'] }],
  indexes: [
    { name: 'share_link_owner_index', properties: ['userId', 'createdAt'] },
    { name: 'share_link_resume_index', properties: ['resumeId'] },
    { name: 'share_link_application_index', properties: ['applicationId'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    resumeId: () => p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_id').deleteRule('cascade'),
    applicationId: () =>
      p
        .manyToOne(JobApplicationEntity)
        .mapToPk()
        .fieldName('application_id')
        .nullable()
        .deleteRule('set null'),
    slug: p.string(),
    /** Argon2id hash. */
    password: p.text().nullable(),
    /** Times it was opened, by day: the whole record of visits. */
    openings: p.json<Record<string, number>>().defaultRaw(`'{}'`),
    /** A PDF of the resume, which the browser of its owner made. */
    bytes: p.blob().nullable().lazy(),
    /** Version of the resume that the PDF was made of. */
    fileVersion: p.integer().nullable(),
    expiresAt: p.datetime(),
    stoppedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
export type ShareLink = InferEntity<typeof ShareLinkEntity>;
