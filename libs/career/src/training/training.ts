import type { TargetLevel, Training, TrainingRow } from '../taxonomy/taxonomy.types.ts';
import african from './data/courses/african.json' with { type: 'json' };
import business from './data/courses/business.json' with { type: 'json' };
import general from './data/courses/general.json' with { type: 'json' };
import healthWork from './data/courses/health-work.json' with { type: 'json' };
import technology from './data/courses/technology.json' with { type: 'json' };

/** Every course that can be recommended. The catalogue is closed: no other link is ever shown. */
export const TRAINING = [
  ...african,
  ...business,
  ...general,
  ...healthWork,
  ...technology,
] as readonly TrainingRow[];

export interface TrainingOptions {
  /** Most courses in the answer; 6 unless told. */
  max?: number;
  /** Most courses of one provider; 2 unless told. */
  perProvider?: number;
  /** Level the person wants to reach by skill id; beginner where none is given. */
  levels?: ReadonlyMap<string, TargetLevel>;
  /** Ids of courses whose links are known to be broken: never chosen. */
  hidden?: ReadonlySet<string>;
}

/** A course chosen for gaps, with the gaps it serves. */
export interface TrainingChoice {
  training: Training;
  /** Ids of the skills asked for that the course teaches, most needed first. */
  skills: readonly string[];
}

const LEVELS: readonly TargetLevel[] = ['beginner', 'intermediate', 'advanced', 'expert'];
const COST_WORTH = { free: 0.3, 'free-audit': 0.15, paid: 0 } as const;
const REGION_WORTH = { nigeria: 0.2, africa: 0.2, world: 0 } as const;
const LEVEL_MISS = 0.12;
/** A course about one thing teaches it better than a shelf of courses. */
const FOCUS_WORTH = 0.25;
/** What a skill that an earlier choice teaches still adds. */
const TAUGHT_ALREADY = 0.25;

/**
 * Courses for skills that are missing, most needed skill first. Chosen one by one: the need that is not yet met counts
 * most, then cost (free first), then home of the provider (African first), then level and focus; equal ones by id.
 * Skills that nothing teaches are passed over; the answer may be empty.
 */
export function trainingFor(skillIds: readonly string[], options: TrainingOptions = {}): TrainingChoice[] {
  const { max = 6, perProvider = 2, levels = new Map(), hidden = new Set() } = options;
  const needs = new Map([...new Set(skillIds)].map((id, rank) => [id, 1 / (1 + rank * 0.15)]));
  const left: Training[] = TRAINING.filter(
    ({ id, skills }) => !hidden.has(id) && skills.some((skill) => needs.has(skill)),
  );
  const taught = new Set<string>();
  const providers = new Map<string, number>();
  const chosen: TrainingChoice[] = [];
  while (chosen.length < max) {
    // Once every need that can be met is met, further courses would only repeat.
    const open = left.filter(
      ({ provider, skills }) =>
        (providers.get(provider) ?? 0) < perProvider && skills.some((id) => needs.has(id) && !taught.has(id)),
    );
    const best = bestOf(open, (training) => worthOf(training, needs, taught, levels));
    if (!best) break;
    const skills = [...needs.keys()].filter((id) => best.skills.includes(id));
    chosen.push({ training: best, skills });
    for (const id of skills) taught.add(id);
    providers.set(best.provider, (providers.get(best.provider) ?? 0) + 1);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}

function worthOf(
  training: Training,
  needs: ReadonlyMap<string, number>,
  taught: ReadonlySet<string>,
  levels: ReadonlyMap<string, TargetLevel>,
): number {
  const served = training.skills.filter((id) => needs.has(id));
  const met = served
    .map((id) => (needs.get(id) ?? 0) * (taught.has(id) ? TAUGHT_ALREADY : 1))
    .toSorted((a, b) => b - a);
  // The main need counts whole, others a little: a course on ten things is not ten courses.
  const need = (met[0] ?? 0) + 0.2 * met.slice(1, 4).reduce((sum, worth) => sum + worth, 0);
  const wanted = Math.max(0, ...served.map((id) => LEVELS.indexOf(levels.get(id) ?? 'beginner')));
  const miss = Math.abs(wanted - LEVELS.indexOf(training.level));
  return (
    need * 2 +
    COST_WORTH[training.cost] +
    REGION_WORTH[training.region] +
    FOCUS_WORTH / training.skills.length -
    LEVEL_MISS * miss
  );
}

function bestOf(list: readonly Training[], worth: (training: Training) => number): Training | undefined {
  let best: { training: Training; worth: number } | undefined;
  for (const training of list) {
    const candidate = { training, worth: worth(training) };
    if (
      !best ||
      candidate.worth > best.worth ||
      (candidate.worth === best.worth && training.id < best.training.id)
    ) {
      best = candidate;
    }
  }
  return best?.training;
}
