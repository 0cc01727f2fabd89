import type { ProposedChangeDto } from '@career/contracts/proposals/proposal.dto';
import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@career/contracts/vocabulary/proposal-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import type { ProposalPayloads } from './proposal.types.ts';

/** What an assistant wants to change. It changes nothing before the person accepts it. */
export const ProposalEntity = defineEntity({
  name: 'Proposal',
  tableName: 'proposal',
  indexes: [
    { name: 'proposal_owner_index', properties: ['userId', 'createdAt'] },
    { name: 'proposal_expiry_index', properties: ['expiresAt'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    kind: p.enum(PROPOSAL_KINDS),
    state: p.enum(PROPOSAL_STATES).default('waiting'),
    title: p.string(),
    /** Name of the token that it came with. */
    madeBy: p.string(),
    payload: p.json<ProposalPayloads[keyof ProposalPayloads]>(),
    /** Before and after, as the person reads them. */
    changes: p.json<ProposedChangeDto[]>(),
    /** Version of what it was made from. */
    baseVersion: p.integer().nullable(),
    /** What was made or changed. */
    resultId: p.uuid().nullable(),
    expiresAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
export type Proposal = InferEntity<typeof ProposalEntity>;
