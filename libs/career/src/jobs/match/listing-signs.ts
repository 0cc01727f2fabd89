import { findSkills } from '../../taxonomy/skills.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../../taxonomy/titles.ts';

/** What a listing asks for, as ids that can be compared without reading it again. */
export interface ListingSigns {
  /** Ids of the skills it names; soft skills are in every posting and count for nothing. */
  skills: readonly string[];
  /** Ids of the occupations that its title may stand for, the likeliest first. */
  occupations: readonly string[];
}

/** Raised when the rules or the taxonomy change what is read, so that stored signs are read again. */
export const SIGNS_VERSION = 1;

const MOST_SKILLS = 40;
const MOST_OCCUPATIONS = 3;

/** Reads the signs of a listing. Some milliseconds: done once when it changes, not when somebody looks. */
export function listingSigns(listing: {
  title: string;
  description: string;
  requirements: string;
  tags: readonly string[];
}): ListingSigns {
  const text = [listing.title, listing.requirements, listing.description, listing.tags.join(', ')].join('\n');
  return { skills: skillIds(text).slice(0, MOST_SKILLS), occupations: occupationIds(listing.title) };
}

/** Ids of the skills that a text names, each once. */
export const skillIds = (text: string): string[] => [
  ...new Set(findSkills(text).flatMap(({ skill }) => (skill.kind === 'soft' ? [] : [skill.id]))),
];

/** Ids of the occupations that a title may stand for; none when it cannot be placed. */
export const occupationIds = (title: string): string[] =>
  resolveTitle(title)
    .filter(({ confidence }) => confidence >= TITLE_CONFIDENCE_FLOOR)
    .slice(0, MOST_OCCUPATIONS)
    .map(({ occupation }) => occupation.id);
