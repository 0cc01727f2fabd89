import data from './data/degree-classes.json' with { type: 'json' };

type ClassName = (typeof data.forms)[number]['class'];
type Scale = (typeof data.scales)[number]['scale'];

interface ClassMention {
  name: ClassName;
  start: number;
  end: number;
}

const FORMS = data.forms.map((row) => ({
  name: row.class,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}.])(?:${row.forms})(?![\\p{L}\\p{N}])`, 'gu'),
}));

/** Classes of degrees and diplomas that a text in small letters names, in its order. */
export function findClasses(plain: string): ClassMention[] {
  const found: ClassMention[] = [];
  for (const { name, pattern } of FORMS)
    for (const { 0: written, index } of plain.matchAll(pattern)) {
      const end = index + written.length;
      if (!found.some((other) => other.start < end && index < other.end))
        found.push({ name, start: index, end });
    }
  return found.sort((left, right) => left.start - right.start);
}

/** The scale that a class belongs to; `pass` belongs to both. */
export const scaleOf = (name: string): Scale =>
  data.scales.find(({ classes }) => classes.some((one) => one === name))?.scale ?? 'degree';

const classesOf = (scale: Scale): readonly string[] =>
  data.scales.find((row) => row.scale === scale)?.classes ?? [];

/** How far down a scale a class is, 0 for the highest; undefined on another scale. */
export function rankOf(name: string, scale: Scale): number | undefined {
  const rank = classesOf(scale).indexOf(name);
  return rank === -1 ? undefined : rank;
}

/** The class above another of the same scale. */
export const classAbove = (name: string): string | undefined => {
  const classes = classesOf(scaleOf(name));
  return classes[classes.indexOf(name) - 1];
};

/** Points and the scale that a text writes beside them: `3.5/5`; the scale is left out where it is not written. */
export const pointsText = (points: number, of: number | undefined): string =>
  of === undefined ? `${points}` : `${points}/${of}`;
