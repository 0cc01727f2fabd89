import type { Severity } from '@career/contracts/vocabulary/insight-vocabulary';
import { t } from '../sentences/say.ts';
import type { CheckResult, Issue, Suggestion } from './analysis.types.ts';
import { type CheckId, severityOf } from './rubric.ts';

const SEVERITIES: readonly Severity[] = ['high', 'medium', 'low'];
const LEAST_LOST = 0.05;
const THIN = t`Some checks found nothing wrong, but too little to judge by: they want all main sections and at least six lines about your work.`;
const FIX_FIRST = 3;

/** Something that costs points: one check, or several that lack text to judge by. */
interface Loss {
  check: CheckResult;
  lost: number;
  type: string;
}

const lostOf = ({ weight, earned }: CheckResult): number => weight - earned;

/** What costs points, the most first. Checks that only lack text are reported once, together. */
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

/** Where a repair is made, where that is not where its evidence was found. */
const REPAIRED_IN: Partial<Record<CheckId, string>> = {
  length: 'experience.0.description',
  'in-use': 'experience.0.description',
  'target-title': 'personalInfo.professionalTagline',
};
const FIELD_OF_SECTION: Readonly<Record<string, string>> = {
  Template: 'templateId',
  'Basic Info': 'summary',
  Experience: 'experience.0.description',
  Education: 'education',
  Skills: 'skills',
  Details: 'certifications',
};

/** The field in which a repair is made. */
const repairPathOf = (check: CheckResult): string | null =>
  REPAIRED_IN[check.id] ?? pathOf(check) ?? FIELD_OF_SECTION[check.section] ?? null;

/** A sentence of the person to begin with: one that no other repair has named, for advice is given once. */
function sentenceToBeginWith({ group, evidence, isThin }: CheckResult, named: Set<string>): string {
  if (group !== 'writing' || isThin || evidence[0]?.note === 'this one works') return '';
  const found = evidence.find(({ quote }) => quote !== '' && !named.has(quote))?.quote ?? '';
  named.add(found);
  // Our full stop ends it.
  const sentence = found.replace(/\.$/, '');
  return sentence === '' ? '' : ` ${t`Begin with “${sentence}”.`}`;
}

/** One repair for each thing that costs points, the one that brings most first. @param possible points that were scored. */
export function suggestionsOf(checks: readonly CheckResult[], possible: number): Suggestion[] {
  const named = new Set<string>();
  return lossesOf(checks)
    .filter(({ check }) => check.fix !== '')
    .map(({ check, lost }) => ({
      section: check.section,
      improvement: `${check.fix}${sentenceToBeginWith(check, named)}`,
      checkId: check.id,
      points: Math.round((lost * 1000) / Math.max(1, possible)) / 10,
      path: repairPathOf(check),
    }));
}

export const fixFirstOf = (suggestions: readonly Suggestion[]): CheckId[] =>
  suggestions.slice(0, FIX_FIRST).map(({ checkId }) => checkId);
