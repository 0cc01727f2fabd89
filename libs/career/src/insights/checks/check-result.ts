import { t } from '../../sentences/say.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import { type CheckId, rubricCheck } from '../rubric.ts';

/** What a check found. */
export interface Outcome {
  /** Share of the points, 0 to 1; `not-scored` when there was nothing to judge by. */
  share: number | 'not-scored';
  finding: string;
  /** What to do; left out when all points were had. */
  fix?: string;
  evidence?: Evidence[];
  /** Part of the resume, where it is another than the rubric names. */
  section?: string;
  /** What is wrong, where it is something else than the rubric names. */
  fault?: string;
  /** Part of its usual weight that the check has here, 1 when left out. */
  weightFactor?: number;
  /** Points are missing only because there is too little text to judge by. */
  isThin?: boolean;
}

const MOST_EVIDENCE = 6;
const THIN_FAULT = t`Too little to judge`;
const THIN_FIX = t`Fill summary, experience, education and skills, with at least six lines about what you did and what came of it.`;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** An outcome with its points. */
export function resultOf(id: CheckId, outcome: Outcome): CheckResult {
  const usual = rubricCheck(id);
  const check = { ...usual, weight: hundredths(usual.weight * (outcome.weightFactor ?? 1)) };
  const evidence = (outcome.evidence ?? []).slice(0, MOST_EVIDENCE);
  const common = {
    ...check,
    section: outcome.section ?? check.section,
    fault: outcome.isThin ? THIN_FAULT : (outcome.fault ?? check.fault),
    isThin: outcome.isThin ?? false,
  };
  if (outcome.share === 'not-scored')
    return {
      ...common,
      earned: 0,
      status: 'not-scored',
      finding: outcome.finding,
      fix: outcome.fix ?? '',
      evidence,
    };
  const earned = hundredths(check.weight * Math.min(1, Math.max(0, outcome.share)));
  const status = earned >= check.weight ? 'passed' : earned > 0 ? 'partial' : 'failed';
  const fix = status === 'passed' ? '' : outcome.isThin ? THIN_FIX : (outcome.fix ?? '');
  return { ...common, earned, status, finding: outcome.finding, fix, evidence };
}

/** Part of a list; 0 of an empty one, so that nothing earns nothing. */
export const shareOf = (count: number, total: number): number => (total === 0 ? 0 : count / total);
