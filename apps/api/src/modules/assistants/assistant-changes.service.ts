import { randomUUID } from 'node:crypto';
import type { ProposalKind } from '@career/contracts/vocabulary/proposal-vocabulary';
import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import type { ProposalPayloads } from '../proposals/proposal.types.ts';
import { ProposalsService } from '../proposals/proposals.service.ts';
import type { Caller } from './assistant.types.ts';

/** What an assistant changes: at once where its token may, else as a proposal. It is looked at in the same way. */
@Injectable()
export class AssistantChanges {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly config: AppConfig,
  ) {}

  /** @param scope with which the change is made at once. */
  async make<Kind extends ProposalKind>(
    { ownerId, scopes, name }: Caller,
    scope: TokenScope,
    kind: Kind,
    payload: ProposalPayloads[Kind],
  ): Promise<object> {
    if (scopes.includes(scope)) {
      const { title, changes, resultId } = await this.proposals.carryOut(
        ownerId,
        kind,
        payload,
        randomUUID(),
      );
      return { state: 'done', title, changes, id: resultId };
    }
    const { id, title, changes, expiresAt } = await this.proposals.propose(ownerId, kind, payload, name);
    return {
      state: 'waiting for the person',
      title,
      changes,
      proposalId: id,
      acceptAt: this.config.linkTo(`/proposals/${id}`),
      expiresAt,
      note: 'Nothing is changed yet. Give the person the address at `acceptAt`, where they compare and accept it.',
    };
  }
}
