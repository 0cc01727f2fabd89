import data from './data/implied-skills.json' with { type: 'json' };
/**
 * Skills that require another. By what the things are: PostgreSQL is asked in SQL, React is written in JavaScript.
 * Whoever shows the first nearly names the second.
 */
export const IMPLIED_SKILLS: Readonly<Record<string, readonly string[]>> = data.impliedSkills;
