import { ProposalDto } from '@career/contracts/proposals/proposal.dto';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { PROPOSAL, ProposalsService } from './proposals.service.ts';

/** Proposals of assistants; no token reaches these routes, or an assistant could accept its own. */
@ApiTags('Proposals')
@Controller('proposals')
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  @Get()
  @Endpoint({
    summary: 'List proposals',
    description: 'What assistants proposed, last made first: those that wait, and those decided lately.',
    ok: { description: 'At most 100.', type: [ProposalDto] },
    problems: [401],
  })
  listProposals(@OwnerId() ownerId: string): Promise<ProposalDto[]> {
    return this.proposals.list(ownerId);
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a proposal',
    description: 'With each text before and after.',
    idOf: 'the proposal',
    ok: { description: 'The proposal.', type: ProposalDto },
    problems: [401, 404],
  })
  getProposal(@OwnerId() ownerId: string, @IdParam(PROPOSAL) id: string): Promise<ProposalDto> {
    return this.proposals.get(ownerId, id);
  }

  @Post(':id/accept')
  @Endpoint({
    summary: 'Accept a proposal',
    description:
      'Makes the change. Refused when what it was made from has changed meanwhile, and when the resume no longer bears it out.',
    idOf: 'the proposal',
    ok: { description: 'The proposal, with what came of it.', type: ProposalDto },
    audited: 'proposal-accepted',
    problems: [400, 401, 403, 404, 409, 422],
  })
  acceptProposal(@OwnerId() ownerId: string, @IdParam(PROPOSAL) id: string): Promise<ProposalDto> {
    return this.proposals.accept(ownerId, id);
  }

  @Post(':id/dismiss')
  @Endpoint({
    summary: 'Dismiss a proposal',
    description: 'Nothing is changed.',
    idOf: 'the proposal',
    ok: { description: 'The proposal.', type: ProposalDto },
    audited: 'proposal-dismissed',
    problems: [400, 401, 403, 404, 422],
  })
  dismissProposal(@OwnerId() ownerId: string, @IdParam(PROPOSAL) id: string): Promise<ProposalDto> {
    return this.proposals.dismiss(ownerId, id);
  }
}
