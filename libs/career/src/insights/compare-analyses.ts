import { t } from '../sentences/say.ts';
import type { CheckResult } from './analysis.types.ts';
import type { CheckId } from './rubric.ts';

/** What a comparison looks at. */
export interface ScoredChecks {
  score: number;
  rubricVersion: string;
  target: { title: string; occupationId: string | null };
  checks: readonly Pick<CheckResult, 'id' | 'title' | 'weight' | 'earned' | 'status'>[];
}

/** A check whose points changed. */
interface CheckChange {
  id: CheckId;
  title: string;
  from: number;
  to: number;
  weight: number;
}

export interface AnalysisChange {
  /** Points of the score gained or lost. */
  score: number;
  /** The largest changes first. */
  checks: CheckChange[];
  /** Why the two scores do not measure the same; null when they do. */
  caution: string | null;
}

const LEAST_CHANGE = 0.05;

/** What changed from one analysis of a resume to the next. */
export function compareAnalyses(before: ScoredChecks, after: ScoredChecks): AnalysisChange {
  const earlier = new Map(before.checks.map((check) => [check.id, check]));
  const checks = after.checks.flatMap((check): CheckChange[] => {
    const known = earlier.get(check.id);
    if (!known || known.status === 'not-scored' || check.status === 'not-scored') return [];
    if (Math.abs(check.earned - known.earned) < LEAST_CHANGE) return [];
    return [{ id: check.id, title: check.title, from: known.earned, to: check.earned, weight: check.weight }];
  });
  const isSameTarget =
    before.target.occupationId === after.target.occupationId && before.target.title === after.target.title;
  return {
    score: after.score - before.score,
    checks: checks.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)),
    caution:
      before.rubricVersion !== after.rubricVersion
        ? t`The checklist has changed between the two analyses.`
        : isSameTarget
          ? null
          : t`The two analyses measure against different targets.`,
  };
}
