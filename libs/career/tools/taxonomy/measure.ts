import { findSkills } from '@career/career/taxonomy/skills';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '@career/career/taxonomy/titles';
import type { LabelledText } from './labelled-skills.ts';
import type { LabelledTitle } from './labelled-titles.ts';

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

export interface TitleFigures {
  top1: Share;
  top3: Share;
  /** Of the titles placed above the floor, those placed right. */
  placedRight: Share;
  misses: string[];
}

export function measureTitles(labelled: readonly LabelledTitle[]): TitleFigures {
  const misses: string[] = [];
  let [top1, top3, placed, placedRight] = [0, 0, 0, 0];
  for (const { title, occupation } of labelled) {
    const matches = resolveTitle(title);
    const ids = matches.map((match) => match.occupation.id);
    const isFirst = ids[0] === occupation;
    if (isFirst) top1++;
    else
      misses.push(
        `${title}: ${ids[0]} by ${matches[0]?.via}, not ${occupation} (${ids.indexOf(occupation) + 1})`,
      );
    if (ids.slice(0, 3).includes(occupation)) top3++;
    if ((matches[0]?.confidence ?? 0) < TITLE_CONFIDENCE_FLOOR) {
      if (isFirst) misses.push(`${title}: right but unsure, ${matches[0]?.confidence.toFixed(2)}`);
      continue;
    }
    placed++;
    if (isFirst) placedRight++;
  }
  return {
    top1: shareOf(top1, labelled.length),
    top3: shareOf(top3, labelled.length),
    placedRight: shareOf(placedRight, placed),
    misses,
  };
}

/** Titles that say nothing and are placed all the same. */
export function wronglyPlaced(titles: readonly string[]): string[] {
  return titles.filter((title) => (resolveTitle(title)[0]?.confidence ?? 0) >= TITLE_CONFIDENCE_FLOOR);
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
