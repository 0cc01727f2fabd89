import { PICTURE_TYPES } from '@career/contracts/vocabulary/picture-address';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';

/** A portrait that a person keeps: small enough to be a row, so that every process has it. */
export const PictureEntity = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  indexes: [{ name: 'picture_kept_index', properties: ['keptAt', 'userId'] }],
  properties: {
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade').primary(),
    /** Made of the content: the same picture sent again is the same row. */
    id: p.uuid().primary(),
    mimeType: p.enum(PICTURE_TYPES),
    width: p.integer(),
    height: p.integer(),
    fileSize: p.integer(),
    bytes: p.blob(),
    /** When it was last sent; one that nothing shows goes a while after. */
    keptAt: p.datetime().defaultRaw('now()'),
    ...createdAt(),
  },
});
export type Picture = InferEntity<typeof PictureEntity>;
