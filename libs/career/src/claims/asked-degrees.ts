import type { AskedTerm } from './claim.types.ts';
import { degreeClass as classIn, findDegrees } from './levels.ts';

type Found = Omit<AskedTerm, 'states'>;

const AFTER_FIELDS =
  /\b(?:from|with|at|is|are|required|preferred|plus|who|will|would|an? (?:added|advantage)|and (?:an? )?(?:strong|good|excellent|proven|sound|solid|working|hands-on|relevant|knowledge|experience|ability|proficien\w+|familiar\w*|valid|at least|minimum|must|registration|membership|\d))\b/i;
const NO_FIELD =
  /\b(?:any|an?|the|other|relevant|related|similar|equivalent|discipline|field|fields|course|subject|area|numerate|its|degree)\b/gi;

/** Subjects named after a degree, and how far they reach: `in Accounting, Finance or any related field`. */
function fieldsAfter(after: string): { fields: string[]; length: number } {
  const match = /^[’'\w\s.()/]{0,30}?\b(?:in|of)\s+((?:[\p{L}&'’-]+[ ,/]*){1,14})/u.exec(after);
  const listed = match?.[1] ?? '';
  const clause = listed.split(AFTER_FIELDS)[0] ?? '';
  const fields = clause
    .split(
      /,|\/|\bor\b|\band\b(?! (?:administration|finance|communication|policy|management|development|technology|engineering|literature)\b)/i,
    )
    .map((field) => field.replace(NO_FIELD, ' ').replace(/\s+/g, ' ').trim())
    .filter((field) => field.length > 2 && classIn(field) === undefined);
  return { fields, length: match ? match[0].length - listed.length + clause.trimEnd().length : 0 };
}

const GENERIC_DEGREE = /(?<![\p{L}])(?:degree|graduates?)(?![\p{L}])/giu;

/** Degrees that a line of a posting asks for, each with its subjects and class. */
export function degreeTerms(text: string): Found[] {
  const named = findDegrees(text).map(({ level, start, end }) => ({ level, start, end }));
  for (const { 0: word, index } of text.matchAll(GENERIC_DEGREE)) {
    const isPart = named.some(({ start, end }) => start - 2 <= index && index <= end + 12);
    if (!isPart && !/\bpost-?$|\bdegree of\b/i.test(text.slice(Math.max(0, index - 6), index + 10)))
      named.push({ level: 4, start: index, end: index + word.length });
  }
  const grade = classIn(text);
  named.sort((left, right) => left.start - right.start);
  return named.map(({ level, start, end }, index): Found => {
    const { fields, length } = fieldsAfter(text.slice(end));
    const next = named[index + 1]?.start ?? text.length;
    return {
      kind: 'degree',
      key: 'degree',
      name: text.slice(start, end),
      level,
      isPaper: true,
      start,
      end: end + length > next ? end : end + length,
      ...(fields.length > 0 ? { fields } : {}),
      ...(grade ? { degreeClass: grade } : {}),
    };
  });
}
