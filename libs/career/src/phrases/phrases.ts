import type { Occupation } from '../taxonomy/taxonomy.types.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../taxonomy/titles.ts';
import data from './data/skill-phrases.json' with { type: 'json' };

/** A line that the person may make true: its blank is for a figure that only they know. */
interface SuggestedPhrase {
  /** Id of the skill of the occupation that it shows. */
  skill: string;
  text: string;
}

/** What people in an occupation do, as lines for a resume. */
export interface SuggestedPhrases {
  /** The occupation that the job title was placed in. */
  occupation: string;
  phrases: readonly SuggestedPhrase[];
}

const MOST = 6;
const PHRASES: ReadonlyMap<string, string> = new Map(data.phrases.map(({ skill, text }) => [skill, text]));

type OccupationSkills = Occupation['skills'];

/** What the work cannot be done without comes first, then what most postings ask for. */
const byNeed = (skills: OccupationSkills): OccupationSkills =>
  skills.toSorted(
    (one, other) => Number(other.required) - Number(one.required) || other.importance - one.importance,
  );

/** Lines for a job title, from what its occupation asks for; undefined where the title is not placed. */
export function suggestPhrases(jobTitle: string): SuggestedPhrases | undefined {
  const [best] = resolveTitle(jobTitle);
  if (!best || best.confidence < TITLE_CONFIDENCE_FLOOR) return undefined;
  const phrases = byNeed(best.occupation.skills).flatMap(({ skill }) => {
    const text = PHRASES.get(skill);
    return text ? [{ skill, text }] : [];
  });
  return { occupation: best.occupation.title, phrases: phrases.slice(0, MOST) };
}
