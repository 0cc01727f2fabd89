import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { analyseResume } from '../analyse-resume.ts';
import type { Analysis, CheckResult } from '../analysis.types.ts';
import type { CheckId } from '../rubric.ts';
import { type GeneratedCase, inputOf } from './generated-resume.ts';

const EPSILON = 0.011;

export const checkOf = (analysis: Analysis, id: CheckId): CheckResult => {
  const found = analysis.breakdown.checks.find((check) => check.id === id);
  if (!found) throw new Error(`No check ${id}`);
  return found;
};

export const points = (analysis: Analysis): number => {
  const { groups } = analysis.breakdown;
  const possible = groups.reduce((sum, group) => sum + group.possible, 0);
  return possible === 0 ? 0 : (100 * groups.reduce((sum, group) => sum + group.earned, 0)) / possible;
};

/**
 * A resume is compared with another under one target. Where the target was read from a part that the change takes
 * away, the two scores measure against different work, so it is pinned first.
 */
export function pinned(given: GeneratedCase): GeneratedCase {
  if (given.target) return given;
  const { target } = analyseResume(inputOf(given));
  if (target.source === 'none' || target.path === 'title') return given;
  return { ...given, target: { source: 'title', title: target.title } };
}

export const scoreOf = (given: GeneratedCase, resume: ResumeContentDto = given.resume): Analysis =>
  analyseResume(inputOf(given, resume));

export const notHigher = (before: Analysis, after: Analysis, what: string): string | undefined =>
  points(after) > points(before) + EPSILON || after.atsScanResults.score > before.atsScanResults.score
    ? `${what}: ${points(before).toFixed(2)} rose to ${points(after).toFixed(2)}`
    : undefined;

export const notLower = (before: Analysis, after: Analysis, what: string): string | undefined =>
  points(after) < points(before) - EPSILON
    ? `${what}: ${points(before).toFixed(2)} fell to ${points(after).toFixed(2)}`
    : undefined;

export const within = (before: Analysis, after: Analysis, most: number, what: string): string | undefined =>
  Math.abs(points(after) - points(before)) > most
    ? `${what}: ${points(before).toFixed(2)} became ${points(after).toFixed(2)}`
    : undefined;

export const first = (faults: Iterable<string | undefined>): string | undefined => {
  for (const fault of faults) if (fault) return fault;
  return undefined;
};

/** A skill that the target asks for and the resume has nothing of. */
export function missingSkill(analysis: Analysis): string | undefined {
  return analysis.keywordCoverage?.keywords.find(({ credit }) => credit === 0)?.skill;
}

export const withSkills = (resume: ResumeContentDto, ...names: string[]): ResumeContentDto => ({
  ...resume,
  skills: [...(resume.skills ?? []), ...names.map((name) => ({ name, level: 'intermediate' as const }))],
});

export const withSummary = (resume: ResumeContentDto, tail: string): ResumeContentDto => ({
  ...resume,
  summary: [resume.summary, tail].filter(Boolean).join(' '),
});

export const mapText = (resume: ResumeContentDto, change: (text: string) => string): ResumeContentDto => ({
  ...resume,
  summary: change(resume.summary ?? ''),
  experience: (resume.experience ?? []).map((one) => ({
    ...one,
    description: change(one.description ?? ''),
  })),
  achievements: (resume.achievements ?? []).map((one) => ({
    ...one,
    description: change(one.description ?? ''),
  })),
});

/** Every number and level of an analysis, without the words it quotes. */
export function numbersOf({
  breakdown,
  atsScanResults,
  skillGaps,
  recommendedIndustries,
  recommendedTraining,
  keywordCoverage,
}: Analysis): string {
  return JSON.stringify({
    score: atsScanResults.score,
    issues: atsScanResults.issues.map(({ type, severity }) => [type, severity]),
    suggestions: atsScanResults.suggestions.map(({ checkId, points: worth }) => [checkId, worth]),
    checks: breakdown.checks.map(({ id, earned, status }) => [id, earned, status]),
    gaps: skillGaps.map(({ skillId, importance, currentLevel, targetLevel }) => [
      skillId,
      importance,
      currentLevel,
      targetLevel,
    ]),
    industries: recommendedIndustries.map(({ industryId, match }) => [industryId, match]),
    training: recommendedTraining.map(({ courseId }) => courseId),
    coverage: keywordCoverage?.total,
  });
}
