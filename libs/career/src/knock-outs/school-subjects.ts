import data from './data/school-subjects.json' with { type: 'json' };

const SUBJECTS = data.subjects.map(({ key, forms }) => ({
  key,
  pattern: new RegExp(`\\b(?:${forms})\\b`, 'g'),
}));

/** A subject and where it is named. */
export interface SubjectPlace {
  key: string;
  start: number;
  end: number;
}

/** Keys of the school subjects that a text in small letters names, in alphabetical order. */
export const findSubjects = (plain: string): string[] =>
  [...new Set(findSubjectPlaces(plain).map(({ key }) => key))].sort();

/** The school subjects that a text in small letters names, in its order. */
export function findSubjectPlaces(plain: string): SubjectPlace[] {
  const taken: SubjectPlace[] = [];
  for (const { key, pattern } of SUBJECTS)
    for (const { 0: name, index } of plain.matchAll(pattern)) {
      const end = index + name.length;
      if (!taken.some((other) => other.start < end && index < other.end))
        taken.push({ start: index, end, key });
    }
  return taken.sort((left, right) => left.start - right.start);
}
