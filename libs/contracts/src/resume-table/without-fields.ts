/** A part of a resume without some of its fields; what has none of them is the same object as before. */
export const withoutFields = (source: object, names: readonly string[]): object =>
  names.some((name) => Object.hasOwn(source, name))
    ? Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)))
    : source;
