import { type PlaceMention, placesIn } from '../places/place-names.ts';

const JOINS = /^(?:,\s*|\s+(?:and|or)\s+|\s*\/\s*|\s+-\s+|\s+)$/;

/** Places of a text, with those that are together as one: `Apapa, Lagos`. */
export function placesOfText(text: string): { text: string; start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (const { start, end } of placesIn(text).filter(({ kind }) => isWhere(kind))) {
    const last = places.at(-1);
    if (last && JOINS.test(text.slice(last.end, start))) last.end = end;
    else places.push({ start, end });
  }
  return places.map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
}

const isWhere = (kind: PlaceMention['kind']): boolean => kind === 'town' || kind === 'country';

const STREET =
  /\b(?:street|road|avenue|phase|market|island|close|estate|way|junction|state|district|area|city)\b/i;

/** Whether a text is a place and nothing else: it ends with one that is known, and what comes before is part of it. */
export function isPlace(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 3 || trimmed.length > 80 || /[.!?:]$/.test(trimmed)) return false;
  const places = placesOfText(trimmed);
  const last = places.at(-1);
  if (!last || last.end < trimmed.replace(/\s*\([^)]*\)$/, '').length) return false;
  const before = trimmed.slice(0, places[0]?.start ?? 0);
  return (
    before.trim() === '' || /^(?:\p{Lu}[\p{L}\p{M}'’.-]*[ ,]*){1,5}$/u.test(before) || STREET.test(before)
  );
}
