import type { ProposalDto } from '@career/contracts/proposals/proposal.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { ProposalKind } from '@career/contracts/vocabulary/proposal-vocabulary';
import { Injectable } from '@nestjs/common';
import { NotFound, StaleVersion, Unprocessable } from '../../errors/domain-errors.ts';
import type { Proposal } from './proposal.entity.ts';
import { toProposalDto } from './proposal.mapper.ts';
import type { CheckedProposal, ProposalPayloads } from './proposal.types.ts';
import { ProposalKinds } from './proposal-kinds.ts';
import { ProposalsRepository } from './proposals.repository.ts';

export const PROPOSAL = 'Proposal';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What assistants propose, and what the person makes of it. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly kinds: ProposalKinds,
  ) {}

  async list(ownerId: string): Promise<ProposalDto[]> {
    return (await this.proposals.list(ownerId)).map(toProposalDto);
  }

  async get(ownerId: string, id: string): Promise<ProposalDto> {
    return toProposalDto(await this.find(ownerId, id));
  }

  /** Looks at a change and keeps it for the person to decide. @param madeBy name of the token that it came with. */
  async propose<Kind extends ProposalKind>(
    ownerId: string,
    kind: Kind,
    payload: ProposalPayloads[Kind],
    madeBy: string,
  ): Promise<ProposalDto> {
    const checked = await this.kinds.of(kind).check(ownerId, payload);
    const expiresAt = new Date(Date.now() + LIMITS.proposalDays * DAY_MS);
    return toProposalDto(await this.proposals.add(ownerId, { kind, madeBy, expiresAt, ...checked }));
  }

  /** Looks at a change in the same way and makes it at once. @param key names it: sent again, it is made once. */
  async carryOut<Kind extends ProposalKind>(
    ownerId: string,
    kind: Kind,
    payload: ProposalPayloads[Kind],
    key: string,
  ): Promise<CheckedProposal & { resultId: string }> {
    const handler = this.kinds.of(kind);
    const checked = await handler.check(ownerId, payload);
    return { ...checked, resultId: await handler.apply(ownerId, checked.payload, key, checked.baseVersion) };
  }

  /** Does what is proposed. Looked at again, for the resume may say less than it did. */
  async accept(ownerId: string, id: string): Promise<ProposalDto> {
    const proposal = await this.waiting(ownerId, id);
    const handler = this.kinds.of(proposal.kind);
    const { baseVersion } = await handler.check(ownerId, proposal.payload);
    if (baseVersion !== (proposal.baseVersion ?? null)) throw new StaleVersion('document', baseVersion ?? 0);
    const resultId = await handler.apply(ownerId, proposal.payload, id, baseVersion);
    await this.proposals.decide(ownerId, id, 'accepted', resultId);
    return await this.get(ownerId, id);
  }

  async dismiss(ownerId: string, id: string): Promise<ProposalDto> {
    await this.waiting(ownerId, id);
    await this.proposals.decide(ownerId, id, 'dismissed');
    return await this.get(ownerId, id);
  }

  private async find(ownerId: string, id: string): Promise<Proposal> {
    const proposal = await this.proposals.find(ownerId, id);
    if (!proposal) throw new NotFound(PROPOSAL);
    return proposal;
  }

  private async waiting(ownerId: string, id: string): Promise<Proposal> {
    const proposal = await this.find(ownerId, id);
    const { state } = toProposalDto(proposal);
    if (state !== 'waiting') throw new Unprocessable(`This proposal is ${state} already.`);
    return proposal;
  }
}
