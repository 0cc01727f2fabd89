import { MakeTailoredCopyDto } from '@career/contracts/tailoring/tailor-resume.dto';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../errors/domain-errors.ts';
import { contractBody } from '../../../http/contract-validation.pipe.ts';
import { RESUME, ResumesService } from '../../resumes/resumes.service.ts';
import { TailoringService } from '../../tailoring/tailoring.service.ts';
import type { CheckedProposal, ProposalHandler, ProposalPayloads } from '../proposal.types.ts';

type Payload = ProposalPayloads['tailored-copy'];

/** A copy of a resume in the words of a posting. Only words that the product itself offers are taken over. */
@Injectable()
export class TailoredCopyProposals implements ProposalHandler<'tailored-copy'> {
  constructor(
    private readonly tailoring: TailoringService,
    private readonly resumes: ResumesService,
  ) {}

  async check(ownerId: string, given: Payload): Promise<CheckedProposal<'tailored-copy'>> {
    const payload = { ...(await contractBody(given, MakeTailoredCopyDto)), resumeId: given.resumeId };
    const { resumeId, copyTitle } = await this.tailoring.check(ownerId, payload);
    if (!resumeId) throw new NotFound(RESUME);
    const offers = await this.tailoring.accepted(ownerId, payload);
    const { version, title } = await this.resumes.get(ownerId, resumeId);
    return {
      payload,
      title: `Copy of “${title}”`,
      changes: [
        { label: 'New resume', before: '', after: copyTitle },
        ...offers.map(({ from, to }) => ({ label: 'In the words of the posting', before: from, after: to })),
      ],
      baseVersion: version,
    };
  }

  async apply(ownerId: string, payload: Payload, key: string): Promise<string> {
    return (await this.tailoring.copy(ownerId, payload, `proposal ${key}`)).id;
  }
}
