import { t } from '../sentences/say.ts';
import type { KeywordCoverage, KeywordMatch } from './analysis.types.ts';
import type { SkillEvidence } from './skill-evidence.ts';
import type { TargetSkill } from './target.ts';

const NEARLY = 0.5;

/** A skill of the target with the credit that the resume earns for it. */
export interface WeighedKeyword extends KeywordMatch {
  weight: number;
}

/** What the resume has of the skills asked for. Naming one twenty times counts once. */
export function matchKeywords(skills: readonly TargetSkill[], evidence: SkillEvidence): WeighedKeyword[] {
  return skills.map(({ skill, need, weight, quote }) => {
    const isNamed = evidence.has(skill.id);
    const near = isNamed ? undefined : evidence.nearly(skill);
    return {
      skillId: skill.id,
      skill: skill.name,
      need,
      credit: isNamed ? 1 : near ? NEARLY : 0,
      inUse: evidence.isUsed(skill.id),
      evidence: isNamed ? evidence.evidenceOf(skill.id) : near ? [{ ...near, note: t`nearly` }] : [],
      advertQuote: quote,
      weight,
    };
  });
}

/** Part of the weight that is covered, 0 to 1. */
export function coveredShare(keywords: readonly WeighedKeyword[]): number {
  const total = keywords.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : keywords.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / total;
}

const percent = (share: number): number => Math.round(share * 100);

export function toCoverage(keywords: readonly WeighedKeyword[]): KeywordCoverage | null {
  if (keywords.length === 0) return null;
  const of = (need: 'must' | 'nice'): number =>
    percent(coveredShare(keywords.filter((one) => one.need === need)));
  return {
    must: of('must'),
    nice: of('nice'),
    total: percent(coveredShare(keywords)),
    keywords: keywords.map(({ weight: _, ...keyword }) => keyword),
  };
}
