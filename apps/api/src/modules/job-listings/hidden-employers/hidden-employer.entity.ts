import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { UserEntity } from '../../identity/profile/user.entity.ts';

/** An employer whose listings a person does not want to see. */
export const HiddenEmployerEntity = defineEntity({
  name: 'HiddenEmployer',
  tableName: 'hidden_employer',
  uniques: [{ name: 'hidden_employer_unique', properties: ['userId', 'employerKey'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    company: p.string(),
    /** The name without case, marks and legal forms, as listings are compared by. */
    employerKey: p.string(),
    ...createdAt(),
  },
});
