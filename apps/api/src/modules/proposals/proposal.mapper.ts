import type { ProposalDto } from '@career/contracts/proposals/proposal.dto';
import type { Proposal } from './proposal.entity.ts';

/** A proposal as its owner sees it: expired from its last moment on, whether that is written down yet or not. */
export const toProposalDto = (row: Proposal): ProposalDto => ({
  id: row.id,
  kind: row.kind,
  state: row.state === 'waiting' && row.expiresAt <= new Date() ? 'expired' : row.state,
  title: row.title,
  madeBy: row.madeBy,
  changes: row.changes,
  resultId: row.resultId ?? null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
