import data from './data/school-subjects.json' with { type: 'json' };

const SUBJECTS = data.subjects.map(({ key, forms }) => ({
  key,
  pattern: new RegExp(`\\b(?:${forms})\\b`, 'g'),
}));

/** Keys of the school subjects that a text in small letters names, in alphabetical order. */
export function findSubjects(plain: string): string[] {
  const taken: { start: number; end: number; key: string }[] = [];
  for (const { key, pattern } of SUBJECTS)
    for (const { 0: name, index } of plain.matchAll(pattern)) {
      const end = index + name.length;
      if (!taken.some((other) => other.start < end && index < other.end))
        taken.push({ start: index, end, key });
    }
  return [...new Set(taken.map(({ key }) => key))].sort();
}
