import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { CoverLetterEntity } from './cover-letter.entity.ts';

/** What a letter said before one of its saves. */
export const CoverLetterVersionEntity = defineEntity({
  name: 'CoverLetterVersion',
  tableName: 'cover_letter_version',
  indexes: [{ name: 'cover_letter_version_recent_index', properties: ['coverLetterId', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    coverLetterId: () =>
      p.manyToOne(CoverLetterEntity).mapToPk().fieldName('cover_letter_id').deleteRule('cascade'),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** Version of the letter at that time. */
    version: p.integer(),
    title: p.text(),
    company: p.string(),
    position: p.string(),
    content: p.text(),
    ...createdAt(),
  },
});
export type CoverLetterVersion = InferEntity<typeof CoverLetterVersionEntity>;
