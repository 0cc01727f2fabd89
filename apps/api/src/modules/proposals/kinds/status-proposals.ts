import { Injectable } from '@nestjs/common';
import { JobApplicationsService } from '../../job-applications/job-applications.service.ts';
import type { CheckedProposal, ProposalHandler, ProposalPayloads } from '../proposal.types.ts';

type Payload = ProposalPayloads['application-status'];

/** An application that has come further. */
@Injectable()
export class StatusProposals implements ProposalHandler<'application-status'> {
  constructor(private readonly applications: JobApplicationsService) {}

  async check(ownerId: string, payload: Payload): Promise<CheckedProposal<'application-status'>> {
    const { applicationId, status } = payload;
    const application = await this.applications.get(ownerId, applicationId);
    return {
      payload,
      title: `${application.position} at ${application.company}`,
      changes: [{ label: 'Status', before: application.status, after: status }],
      baseVersion: application.version,
    };
  }

  async apply(ownerId: string, { applicationId, status }: Payload): Promise<string> {
    return (await this.applications.setStatus(ownerId, applicationId, status)).id;
  }
}
