import type { BreakdownDto, CareerAnalysisDto, EvidenceDto } from '@career/client/types';
import { translated } from '../../shared/language/texts.ts';

/** An analysis with its sentences in the language of the screens; the person's own words stay. */
export function inOwnWords(analysis: CareerAnalysisDto): CareerAnalysisDto {
  const { atsScanResults, breakdown, skillGaps, recommendedTraining, recommendedIndustries } = analysis;
  return {
    ...analysis,
    atsScanResults: {
      ...atsScanResults,
      issues: atsScanResults.issues.map((issue) => ({
        ...issue,
        type: translated(issue.type),
        description: translated(issue.description),
      })),
      suggestions: atsScanResults.suggestions.map((suggestion) => ({
        ...suggestion,
        section: translated(suggestion.section),
        improvement: translated(suggestion.improvement),
      })),
    },
    ...(breakdown ? { breakdown: breakdownOf(breakdown) } : {}),
    skillGaps: skillGaps.map((gap) => ({
      ...gap,
      ...(gap.reason ? { reason: translated(gap.reason) } : {}),
      ...(gap.evidence ? { evidence: notesOf(gap.evidence) } : {}),
    })),
    recommendedTraining: recommendedTraining.map((training) => ({
      ...training,
      description: translated(training.description),
    })),
    recommendedIndustries: recommendedIndustries.map((industry) => ({
      ...industry,
      reasoning: translated(industry.reasoning),
      growth: translated(industry.growth),
    })),
  };
}

const breakdownOf = (breakdown: BreakdownDto): BreakdownDto => ({
  ...breakdown,
  band: translated(breakdown.band),
  heading: translated(breakdown.heading),
  groups: breakdown.groups.map((group) => ({ ...group, title: translated(group.title) })),
  checks: breakdown.checks.map((check) => ({
    ...check,
    title: translated(check.title),
    finding: translated(check.finding),
    fix: translated(check.fix),
    evidence: notesOf(check.evidence),
  })),
});

const notesOf = (evidence: readonly EvidenceDto[]): EvidenceDto[] =>
  evidence.map((one) => (one.note ? { ...one, note: translated(one.note) } : one));
