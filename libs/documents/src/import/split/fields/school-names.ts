import { isCountryName, isTownName, placeScore } from '../places.ts';
import { degreeScore } from './degrees.ts';
import { titleScore } from './evidence.ts';

/** Words that name kinds of schools, owners and fields, and none of which names one school. */
const GENERIC =
  /^(?:the|a|of|and|for|in|at|federal|state|national|central|university|universities|polytechnic|college|school|schools|institute|institution|academy|faculty|department|technology|technological|technical|education|agriculture|agricultural|sciences?|applied|social|health|medical|medicine|nursing|midwifery|nurses|midwives|arts?|studies|professional|management|business|administration|commerce|law|engineering|teachers?|training|vocational|advanced|higher|basic|open|petroleum|maritime|aviation|tourism|hospitality|accountancy|development|université|institut|école|faculté|de|des|du|la|le|supérieur|supérieure|universidade|instituto|escola|chuo|kikuu|cha|ya)$/i;
/** Schools for children are called after their town or saint, and their town is never part of the name. */
const OF_CHILDREN =
  /(?<!\p{L})(?:primary|nursery|elementary|secondary|high school|grammar|girls|boys|basic school|junior|senior|j\.?h\.?s|s\.?h\.?s|lycée|collège|escola secundária|shule|sekondari|convent|hr\.? sec|vidyalaya)(?!\p{L})/iu;

/** Whether a name says no more than what kind of school it is: its town is part of it, as in 'The Polytechnic, Ibadan'. */
const isGeneric = (name: string): boolean =>
  !OF_CHILDREN.test(name) &&
  name.split(/[\s,&()]+/).every((word) => word === '' || GENERIC.test(word) || isCountryName(word));

/** 'Nnamdi Azikiwe University, Awka' without the town, which is no part of its name. */
export function withoutSchoolTown(name: string): string {
  const parts = name.split(/,\s+|\s+[–—-]\s+/);
  for (let last = parts.length - 1; last > 0; last -= 1) {
    const town = parts[last] ?? '';
    const rest = name.slice(0, name.lastIndexOf(parts[last] ?? '')).replace(/[\s,–—-]+$/u, '');
    if (!isTown(town) || degreeScore(rest) >= 0) break;
    if (isGeneric(rest)) return name;
    name = rest;
  }
  return name;
}

/** Whether a town is behind the name of a school, as part of it or not. */
export const hasSchoolTown = (name: string): boolean => {
  const parts = name.split(/,\s+|\s+[–—-]\s+/);
  return parts.length > 1 && isTown(parts.at(-1) ?? '') && degreeScore(parts[0] ?? '') < 0;
};

const isTown = (text: string): boolean =>
  placeScore(text) > 0.5 || (isTownName(text) && degreeScore(text) === 0 && titleScore(text) === 0);

/** 'High school', 'Last school attended': what kind of school one was, beside its name. */
export const isKindOfSchool = (text: string): boolean =>
  text.length < 40 &&
  degreeScore(text) < 0 &&
  text
    .replace(/[\s:]+$/u, '')
    .split(/[\s/]+/)
    .every((word) => GENERIC.test(word) || KIND.test(word));
const KIND =
  /^(?:high|secondary|primary|elementary|senior|junior|last|first|attended|tertiary|post|graduate|undergraduate|name|name of|grammar|lycée|collège|secundária|primária)$/i;
