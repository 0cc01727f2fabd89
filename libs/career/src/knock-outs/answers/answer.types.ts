import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { KnockOutReason, KnockOutState } from '@career/contracts/vocabulary/knock-out-vocabulary';
import type { ResumeClaims } from '../../claims/resume-claims.ts';

/** What of the person decides, with the field that says it. */
export interface KnockOutFact {
  path: string;
  quote: string;
}

export interface KnockOutAnswer {
  state: KnockOutState;
  fact: KnockOutFact | null;
  /** Field of the resume where it can be said, such as `personalInfo.dateOfBirth`; null where nothing of it can. */
  field: string | null;
  /** Why it is unknown; null where it is not. */
  reason: KnockOutReason | null;
}

/** What a person has said, and what the answer depends on beside it. */
export interface AnswerContext {
  resume: ResumeContentDto;
  claims: ResumeClaims;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Deadline of the posting where it names a whole day. */
  closing: string | undefined;
  /** ISO code of the country of the workplace, as far as the posting says it. */
  workplace: string | undefined;
}

export const met = (fact: KnockOutFact | null, field: string | null): KnockOutAnswer => ({
  state: 'met',
  fact,
  field,
  reason: null,
});

export const notMet = (fact: KnockOutFact, field: string | null): KnockOutAnswer => ({
  state: 'not-met',
  fact,
  field,
  reason: null,
});

export const unknown = (
  reason: KnockOutReason,
  field: string | null,
  fact: KnockOutFact | null = null,
): KnockOutAnswer => ({ state: 'unknown', fact, field, reason });
