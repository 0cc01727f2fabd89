import { isPlace } from './posting-place.ts';

const SUFFIX =
  '(?:Ltd|Limited|Plc|PLC|Inc|LLC|LLP|GmbH|Corp|Corporation|Group|Holdings|Company|Co|Bank|Clinic|Hospital|School|College|University|Foundation|Institute|Agency|Ministry|Commission|Authority|Council|Church|Hotel|Hotels|Pharmacy|Stores|Ventures|Enterprises|Nigeria Ltd|International)';
const NAMED = new RegExp(`^(?:\\p{Lu}|\\d)[\\p{L}\\p{M}\\p{N}&'’.,() -]{1,80}?\\b${SUFFIX}\\.?$`, 'u');
const INSIDE = new RegExp(
  `(?:\\p{Lu}[\\p{L}\\p{M}\\p{N}&'’-]*|of|and|&)(?: (?:\\p{Lu}[\\p{L}\\p{M}\\p{N}&'’-]*|of|and|&)){0,6}? ${SUFFIX}\\b\\.?`,
  'u',
);
/** Between an employer and its place: `Kora Foods Ltd, Ikeja, Lagos`, `Savannah Mills Plc – Kano`. */
const BETWEEN = /,\s+|\s+[–—|·-]\s+/g;

/** Whether a text is a name such as employers have. */
export const isCompanyName = (text: string): boolean => NAMED.test(text.trim());

/** A line that names an employer and where it is. */
export function companyAndPlace(line: string): { company: string; location: string } | undefined {
  if (line.length > 140 || /[.!?:]$/.test(line)) return undefined;
  for (const { 0: mark, index } of line.matchAll(BETWEEN)) {
    const company = line.slice(0, index).trim();
    const location = line.slice(index + mark.length).trim();
    if (isCompanyName(company) && (isPlace(location) || /^remote\b/i.test(location)))
      return { company, location };
  }
  return undefined;
}

/** The first employer that a text names by its legal form. */
export const companyInside = (text: string): string =>
  (INSIDE.exec(text)?.[0] ?? '').replace(/^(?:of|and|&) /, '').trim();
