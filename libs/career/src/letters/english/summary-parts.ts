import { ownTitle } from '../../claims/own-title.ts';
import { lowerFirst } from '../lower-first.ts';
import { conjugate } from './first-person.ts';
import { withArticle } from './grammar.ts';

/** A part of a sentence about oneself, as it comes after `I`. */
export interface SummaryPart {
  text: string;
  /** Its words as the resume has them. */
  written: string;
  /** It says what somebody is or has been made, not what they do. */
  isStanding: boolean;
}

/** A part with one of these says less than its other words; it is left unsaid. */
const LESS =
  /\b(?:no|not|never|yet|without|pending|await\w*|under|appeal\w*|suspend\w*|lapsed|expired|former\w*|past|previously|ex|until|till|candidate|student|trainee|pupil|intern|probation\w*|dormant|withheld|overdue|below|provisional\w*|conditional\w*|in view|in progress|ongoing|part|expected|will|would|to be|fail\w*|refus\w+|reject\w*|hop\w+|aspir\w+|seek\w*|want\w*|keen|willing|interested|eligible|equivalent|register(?:ed|ing) for|booked|sitting|sat|resit\w*|deferred|mentor\w*|son|daughter|wife|husband|father|mother|brother|sister|uncle|aunt|cousin|friend|famil\w+|my|his|her|their|whose|soon|due|current application|applied|applying|learning|studying|course|attempt\w*|once|retired from|extension|partial\w*|beginner|basic|limited|some)\b/i;
const MADE =
  /^((?:fully|honourably|formally|dually|recently|newly|professionally|also|both)\s)?((?:admitted|registered|certified|licen[cs]ed|confirmed|discharged|qualified|accredited|called|chartered|inducted|appointed|promoted)\b|\p{Lu}[\p{L}\p{N}]*-(?:registered|certified|licen[cs]ed|qualified|accredited)\b(?!\s\p{Ll}+(?:or|er|ist|ant)\b)|\p{Lu}[\p{L}\p{N}-]+(?:\s\p{Lu}[\p{L}\p{N}-]+){0,2}\s(?:registered|certified|licen[cs]ed|qualified)\b)(.*)$/u;
