import type { ClaimState } from './claim.types.ts';
import { STATE_CUES } from './cue-patterns.ts';
import type { ReadText } from './read-text.types.ts';

/** Words that may come between a negation and what it denies; with others in between it denies something else. */
const FILLER =
  /^(?:[\s,/()"'’“”:-]|\b(?:an?|the|any|have|had|has|used|using|use|worked|work|with|experienced?|knowledge|skills?|in|of|on|or|and|nor|yet|been|be|taken|passed|obtained|earned|held|hold|completed|registered|certified|qualified|licen[cs]ed?|as|for|my|own|formal|professional|real|actual|hands-on|direct|practical|prior|previous|working|training|exposure|know|speak|understand|read|write|operate|drive|familiar(?:ity)?|at all|to|member|fluent(?:ly)?|confident|good|very|much|currently|i|am|is|a|full|valid|current|official|certification|certificate|licence|background|studied|learn(?:t|ed)|tried|touched|written|programmed|coded|handled)\b|\b\p{Lu}[\p{L}\p{N}+#.&-]*)*$/u;

/** `without a single error in Sage` says nothing against Sage. */
const HARMLESS =
  /^(?:no|without|zero|nil)(?: an?)?(?: single| any| recorded| major| reported)? (?:errors?|incidents?|penalt\w+|loss(?:es)?|accidents?|downtime|defects?|complaints?|injur\w+|delays?|faults?|breach\w*|outages?|shortages?|queries|exceptions?|findings?|interruption|supervision|warning|doubt|mistakes?|variances?|fines?|stock-?outs?|late|missed|help|assistance)\b/i;

const PAPER_ONLY: ReadonlySet<ClaimState> = new Set([
  'expired',
  'exempt',
  'excluded',
  'serving',
  'candidate',
]);

function deniedBefore(before: string, match: RegExpExecArray | RegExpMatchArray): ClaimState | undefined {
  const from = match.index ?? 0;
  if (HARMLESS.test(before.slice(from))) return undefined;
  const between = before.slice(from + match[0].length);
  return FILLER.test(between) ? 'denied' : 'mentioned';
}

type StateCue = (typeof STATE_CUES)[number];

/** Whether a cue can be meant of this kind of thing in this kind of text. */
function canMean({ state, side, reach }: StateCue, isPaper: boolean, form: ReadText['form']): boolean {
  if (isPaper) return true;
  if (form === 'prose' && PAPER_ONLY.has(state)) return false;
  // `SQL (intermediate)` is a level; of a paper it is a part.
  if (form === 'entry' && state === 'student' && side === 'after') return false;
  // `scheduled`, `pending` and their like speak of work, too, unless they stand next to the name.
  return state !== 'in view' || reach !== 'clause';
}

/** `Zendesk Talk` is one name; the talk at a fair is written small. */
const isPartOfName = (state: ClaimState, after: string, isPaper: boolean, form: ReadText['form']): boolean =>
  state === 'course' && !isPaper && form === 'entry' && /^\s(?:Talk|Class)\b/.test(after);

/** States that one cue gives a mention. */
function statesOf(
  { state, side, reach, pattern }: StateCue,
  before: string,
  after: string,
): (ClaimState | undefined)[] {
  if (side === 'after' || reach === 'near')
    return pattern.test(side === 'after' ? after : before) ? [state] : [];
  return [...before.matchAll(pattern)].map((match) =>
    state === 'denied' ? deniedBefore(before, match) : state,
  );
}

/** All states that the words round a mention name. */
export function cuedStates(
  before: string,
  after: string,
  isPaper: boolean,
  form: ReadText['form'],
): Set<ClaimState> {
  const found = STATE_CUES.filter(
    (cue) =>
      canMean(cue, isPaper, form) &&
      !((cue.side === 'after' || cue.reach === 'near') && isPartOfName(cue.state, after, isPaper, form)),
  ).flatMap((cue) => statesOf(cue, before, after));
  return new Set(found.filter((state) => state !== undefined));
}
