import type { EligibilityVerdict } from '@career/career/jobs/eligibility.types';
import type { SalaryPeriod } from '@career/career/jobs/pay/period';
import type { PayRange } from '@career/career/jobs/salary';
import type { ScamReasonKind } from '@career/career/jobs/scam-check';
import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';

/** A posting written for this set, with what a careful reader says of it. Rules of labelling: docs/listings-quality.md. */
export interface LabelledPosting {
  title: string;
  /** Empty when the posting names no employer. */
  company: string;
  location: string;
  jobType: JobType;
  salary: string | null;
  url: string | null;
  description: string;
  /** Verdict by ISO 3166-1 country of the person. */
  can: Readonly<Record<string, EligibilityVerdict>>;
  scam: readonly ScamReasonKind[];
  /** What the salary text says; left out when the posting names no pay. */
  pay?: PayRange & { currency: string | null; period: SalaryPeriod | null };
}
