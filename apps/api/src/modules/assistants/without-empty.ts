const PICTURES = new Set(['photoUrl', 'designOptions', 'templateId']);

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A document without empty fields, and without what is about its looks: an assistant reads every word of it. */
export function withoutEmpty(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !PICTURES.has(name) && !isEmpty(part))
      .map(([name, part]) => [name, stripped(part)]),
  );
}

function stripped(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(stripped);
  return typeof part === 'object' && part !== null && !(part instanceof Date) ? withoutEmpty(part) : part;
}
