import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { ProposalState } from '@career/contracts/vocabulary/proposal-vocabulary';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { addWithin, type Quota } from '../../database/quota.ts';
import { type Proposal, ProposalEntity } from './proposal.entity.ts';

type NewProposal = Pick<
  Proposal,
  'kind' | 'title' | 'madeBy' | 'payload' | 'changes' | 'baseVersion' | 'expiresAt'
>;

const QUOTA: Quota = {
  name: 'proposals',
  most: LIMITS.proposalsMax,
  counts: `select count(*)::int as held from proposal where user_id = ? and state = 'waiting' and expires_at > now()`,
  message: `${LIMITS.proposalsMax} proposals wait for the person already. Ask them to accept or dismiss some.`,
};

@Injectable()
export class ProposalsRepository {
  constructor(private readonly database: Database) {}

  /** Last made first. */
  list(ownerId: string): Promise<Proposal[]> {
    return this.database.read((em) =>
      em.find(
        ProposalEntity,
        { userId: ownerId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.pageMax },
      ),
    ) as Promise<Proposal[]>;
  }

  find(ownerId: string, id: string): Promise<Proposal | null> {
    return this.database.read((em) =>
      em.findOne(ProposalEntity, { id, userId: ownerId }),
    ) as Promise<Proposal | null>;
  }

  add(ownerId: string, proposal: NewProposal): Promise<Proposal> {
    return addWithin(this.database, ownerId, QUOTA, async (em) => {
      const added = em.create(ProposalEntity, {
        ...proposal,
        userId: ownerId,
        state: 'waiting',
        resultId: null,
        decidedAt: null,
      });
      await em.flush();
      return added as Proposal;
    });
  }

  /** Writes down what became of one that waits. @returns whether it still waited. */
  async decide(
    ownerId: string,
    id: string,
    state: ProposalState,
    resultId: string | null = null,
  ): Promise<boolean> {
    const decided = await this.database.write((em) =>
      em.nativeUpdate(
        ProposalEntity,
        { id, userId: ownerId, state: 'waiting', expiresAt: { $gt: new Date() } },
        { state, resultId, decidedAt: new Date() },
      ),
    );
    return decided > 0;
  }

  /** Removes what ended before a time, over all owners; for the scheduled task alone. */
  purge(before: Date): Promise<number> {
    return this.database.write((em) => em.nativeDelete(ProposalEntity, { expiresAt: { $lt: before } }));
  }
}
