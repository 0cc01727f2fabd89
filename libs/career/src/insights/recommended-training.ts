import type { Severity } from '@career/contracts/vocabulary/insight-vocabulary';
import { listed } from '../sentences/listed.ts';
import { t } from '../sentences/say.ts';
import { skillById } from '../taxonomy/skills.ts';
import { type TrainingChoice, trainingFor } from '../training/training.ts';
import type { RecommendedTraining, SkillGap } from './analysis.types.ts';
import { LEVEL_WORDS } from './level-words.ts';

const MOST_COURSES = 6;
const RANKS: readonly Severity[] = ['high', 'medium', 'low'];

const nameOf = (skillId: string): string => skillById(skillId)?.name ?? skillId;

/** What the course teaches of what is missing, and why: a gap that another course names is not named again. */
function descriptionOf(
  { training, skills }: TrainingChoice,
  gaps: ReadonlyMap<string, SkillGap>,
  named: Set<string>,
): string {
  const names = skills.map(nameOf);
  const [gap] = skills.flatMap((id) => (named.has(id) ? [] : (gaps.get(id) ?? [])));
  if (gap) named.add(gap.skillId);
  const why = gap
    ? gap.currentLevel === 'none'
      ? ` ${t`${gap.skill} is not in your resume yet.`}`
      : ` ${t`You show ${gap.skill} as ${LEVEL_WORDS[gap.currentLevel]}; ${LEVEL_WORDS[gap.targetLevel]} is asked for.`}`
    : '';
  return `${t`Teaches ${listed(names)} at ${LEVEL_WORDS[training.level]} level.`}${why}`;
}

/** Courses of the catalogue for the gaps, the most important first. @param hidden ids of courses with broken links. */
export function recommendTraining(
  gaps: readonly SkillGap[],
  hidden: readonly string[] = [],
): RecommendedTraining[] {
  const byId = new Map(gaps.map((gap) => [gap.skillId, gap]));
  const choices = trainingFor([...byId.keys()], {
    max: MOST_COURSES,
    hidden: new Set(hidden),
    levels: new Map(gaps.map(({ skillId, targetLevel }) => [skillId, targetLevel])),
  });
  const named = new Set<string>();
  return choices.map((choice) => {
    const { training, skills } = choice;
    const closed = skills.flatMap((id) => byId.get(id) ?? []);
    const priority = RANKS.find((rank) => closed.some(({ importance }) => importance === rank)) ?? 'low';
    return {
      title: training.title,
      priority,
      description: descriptionOf(choice, byId, named),
      provider: training.provider,
      duration: training.duration,
      url: training.url,
      courseId: training.id,
      skills: skills.map(nameOf),
      cost: training.cost,
      language: training.language,
      device: training.device,
      data: training.data,
    };
  });
}
