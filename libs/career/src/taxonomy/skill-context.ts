/*
 * Names of skills that say nothing of a skill: denied (`no experience with SAP`), yet to be learnt, or part of the name of
 * an employer, a street or a person (`IFRS Consulting Ltd`, `Excel Street`).
 */
const HELD =
  'experience|knowledge|background|training|exposure|skills?|qualifications?|certificates?|licen[cs]es?|idea';
const DONE =
  'familiar|used|use|using|worked|experienced|trained|know|known|have|had|hold|held|learnt|learned|done|speak|spoken|fluent|certified|qualified|proficient|studied|handled';
/** A clause that goes on without a turn such as `but`. */
const WITHIN = '(?:(?!\\b(?:but|however|though|although|yet|instead|only|just)\\b)[^.;:!?\\n]){0,60}$';
const DENIED_BEFORE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|without|lack(?:s|ed|ing)?(?: of)?|little or no|zero)\\s+(?:[\\w-]+\\s+){0,2}?(?:${HELD})\\b${WITHIN}`,
    'i',
  ),
  new RegExp(
    `(?:\\bnot|n['’]t|\\bnever|\\bcannot)\\s+(?!only\\b|just\\b|limited\\b)(?:[\\w-]+\\s+){0,2}?(?:${DONE})\\b${WITHIN}`,
    'i',
  ),
  /\b(?:no|without|not)\s+(?:any\s+|prior\s+|formal\s+)?$/i,
  new RegExp(
    `\\b(?:willing(?:ness)?|eager(?:ness)?|keen|hop(?:e|ing)|wants?|wish(?:es)?|plan(?:s|ning)?|would like|yet)\\s+to\\s+(?:learn|study|train in|be trained in|pick up)\\b${WITHIN}`,
    'i',
  ),
];
const DENIED_AFTER =
  /^(?:\s+(?:experience|knowledge|skills?|certification|licen[cs]e))?(?:\s+(?:is|are|was|were))?\s+(?:not|n['’]t)\s+(?:be\s+)?(?:required|needed|necessary|essential|mandatory|expected|compulsory)\b/i;

const ORGANISATION =
  /^(?:ltd|limited|plc|inc|llc|llp|gmbh|bank|consulting|consultants|ventures|enterprises|holdings|associates|foundation|schools?|college|university|hospital|clinic|hotels?|street|road|avenue|crescent|motors|stores|microfinance)\b/i;
const ADDRESSED =
  /\b(?:mr|mrs|ms|miss|dr|prof|engr|barr|chief|alhaji|pastor|street|avenue)\.?\s+(?:\p{Lu}[\p{L}'-]*\s+)?$/iu;
const BEFORE = 120;
const AFTER = 60;

/** Whether the words before or after deny the skill, or say that it is yet to be learnt. */
export function isDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  return (
    DENIED_BEFORE.some((pattern) => pattern.test(before)) || DENIED_AFTER.test(text.slice(end, end + AFTER))
  );
}

/** Whether the words are part of the name of an employer, a school, a street or a person. */
export function isPartOfName(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end).split(/[\s-]+/);
  if (!words.every((word) => /^\p{Lu}/u.test(word))) return false;
  if (ADDRESSED.test(text.slice(Math.max(0, start - 40), start))) return true;
  let after = text.slice(end, end + AFTER);
  // A line in capitals shows nothing: BANK RECONCILIATION.
  if (/^\s+\p{Lu}{3,}/u.test(after) && !/^\s+(?:LTD|PLC|LLC|INC)\b/.test(after)) return false;
  for (let step = 0; step < 3; step++) {
    const next = /^ (\p{Lu}[\p{L}'&.-]*|&)/u.exec(after);
    if (!next) return false;
    if (ORGANISATION.test(next[1] ?? '')) return true;
    after = after.slice(next[0].length);
  }
  return false;
}
