import type { SaveCoverLetterDto } from '@career/contracts/cover-letters/save-cover-letter.dto';
import type { ProposedChangeDto } from '@career/contracts/proposals/proposal.dto';
import type { SaveSavedJobDto } from '@career/contracts/saved-jobs/save-saved-job.dto';
import type { MakeTailoredCopyDto } from '@career/contracts/tailoring/tailor-resume.dto';
import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import type { ProposalKind } from '@career/contracts/vocabulary/proposal-vocabulary';

/** A new text for one field of a resume: `summary` or `experience.<n>.description`. */
export interface ProposedText {
  field: string;
  text: string;
}

/** What an assistant sends, by kind. */
export interface ProposalPayloads {
  'resume-text': { resumeId: string; texts: ProposedText[] };
  'tailored-copy': MakeTailoredCopyDto & { resumeId: string };
  'cover-letter': SaveCoverLetterDto & { resumeId: string | null; posting: string };
  'application-status': { applicationId: string; status: ApplicationStatus };
  'saved-job': SaveSavedJobDto;
}

/** A proposal that was looked at and may be stored. */
export interface CheckedProposal<Kind extends ProposalKind = ProposalKind> {
  /** What was proposed, by the rules of the contract. */
  payload: ProposalPayloads[Kind];
  title: string;
  changes: ProposedChangeDto[];
  /** Version of what it was made from, which must be the stored one when it is accepted; null where it makes something new. */
  baseVersion: number | null;
}

/** What one kind of proposal can do. */
export interface ProposalHandler<Kind extends ProposalKind> {
  /**
   * Looks at what is proposed: whether it is the owner's, and whether the resume bears out what it says.
   * @throws UnsupportedClaims with the sentences that it does not.
   */
  check(ownerId: string, payload: ProposalPayloads[Kind]): Promise<CheckedProposal<Kind>>;
  /**
   * Does it.
   * @param key names what is made: with the same key it is made once.
   * @param baseVersion what `check` answered; a newer one stored meanwhile is refused.
   * @returns id of what was made or changed.
   */
  apply(
    ownerId: string,
    payload: ProposalPayloads[Kind],
    key: string,
    baseVersion: number | null,
  ): Promise<string>;
}

export type ProposalHandlers = { readonly [Kind in ProposalKind]: ProposalHandler<Kind> };
