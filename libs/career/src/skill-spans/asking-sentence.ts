import { verbForm } from './span-words.ts';

/*
 * Which sentences of a posting can ask for a skill. Those about the employer, its offer, how to apply and the conditions
 * of a candidate name skills by accident only: `Access Bank is our competitor`, `send your CV in Word`.
 */
const APPLYING =
  /\b(?:(?:send|submit|forward|e-?mail|attach|upload)\b.{0,40}\b(?:cvs?|r[eé]sum[eé]s?|applications?|profiles?|portfolios?|letters?|referees?)|to apply|apply (?:from|via|by|before|online|now|through)|applications? (?:close|must|should|are|will)|with every application|shortlisted|closing date|hard cop(?:y|ies)|interview date|referees? (?:are|is|report)|referee reports?|encouraged to apply|may apply)\b/i;
const OFFER =
  /\b(?:salary|salaries|we offer|allowances?|health insurance|medical cover|days of leave|annual leave|paid (?:at|every|monthly|weekly)|are paid|is paid|per drop|commission (?:on|of)|service charge|staff bus(?:es)?|accommodation is|housing|meals on|lunch|free of charge|overtime is|full training|training will be given|(?:will|to|can) (?:support|help|give|offer|provide|teach|train) you\b|(?:opportunity|chance|free|freedom) to|look forward to|what we offer|in (?:return|exchange)|no experience (?:is )?(?:required|needed|necessary)|pay is)\b/i;
const CONDITION =
  /\b(?:years of age|years old|must reside|reside in|guarantors?|nationals will|nationals only|nysc|no smoking|no drinking|background preferred|must own|must be available|android phone|smartphone|any fee|equal opportunity|candidates living|encouraged)\b/i;
const EMPLOYER_SUBJECT =
  /^(?:we|our|us|it|they|the (?:company|organi[sz]ation|project|school|hotel|field|institute|station|ministry|estate|plant|office|facility|position|post|role|appointment|firm|group|bank|hospital|clinic|client|store|farm|business|brand|agency|factory|studio|practice|charity|foundation|university|college|board|department|team))\b/i;
const EMPLOYER_VERB =
  /\b(?:is|are) (?:recruiting|hiring|looking|seeking|located|funded|based|an? (?:leading|global|fast|international))\b|\b(?:seeks?|requires the services|requires an?|invites? applications?|announces?|wishes to|wanted for|needed urgently|is hiring)\b/i;
/** The employer speaks of itself: `through our products we will make …`. */
const EMPLOYER_SPEAKS =
  /\bwe (?!are looking|expect|need|require|want|would|look|value|seek|hope|ask)\w+|\bour (?:\w+ ){1,3}(?:is|are|has|have|come|comes)\b|^(?:dispatch )?[\p{L} -]{3,40} (?:needed|wanted)\b(?!:)/iu;
const ASKS_OF_YOU =
  /\b(?:you (?:will|have|are|bring|can|to)|to you\b|who (?:has|can|is)|with (?:\w+ ){0,4}(?:experience|knowledge|background|degree)|must|should)\b/i;
const OPENS_WITH_CUE =
  /^(?:[\p{L}-]+ ){0,3}(?:knowledge|experience|understanding|familiarity|proficiency|expertise|ability|command|grasp)\b/iu;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|may|do|does|did|runs?|earns?|lies|comes?|come|gets?|provides|serves|covers|trust|trusts|broadcasts|bottles|make|answer|reports|ends|begins|closes?|starts|works|lives|cover|stays|expects?)\b/i;
const PREDICATE =
  /\b(?:is|are|will be|would be|matters?)\s+(?:an?\s+)?(?:(?:added|strong|definite|distinct|big|real)\s+)?(?:required|preferred|desirable|desired|mandatory|compulsory|essential|must|advantage|plus|asset|bonus|optional|nice|needed|necessary|welcome|important|expected|critical|considered|more)\b.*$/i;
const PERSON = /^(?:you|candidates?|applicants?|the (?:ideal |successful )?candidate|must|should)\b/i;

/** How a sentence can ask: not at all, as a finite sentence, or as a fragment or order, where every phrase counts. */
export type Asking = 'not' | 'finite' | 'fragment';

/** The employer tells whom it looks for: what the person has comes after `with`. */
const SEEKING = /\b(?:look(?:ing)? for|needs?|requires?|seek(?:s|ing)?|hiring|recruiting|wants?|expects?)\b/i;
const firstWord = (text: string): string => /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '';

/** Whether a sentence is about the employer, its offer or how to apply, and asks for nothing. */
export function isAside(sentence: string): boolean {
  const text = sentence.trim();
  if (APPLYING.test(text) || /\b(?:needed|wanted) urgently\b/i.test(text)) return true;
  if (/^no\b/i.test(text)) return false;
  if (verbForm(firstWord(text)) !== undefined || OPENS_WITH_CUE.test(text)) return false;
  if (OFFER.test(text)) return true;
  const asks = ASKS_OF_YOU.test(text) || text.includes(':') || (SEEKING.test(text) && /\bwith\b/i.test(text));
  return !asks && (EMPLOYER_SUBJECT.test(text) || EMPLOYER_VERB.test(text) || EMPLOYER_SPEAKS.test(text));
}

/** Reads how one sentence of a posting asks for skills. */
export function askingOf(sentence: string): Asking {
  const text = sentence.trim();
  if (isAside(text) || /^no\b/i.test(text)) return 'not';
  if (verbForm(firstWord(text)) !== undefined || OPENS_WITH_CUE.test(text)) return 'fragment';
  if (CONDITION.test(text)) return 'not';
  if (PERSON.test(text)) return 'fragment';
  return FINITE.test(text.replace(PREDICATE, '')) ? 'finite' : 'fragment';
}
