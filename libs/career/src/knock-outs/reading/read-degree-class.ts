import { classAbove, findClasses, pointsText, rankOf, scaleOf } from '../degree-classes.ts';
import type { DegreeClassRequirement } from '../knock-out.types.ts';
import { isAsked, type Sentence } from './sentence.ts';
import { WORDS } from './wordings.ts';

const STUDY =
  /\b(?:degree|b\.? ?sc|b\.? ?a\b|b\.? ?eng|b\.? ?tech|bachelor'?s?|hnd|o?nd\b|diploma|graduates?|honours|hons|disciplines?|courses?|universit\w+|fields?|division|subjects?|result|class of|llb|ll\.b)\b/;
const LEAST =
  /\b(?:minimum|min\.?|at least|not less than|nothing less than|no less than|not below|or better|or higher|and above|or above|upwards?|least|required?|must|only|with|made|hold|have|possess)\b/;
const SERVICE =
  /^\W*(?:service|training|travel|customer|rail|experience|treatment|support|quality|hospitality|facilit\w+|accommodation|product\w*|care)\b/;
const POINTS =
  /\b(?:c?\.?g\.?p\.?a\.?|grade point(?: average)?)\b[^;\d]{0,50}?(?<points>\d(?:\.\d{1,2})?)(?!\d|%)(?: (?:or (?:higher|more|above|better)|and above))?(?:\s*(?:\/|out of|on an?|on the|of|from)\s*(?:a |an |scale of |maximum of )*(?<of>4|5|7|10)(?:\.0{1,2})?(?!\.?\d))?/;
const TURNED_AWAY =
  /\b(?:will not|won't|should not|shall not|cannot|can't|need not|not) (?:be )?(?:considered|apply|accepted|accept|shortlisted|entertained|eligible)/;
const LEAST_BEFORE =
  /\b(?:minimum|min\.?|at least|not less than)(?: (?:of|is|class|required|an?|the))*[: ]*$/;
const LOWER = /\b(?:lower than|below|less than|under) (?:an? )?$/;

/** The lowest classes of a degree or diploma, and grade points, that a sentence accepts. */
export function readDegreeClass(sentence: Sentence): DegreeClassRequirement[] {
  const { plain } = sentence;
  const named = findClasses(plain).filter(({ start, end }) => {
    if (SERVICE.test(plain.slice(end))) return false;
    return isAsked(sentence, start, end);
  });
  const points = readPoints(sentence);
  const isStudy = STUDY.test(plain) || named.some(({ name }) => name.startsWith('second'));
  const isAsking = LEAST.test(plain) || named.length > 1 || (plain.length < 60 && !/\bmay\b/.test(plain));
  const classes =
    isStudy && isAsking
      ? lowest(
          named.map(({ name, start }) => ({ name, start })),
          plain,
        )
      : [];
  const accepts = [...classes, ...points];
  return accepts.length > 0 ? [{ gate: 'degree-class', accepts }] : [];
}

/** Of each scale the lowest class that is named; where classes are turned away, the one above the highest of them. */
function lowest(named: readonly { name: string; start: number }[], plain: string): string[] {
  const isAway = TURNED_AWAY.test(plain);
  const least = named.filter(({ start }) => LEAST_BEFORE.test(plain.slice(0, start)));
  // `Third class need not apply: minimum is 2:2` says the class itself.
  if (isAway && least.length > 0 && least.length < named.length) return lowest(least, '');
  const accepted = named.flatMap(({ name, start }) => {
    const isLimit = LOWER.test(plain.slice(0, start));
    return isAway && !isLimit && !/\b(?:cannot|can't) accept\b/.test(plain) ? (classAbove(name) ?? []) : name;
  });
  return (['degree', 'diploma'] as const).flatMap((scale) => {
    const ofScale = accepted.filter((name) => scaleOf(name) === scale);
    ofScale.sort((left, right) => (rankOf(right, scale) ?? 0) - (rankOf(left, scale) ?? 0));
    const chosen = isAway ? ofScale.at(-1) : ofScale[0];
    return chosen ? [chosen] : [];
  });
}

function readPoints(sentence: Sentence): string[] {
  const match = POINTS.exec(sentence.plain);
  const points = Number(match?.groups?.points);
  if (!match || !(points > 0) || !isAsked(sentence, match.index, match.index + match[0].length)) return [];
  if (!LEAST.test(sentence.plain) && sentence.plain.length > 60 && !WORDS.asking.test(sentence.plain))
    return [];
  const of = match.groups?.of;
  return [pointsText(points, of ? Number(of) : undefined)];
}
