import type { ClaimState } from './claim.types.ts';
import { isLesserPost, isPlainHead, isPlainPaperHead, isPlainTail, isPrivative } from './entry-tails.ts';
import type { ResumeLine } from './resume-lines.ts';

/** Words for studies that lead to a paper, or to none. */
export const STUDY =
  /\b(?:course|prep\w*|training|bootcamp|workshop|webinar|seminar|attendance|participation|introduction|intro|masterclass|mock)\b/i;

/** What is in an entry before the first bracket, comma or dash. */
const NAME_ITSELF = /^[^(,:;–—]+/u;

const STATED: readonly (readonly [RegExp, ClaimState])[] = [
  [/\b(?:expired|lapsed|revoked|suspended|surrendered)\b/i, 'expired'],
  [
    /\b(?:failed|attempt\w*|voucher|wait-?list\w*|enroll?ed|referred|resit\w*|retak\w+|applied|booked|refused|rejected|deferred|\d+ (?:of|out of|\/) \d+)\b/i,
    'not yet',
  ],
  [/\b(?:in view|in progress|pending|ongoing|awaiting|expected)\b/i, 'in view'],
  [/\bcandidate\b/i, 'candidate'],
  [/\b(?:student|trainee|affiliate)\b/i, 'student'],
  [STUDY, 'course'],
];

/** State that the name of a certificate carries in itself: `PMP prep course`, `CFA candidate`. */
export const stateWithin = (name: string): ClaimState =>
  STATED.find(([pattern]) => pattern.test(name))?.[1] ?? 'held';

/** Whether nothing behind the name of a paper, nor at its head, makes it less. */
export const isPlainName = (entry: string): boolean =>
  isPlainTail(entry.replace(NAME_ITSELF, '')) && !isPrivative(entry);

/** Whether an entry of a list is understood as a whole, so that what it names is held. */
export function isPlainEntry({ section, text, quote }: ResumeLine, start: number, end: number): boolean {
  // The issuer, which follows the entry, is a name.
  const after = text.slice(end, Math.max(end, quote.length));
  const [before, name] = [text.slice(0, start), text.slice(start, end)];
  // Who issues it is read beside the entry, and says nothing of how far it is had.
  if (section === 'certificate' && start >= quote.length)
    return stateWithin(quote) === 'held' && isPlainPaperHead(quote) && isPlainName(quote);
  if (section === 'certificate') return isPlainPaperHead(before) && isPlainTail(after);
  if (section === 'skill') return isPlainHead(before) && isPlainTail(after);
  return section !== 'post' || !isLesserPost(before, name, after);
}
