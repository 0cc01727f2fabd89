import { findSkills } from '../taxonomy/skills.ts';

export interface UnknownDuty {
  name: string;
  start: number;
  end: number;
}

/** A line that names one duty and no more: `Revenue management`, `We require motorcycle maintenance.` */
const WHOLE_LINE =
  /^\s*(?:[-*•]\s*)?(?:(?:we|you)\s(?:also\s)?(?:require|need|must have|should have):?\s)?((?:\p{L}[\p{L}-]{2,}\s){1,2}(?:\p{L}{3,}ing|management|maintenance|administration))\s*[.;]?\s*$/iu;
/** Words that make of it a quality or a condition of work instead. */
const NO_DUTY =
  /\b(?:good|strong|excellent|effective|proven|sound|clear|creative|critical|strategic|analytical|logical|independent|flexible|remote|hybrid|fast|hard|self|team|teams?|people|time|stress|problem|decision|active|public|own|full|part|valid|relevant|able|ability|willing|understanding|training|learning|being|having|including|following|willingness|experience|knowledge|skills?|and|or|of|in|the|with|for|to|an?|is|are|be|not|no)\b/iu;

/** The duty that a line of a posting asks for where no list knows it. */
export function findUnknownDuties(text: string): UnknownDuty[] {
  const found = WHOLE_LINE.exec(text);
  if (found === null) return [];
  const { 0: whole, 1: name = '', index } = found;
  if (name === '' || NO_DUTY.test(name)) return [];
  const start = index + whole.indexOf(name);
  // `Conflict resolution` is known; of `Investigative reporting` a part is, which is not what is asked for.
  const isKnown = findSkills(text).some((known) => known.start <= start && known.end >= start + name.length);
  return isKnown ? [] : [{ name, start, end: start + name.length }];
}
