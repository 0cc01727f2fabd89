import type { Severity, ShownLevel } from '@career/contracts/vocabulary/insight-vocabulary';
import { t } from '../sentences/say.ts';
import type { TargetLevel } from '../taxonomy/taxonomy.types.ts';
import type { Evidence, SkillGap } from './analysis.types.ts';
import { LEVEL_WORDS } from './level-words.ts';
import { isBelow, type SkillEvidence } from './skill-evidence.ts';
import type { ResolvedTarget, TargetSkill } from './target.ts';

const MOST_GAPS = 10;
/** Of what an occupation only welcomes, people have some and never all. */
const MOST_WELCOME_OF_OCCUPATION = 3;
const RANKS: readonly Severity[] = ['high', 'medium', 'low'];

/** High, medium or low by thirds of the skills asked for, heaviest first; a skill that is only welcome is never high. */
function importances(skills: readonly TargetSkill[]): Map<string, Severity> {
  const ranked = [...skills].sort((a, b) => b.weight - a.weight || (a.skill.id < b.skill.id ? -1 : 1));
  const heaviest = ranked[0]?.weight ?? 0;
  return new Map(
    ranked.map(({ skill, weight, need }, index) => {
      const third = Math.min(2, Math.floor((index * 3) / ranked.length));
      const level = weight === heaviest && need === 'must' ? 0 : third;
      return [skill.id, RANKS[need === 'nice' ? Math.max(1, level) : level] ?? 'low'];
    }),
  );
}

function reasonFor(
  name: string,
  current: ShownLevel,
  target: TargetLevel,
  near: Evidence | undefined,
): string {
  if (current === 'none' && near) return t`You name something near to ${name}, but not ${name} itself.`;
  if (current === 'none') return t`Nothing in the resume names ${name}.`;
  if (current === 'beginner') return t`You list ${name}, but no statement, certificate or course shows it.`;
  return t`What you show of ${name} is ${LEVEL_WORDS[current]}; ${LEVEL_WORDS[target]} is asked for.`;
}

/** Skills of which the target asks more than the resume shows, the weightiest first. */
export function findGaps({ skills }: ResolvedTarget, evidence: SkillEvidence): SkillGap[] {
  const importance = importances(skills);
  return skills
    .flatMap((asked) => {
      const { skill, need, level } = asked;
      const currentLevel = evidence.levelOf(skill.id);
      if (!isBelow(currentLevel, level)) return [];
      const near = currentLevel === 'none' ? evidence.nearly(skill) : undefined;
      const shown = near ? [near] : evidence.evidenceOf(skill.id);
      const gap: SkillGap = {
        skill: skill.name,
        importance: importance.get(skill.id) ?? 'low',
        currentLevel,
        targetLevel: level,
        skillId: skill.id,
        need,
        reason: reasonFor(skill.name, currentLevel, level, near),
        evidence: shown,
      };
      return [
        {
          gap,
          missing: currentLevel === 'none',
          weight: asked.weight,
          isWelcomeOnly: need === 'nice' && asked.quote === '',
        },
      ];
    })
    .sort(
      (a, b) =>
        RANKS.indexOf(a.gap.importance) - RANKS.indexOf(b.gap.importance) ||
        Number(b.missing) - Number(a.missing) ||
        b.weight - a.weight ||
        (a.gap.skillId < b.gap.skillId ? -1 : 1),
    )
    .filter(({ isWelcomeOnly }, place, all) =>
      isWelcomeOnly
        ? all.slice(0, place).filter((one) => one.isWelcomeOnly).length < MOST_WELCOME_OF_OCCUPATION
        : true,
    )
    .slice(0, MOST_GAPS)
    .map(({ gap }) => gap);
}
