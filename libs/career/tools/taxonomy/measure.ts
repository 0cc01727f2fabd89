import { findSkills } from '@career/career/taxonomy/skills';
import type { LabelledText } from './labelled-skills/labelled-skills.schema.ts';

/** A share with its 95 % interval after Wilson. */
export interface Share {
  hits: number;
  of: number;
  share: number;
  low: number;
  high: number;
}

export function shareOf(hits: number, of: number): Share {
  const z = 1.96;
  const share = of === 0 ? 0 : hits / of;
  const centre = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { hits, of, share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export interface SkillFigures {
  precision: Share;
  recall: Share;
  misses: string[];
}

export function measureSkills(labelled: readonly LabelledText[]): SkillFigures {
  const misses: string[] = [];
  let [right, found, wanted] = [0, 0, 0];
  for (const { text, skills } of labelled) {
    const named = new Set(findSkills(text).map(({ skill }) => skill.id));
    const missed = skills.filter((id) => !named.has(id));
    const wrong = [...named].filter((id) => !skills.includes(id));
    if (missed.length + wrong.length > 0) {
      misses.push(
        `${text.slice(0, 60)}… missed ${missed.join(', ') || '-'}; wrong ${wrong.join(', ') || '-'}`,
      );
    }
    right += named.size - wrong.length;
    found += named.size;
    wanted += skills.length;
  }
  return { precision: shareOf(right, found), recall: shareOf(right, wanted), misses };
}
