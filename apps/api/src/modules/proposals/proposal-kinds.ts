import type { ProposalKind } from '@career/contracts/vocabulary/proposal-vocabulary';
import { Injectable } from '@nestjs/common';
import { JobProposals } from './kinds/job-proposals.ts';
import { LetterProposals } from './kinds/letter-proposals.ts';
import { ResumeTextProposals } from './kinds/resume-text-proposals.ts';
import { StatusProposals } from './kinds/status-proposals.ts';
import { TailoredCopyProposals } from './kinds/tailored-copy-proposals.ts';
import type { ProposalHandler, ProposalHandlers } from './proposal.types.ts';

/** Who looks at each kind of proposal and carries it out. */
@Injectable()
export class ProposalKinds {
  private readonly handlers: ProposalHandlers;

  constructor(
    texts: ResumeTextProposals,
    copies: TailoredCopyProposals,
    letters: LetterProposals,
    statuses: StatusProposals,
    jobs: JobProposals,
  ) {
    this.handlers = {
      'resume-text': texts,
      'tailored-copy': copies,
      'cover-letter': letters,
      'application-status': statuses,
      'saved-job': jobs,
    };
  }

  of<Kind extends ProposalKind>(kind: Kind): ProposalHandler<Kind> {
    return this.handlers[kind] as unknown as ProposalHandler<Kind>;
  }
}