const DONE =
  /^(?:the\s|an?\s)?((?:(?!(?:is|was|with|and|by|who)\s)[\p{L}\p{N}&.'’/-]+\s){1,6}?)(completed|passed|obtained|earned|finished|achieved|attained)((?:\s(?:in|on|since|with|at)\s.{2,40})?)$/iu;
const HAVING =
  /^with\s((?:an?|the|current|full|valid|active|clean|\d+|both|two|three|four|five|six|seven|eight|nine|ten)\s.+)$/iu;

/** What somebody has in earnest: `with a notebook for every dealer` is how they put themselves. */
export const HELD_IN_EARNEST =
  /\b(?:years?|months?|experience|background|record|degree|diploma|certificates?|certification|licen[cs]es?|registration|permit|clearance|visa|membership|qualifications?|knowledge|command|training|portfolio|reputation|caseload|practice|publications?|patents?|grade|class|pass|NYSC|speciali[sz]ation|right to work|accreditation|endorsements?)\b/i;

/** `with six years in payments` leaves out of what. */
const BARE_YEARS =
  /^((?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten)\syears)\s(in|at|with|as|on|across)\b/i;

const PERSON_AFTER =
  /^\s(?!(?:with|by|in|to|as|at|on|for|since|under|of|and)\s)(?:\p{Ll}+\s){1,3}?\p{Ll}*(?:or|er|ist|ant|nurse|midwife)\b/u;

function madeText(written: string): string | undefined {
  const [, adverb = '', word = '', rest = ''] = MADE.exec(written) ?? [];
  if (word === '' || /^\s\p{Ll}*(?:or|er|ist|ant|nurse|midwife)\b/u.test(rest)) return undefined;
  // `HCPC-registered biomedical scientist` is somebody, and wants an article.
  if (/-\p{L}+$/u.test(word) && PERSON_AFTER.test(rest))
    return `am ${withArticle(`${adverb}${word}${rest}`)}`;
  const be = /\bsince\b/.test(rest)
    ? 'have been'
    : /\b(?:in|on)\s(?:\p{Lu}\p{Ll}+\s)?(?:19|20)\d\d\b/u.test(rest)
      ? 'was'
      : 'am';
  if (be === 'am' && /^(?:called|admitted|appointed|promoted|discharged|confirmed|inducted)/i.test(word))
    return `have been ${adverb}${lowerFirst(word)}${rest}`;
  return `${be} ${adverb}${/^[a-z]/i.test(word) && /^\p{Lu}\p{Ll}+$/u.test(word) ? lowerFirst(word) : word}${rest}`;
}

/** A later part that takes the others back: `registered with the council; removed from the register in 2022`. */
const TAKEN_BACK =
  /\b(?:removed from|struck (?:off|from)|withdr[ae]wn?|revoked|rescinded|disbarred|barred from|stripped of|cancelled|surrendered|resigned from|annulled|defrocked|voided)\b/i;

type PartText = Pick<SummaryPart, 'text' | 'isStanding'>;

function havingText(had: string): PartText | undefined {
  if (!HELD_IN_EARNEST.test(had) && !/^(?:current|full|valid|active|clean)\s/i.test(had)) return undefined;
  if (BARE_YEARS.test(had))
    return { text: `have ${had.replace(BARE_YEARS, '$1 of experience $2')}`, isStanding: false };
  const isCounted = /^(?:current|full|valid|active|clean)\s/i.test(had);
  return { text: `have ${isCounted ? withArticle(had) : had}`, isStanding: false };
}

function doesText(does: string): PartText | undefined {
  const own = /^(?:has|have)\s/i.test(does) ? does.replace(/^\S+/, 'have') : conjugate(does, true);
  return own === undefined ? undefined : { text: own, isStanding: false };
}

function titleText(written: string, isFirst: boolean): PartText | undefined {
  const title = ownTitle(written);
  if (title === undefined) return undefined;
  const named = written.replace(/^an?\s/i, '');
  const isWhole = title.length >= written.length || /^\s(?:of|with|in|\()/.test(written.slice(title.length));
  if (!isWhole || (isFirst && !/\p{Ll}-\p{Ll}/u.test(title))) return undefined;
  // `Marketing officer` is written small; `Chartered Marketer` is a title.
  const isTitle = named.split(/\s/).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
  return { text: `am ${withArticle(isTitle ? named : lowerFirst(named))}`, isStanding: true };
}

function partText(written: string, isFirst: boolean): PartText | undefined {
  const isPost = (ownTitle(written) ?? '').length >= written.length;
  const made = isPost ? undefined : madeText(written);
  if (made) return { text: made, isStanding: true };
  const [, thing = '', verb = '', when = ''] = DONE.exec(written) ?? [];
  if (verb !== '') return { text: `${verb.toLowerCase()} my ${thing.trim()}${when}`, isStanding: true };
  const [, had = ''] = HAVING.exec(written) ?? [];
  if (had !== '') return havingText(had);
  const [, does = ''] = /^who\s(.+)$/isu.exec(written) ?? [];
  return does === '' ? titleText(written, isFirst) : doesText(does);
}

/**
 * The parts of a sentence about oneself, each put into the first person separately: `Teacher, confirmed in the service
 * since 2022` gives `have been confirmed in the service since 2022`. A part that is not understood is left out, and a
 * sentence that is not about its writer gives none.
 */
export function summaryParts(sentence: string): SummaryPart[] {
  const text = sentence.replace(/[\s.;,]+$/, '').trim();
  if (TAKEN_BACK.test(text) || /^(?:my|our|the|his|her)\s/i.test(text) || /[<>{}[\]|@?]|https?:/.test(text))
    return [];
  const parts = text
    .split(
      /;\s*|,\s+(?!\d)(?:and\s)?|(?<=\p{L})\s(?=who\s)|(?<=\p{L})(?<!\p{L}ed)\s(?=with\s)|\sand\s(?=(?:notary|chartered|certified|registered|licen[cs]ed|\p{Lu}[\p{L}\p{N}]*-(?:registered|certified|licen[cs]ed|qualified|accredited))\b)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part.length > 3 && part.split(/\s+/).length <= 20);
  const isOwn = ownTitle(text) !== undefined || madeText(text) !== undefined || DONE.test(text);
  if (!isOwn) return [];
  return parts.flatMap((written, index): SummaryPart[] => {
    if (LESS.test(written)) return [];
    const part = partText(written, index === 0);
    return part ? [{ ...part, written }] : [];
  });
}
