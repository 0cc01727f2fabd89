import data from './data/levels.json' with { type: 'json' };

interface LevelWords {
  level: number;
  pattern: RegExp;
}

const compiled = (rows: readonly { level: number; words?: string; forms?: string }[]): LevelWords[] =>
  rows.map(({ level, words, forms }) => ({
    level,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words ?? forms})(?![\\p{L}\\p{N}])`, 'iu'),
  }));

const LANGUAGES = compiled(data.languages);
const SKILLS = compiled(data.skills);
const DEGREES = data.degrees.map(({ level, name, forms }) => ({
  level,
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'giu'),
}));
const ELSEWHERE = data.elsewhere.map(({ level, forms }) => ({
  level,
  pattern: new RegExp(`^(?:${forms})(?![\\p{L}\\p{N}])`, 'iu'),
}));
const CLASSES = compiled(data.classes);

/** Least level at which a language counts as spoken when a posting names none. */
export const SPOKEN = 3;

function levelIn(
  rows: readonly LevelWords[],
  text: string,
  pick: 'least' | 'most',
): { level: number; word: string } | undefined {
  const found = rows.flatMap(({ level, pattern }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ level, word }];
  });
  found.sort((left, right) => left.level - right.level);
  return pick === 'least' ? found[0] : found.at(-1);
}

/** Level of a language that the words beside its name give: 1 beginner to 6 native; of several the lowest. */
export const languageLevel = (words: string): { level: number; word: string } | undefined =>
  levelIn(LANGUAGES, words, 'least');

/** Level of a skill that the words beside its name give: 1 basic to 4 expert; of several the lowest. */
export const skillLevel = (words: string): { level: number; word: string } | undefined =>
  levelIn(SKILLS, words, 'least');

/** Class of a degree: 4 first class or distinction, 3 second class upper, upper credit or merit, 2 lower, 1 third or pass. */
export const degreeClass = (words: string): number | undefined => levelIn(CLASSES, words, 'least')?.level;

/** Class that a grade point gives on the Nigerian scale of five; undefined on other scales. */
export function classOfPoints(grade: string): number | undefined {
  const [, points = '', scale = ''] =
    /(\d\.\d{1,2})\s*(?:\/|out of|on)\s*(5(?:\.0{1,2})?)\b/.exec(grade) ?? [];
  if (scale === '') return undefined;
  const value = Number(points);
  return value >= 4.5 ? 4 : value >= 3.5 ? 3 : value >= 2.4 ? 2 : value >= 1.5 ? 1 : undefined;
}

export interface DegreeMention {
  level: number;
  /** The kind in plain words: `bachelor's degree`. */
  kind: string;
  start: number;
  end: number;
}

/** Degrees and diplomas that a text names, by kind, in its order. */
export function findDegrees(text: string): DegreeMention[] {
  const found: DegreeMention[] = [];
  for (const { level, name, pattern } of DEGREES) {
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const end = index + written.length;
      if (found.some((other) => other.start < end && index < other.end)) continue;
      found.push({ level, kind: name, start: index, end });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/**
 * Level of the degree that a field names, in English or by a French, Portuguese, Swahili or German name: in
 * running text `licence` and `master` mean other things.
 */
export const degreeLevel = (field: string): number | undefined =>
  findDegrees(field)[0]?.level ?? ELSEWHERE.find(({ pattern }) => pattern.test(field.trim()))?.level;
