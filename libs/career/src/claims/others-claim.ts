import { subjectWords } from './cue-patterns.ts';
import { isOwnRole } from './own-title.ts';
import type { ReadText } from './read-text.types.ts';

const OTHERS_VERB = new RegExp(
  `(?<![\\p{L}])(?:${subjectWords('other-person')})s?\\b(?![^.;]*\\bI\\b)[^.;,]*?\\b(?:is|was|are|were|has|had|have|(?<!\\bthe\\s)uses?|used|using|holds?|held|runs?|ran|knows?|knew|speaks?|spoke|works|worked|adopted|built|wrote|handled|did|do|does|became|be)\\b[^.;,]*$`,
  'iu',
);

const MINE = /(?:^|[^\p{L}])(?:I|my|self)\b/iu;

const OTHERS_OWN = new RegExp(
  `(?:${subjectWords('other-person')})(?:'s|’s|s'|s’)\\s(?:[\\p{L}-]+\\s){0,2}$|\\b(?:his|her|their|whose|our|its)\\s(?:(?!in|into|to|onto|on|with|using|through|via|from|at|for|and)[\\p{L}-]+\\s){0,2}$`,
  'iu',
);

/** A dish or a film has its language in its name. */
const CULTURE_AFTER =
  /^\s(?:food|dishes|cuisine|cooking|baking|bakery|wine|films?|football|music|dance|history|literature|culture|studies|restaurant)\b/i;

const KIN_OF =
  /\b(?:son|daughter|child|wife|husband|brother|sister|friend|colleague|assistant|secretary|aide|clerk|driver|cook|pa|helper|mate|labourer|porter|servant|neighbour|client|student|apprentice|pupil)\s(?:of|to|for)\s(?:the\s|an?\s|our\s|my\s|two\s|three\s)?(?:[\p{L}-]+\s){0,2}$/iu;

const HOLDER_AFTER = new RegExp(
  `^(?:[-\\s](?:(?!(?:for|of|to|with|by|and|in|at|from|on|as)\\b)[\\p{L}-]+\\s){0,2}?)(?:${subjectWords('holders-after')})\\b`,
  'iu',
);

/** Who ran the dialysis unit has done dialysis; who met its team has not. */
const OWN_UNIT = /^\s*(?:ran|run|led|lead|managed?|headed|supervised?|built|founded|set up)\b/i;

const UNIT_AFTER = /^[-\s](?:unit|department|ward|desk|office|shop|store)\b/i;

/** `an ASME coded welder` is somebody else, unless one is or works as one. */
const SOMEBODY_BEFORE = /\b(?:an?|the|two|three|four|several)\s(?:[\p{L}\p{N}-]+\s){0,2}$/iu;

