import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../../database/columns.ts';
import { UserEntity } from '../profile/user.entity.ts';

/** The authenticator app of an account. It asks for codes only once a first code has confirmed it. */
export const SecondFactorEntity = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  uniques: [{ name: 'second_factor_user_unique', properties: ['userId'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** Shared secret, encrypted: a reader of the table cannot make codes. */
    secret: p.text(),
    confirmedAt: p.datetime().nullable(),
    /** Time step of the last code taken, so that no code is taken twice. */
    lastStep: p.integer().default(0),
    /** Hashes of the backup codes not used yet. */
    backupCodes: p.json<string[]>(),
    ...timestamps(),
  },
});
export type SecondFactor = InferEntity<typeof SecondFactorEntity>;
