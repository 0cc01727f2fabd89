import type { Severity } from '@career/contracts/vocabulary/insight-vocabulary';
import type { CheckResult, Issue, Suggestion } from './analysis.types.ts';
import { type CheckId, severityOf } from './rubric.ts';

const SEVERITIES: readonly Severity[] = ['high', 'medium', 'low'];
const LEAST_LOST = 0.05;
const THIN =
  'Some checks found nothing wrong, but too little to judge by: they want all main sections and at least six lines about your work.';
const FIX_FIRST = 3;

/** Something that costs points: one check, or several that lack text to judge by. */
interface Loss {
  check: CheckResult;
  lost: number;
  type: string;
}

const lostOf = ({ weight, earned }: CheckResult): number => weight - earned;

/** What costs points, the most first. Checks that only lack text are told once, together. */
function lossesOf(checks: readonly CheckResult[]): Loss[] {
  const lossy = checks.filter((check) => check.status !== 'not-scored' && lostOf(check) >= LEAST_LOST);
  const [thin, ...others] = lossy.filter(({ isThin }) => isThin).sort((a, b) => lostOf(b) - lostOf(a));
  const losses = lossy
    .filter(({ isThin }) => !isThin)
    .map((check): Loss => ({ check, lost: lostOf(check), type: check.fault }));
  if (thin)
    losses.push({
      check: thin,
      lost: [thin, ...others].reduce((sum, check) => sum + lostOf(check), 0),
      type: thin.fault,
    });
  return losses.sort((a, b) => b.lost - a.lost);
}

/** An employer who cannot read or reach the person sees nothing else. */
function isAlwaysHigh({ id, status, evidence }: CheckResult): boolean {
  if (id === 'parse-recall') return status === 'failed';
  return (
    id === 'contact' &&
    evidence.some(({ path }) => path === 'personalInfo.email' || path === 'personalInfo.phone')
  );
}

const pathOf = ({ evidence }: CheckResult): string | null => evidence[0]?.path ?? null;

/** What costs points, with the notices that cost none; the gravest first. */
export function issuesOf(checks: readonly CheckResult[], notices: readonly Issue[]): Issue[] {
  const issues = lossesOf(checks).map(
    ({ check, lost, type }): Issue => ({
      type,
      description: check.isThin ? THIN : check.finding,
      severity: isAlwaysHigh(check) ? 'high' : severityOf(lost),
      checkId: check.id,
      path: pathOf(check),
    }),
  );
  return [...issues, ...notices]
    .map((issue, place) => ({ issue, place }))
    .sort(
      (a, b) =>
        SEVERITIES.indexOf(a.issue.severity) - SEVERITIES.indexOf(b.issue.severity) || a.place - b.place,
    )
    .map(({ issue }) => issue);
}

/** The repair, with the person's own words where one sentence can be pointed at. */
function improvementOf({ fix, group, evidence, isThin }: CheckResult): string {
  const [first] = evidence;
  return group === 'writing' && !isThin && first?.quote && first.note !== 'this one works'
    ? `${fix} Begin with “${first.quote}”.`
    : fix;
}

/** One repair for each thing that costs points, the one that brings most first. @param possible points that were scored. */
export const suggestionsOf = (checks: readonly CheckResult[], possible: number): Suggestion[] =>
  lossesOf(checks)
    .filter(({ check }) => check.fix !== '')
    .map(({ check, lost }) => ({
      section: check.section,
      improvement: improvementOf(check),
      checkId: check.id,
      points: Math.round((lost * 1000) / Math.max(1, possible)) / 10,
      path: pathOf(check),
    }));

export const fixFirstOf = (suggestions: readonly Suggestion[]): CheckId[] =>
  suggestions.slice(0, FIX_FIRST).map(({ checkId }) => checkId);