const ONESELF_BEFORE =
  /\b(?:as|am|be|became|become|being|is|was|I'm|I’m)\s(?:an?|the)\s(?:[\p{L}\p{N}-]+\s){0,2}$/iu;

const SOMEBODY_AFTER =
  /^[-\s](?:[\p{L}-]+\s)?(?:welder|accountant|engineer|manager|nurse|lawyer|developer|consultant|electrician|plumber|auditor|analyst|teacher|instructor|technician|architect|surveyor|pharmacist|doctor|trainer|inspector|specialist|officer|expert)\b/iu;

const CONTACT = new RegExp(
  `(?<![\\p{L}])(?:${subjectWords('contact-verbs')})\\s(?:(?:an?|the|our|their|\\d+|one|two|three|several|many|all|new|senior|external)\\s)*(?:[\\p{L}-]+\\s){0,3}$`,
  'iu',
);

const BY_MEANS = /\b(?:using|in|on|with|through|via|into|from|by)\s(?:the\s)?$/i;

const NAMED_AFTER = new RegExp(`^\\s(?:${subjectWords('name-nouns')})\\b`, 'u');

const NAMED_BEFORE = new RegExp(`\\b(?:${subjectWords('name-nouns')})\\s["“‘']?$`, 'u');

const BODY_AFTER = new RegExp(
  `^(?:\\s(?:&\\s)?\\p{Lu}[\\p{L}&.'’-]*){0,3}\\s(?:${subjectWords('body-nouns')})\\b`,
  'u',
);

/** `Accountant who has used…` at the head of a text speaks of its writer. */
const isOwnTitle = (before: string, others: RegExpExecArray): boolean =>
  /^(?:who|that|which|accountant|engineer|lawyer|nurse|doctor|consultant|officer|teacher|lecturer|auditor|manager|director|head|lead)\b/i.test(
    others[0].trim(),
  ) &&
  // `Helped two clerks who …` begins with a deed.
  !/^(?!chartered|qualified|registered|licensed|certified|skilled|experienced|trained|retired)\p{L}+ed\b/iu.test(
    before.trimStart(),
  ) &&
  /^(?:(?!my\b|the\b|our\b|an?\b|for\b|with\b|by\b|to\b|under\b|his\b|her\b)[\p{L}-]+\s){0,4}$/iu.test(
    before.slice(0, others.index).trimStart(),
  );

/** Whether the words next to a mention make it part of another name. */
const isInName = (before: string, after: string, written: string, isPaper: boolean): boolean =>
  NAMED_AFTER.test(after) ||
  NAMED_BEFORE.test(before) ||
  (/["“‘']$/.test(before) && /^["”’']/.test(after)) ||
  (!isPaper && /^\p{Lu}/u.test(written) && BODY_AFTER.test(after)) ||
  CULTURE_AFTER.test(after) ||
  KIN_OF.test(before);

/** `Briefed counsel, who conducted …`: after a deed of the writer a clause with `who` is about somebody else. */
const RELATIVE =
  /(?:^|[.;]\s)\s*(?:I\s)?(?:\p{L}+ed|met|sent|led|ran|took|gave|told|saw|paid|brought|found|wrote\sto|sat\s\p{L}+)\s[^.;]*,\swho(?:se)?\s[^.;]*$/iu;

/** Whether a clause speaks of somebody else who has or uses it. */
function hasOtherSubject(before: string, after: string): boolean {
  if (OTHERS_OWN.test(before) || RELATIVE.test(before)) return true;
  const others = OTHERS_VERB.exec(before);
  if (others && !MINE.test(others[0]) && !isOwnTitle(before, others)) return true;
  if (SOMEBODY_AFTER.test(after) && SOMEBODY_BEFORE.test(before) && !ONESELF_BEFORE.test(before)) return true;
  return HOLDER_AFTER.test(after) && !(UNIT_AFTER.test(after) && OWN_UNIT.test(before));
}

/** Contact with a thing that is work with it, and not with somebody who has it. */
function isWorkWith(before: string, contact: RegExpExecArray): boolean {
  if (/\bwork(?:ed|ing)? with\s$/i.test(contact[0])) return true;
  // Under a law or a licence one works by it; under a person one works for them.
  const isUnder = /^under\b/i.test(contact[0]);
  if (isUnder && !/\b(?:work|report|serv|train)\w*\s*$/i.test(before.slice(0, contact.index))) return true;
  // Who assisted with a task did part of it; who assisted a chartered accountant is none.
  return /^(?:support|assist|help)/i.test(contact[0]);
}

/** Whether a mention is of what the writer only met: `worked with chartered accountants`. */
function isOnlyMet(before: string, isPaper: boolean): boolean {
  const contact = CONTACT.exec(before);
  if (!contact) return false;
  if (isPaper) return true;
  return !isWorkWith(before, contact) && (!BY_MEANS.test(before) || /\bwith\s(?:the\s)?$/i.test(contact[0]));
}

/** Whether the words round a mention say that it is somebody else's, or only part of a name. */
export function isOthers(
  before: string,
  after: string,
  written: string,
  isPaper: boolean,
  form: ReadText['form'],
): boolean {
  if (isInName(before, after, written, isPaper)) return true;
  if (form === 'entry' || (!isPaper && isOwnRole(before, after))) return false;
  return hasOtherSubject(before, after) || isOnlyMet(before, isPaper);
}
