/** What an assistant can propose. */
export const PROPOSAL_KINDS = [
  'resume-text',
  'tailored-copy',
  'cover-letter',
  'application-status',
  'saved-job',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** What became of a proposal; one that expired was not decided in time. */
export const PROPOSAL_STATES = ['waiting', 'accepted', 'dismissed', 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
