import type { WordingProposalDto } from '@career/contracts/resumes/wording.dto';

/** Which text is worded anew. The resume is named with its version, so that a changed one is a new request. */
export interface WordingJobInput {
  resume: { id: string; version: number };
  field: string;
}

/** The proposal as the route answers it. */
export type WordingJobResult = WordingProposalDto;
