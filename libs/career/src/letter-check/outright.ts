import OUTRIGHT from './data/outright.json' with { type: 'json' };
import { stemOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const HOLDING = setOf(OUTRIGHT.holding);
const USING = setOf(OUTRIGHT.using);
const OF_OUTRIGHT = setOf(OUTRIGHT.ofOutright);
const BESIDE = setOf(OUTRIGHT.beside);
const LESSENING = setOf(OUTRIGHT.lessening);
const PEOPLE = setOf(OUTRIGHT.people);
const PASSING = setOf(OUTRIGHT.passing);
/** Before `in`, `with` or `of` they say that somebody is skilled in what follows. */
const SKILLED = setOf(OUTRIGHT.skilled);
const DOUBT = setOf(OUTRIGHT.doubt);
const LATER = setOf(OUTRIGHT.later);
/** `the Sage team`, `a PMP scholarship`: the last noun is the thing. */
const NOT_THING = setOf(OUTRIGHT.notThing);
/** `1 of 3 papers`, `54%`, `1/5`: so much is done, and no more. */
const IN_PART = /\d\s?(?:of|\/|out of)\s?\d|\d\s?%|\?/;

interface Mention {
  start: number;
  end: number;
}

/** `4/5`, `(4 yrs)`: a mark that is no part of anything. */
const GOOD_MARK = /\b(?:4\/5|5\/5|[6-9]\/10|10\/10)/g;

/** A sentence that claims no more than having, holding, knowing or using, so that it says nothing of how. */
const BARE_CLAIM =
  /\b(?:I|I've|I'm)\s(?:also\s|now\s|currently\s)?(?:have\s(?:worked|used|been|experience)|hold|have(?!\s\w+(?:ed|ne|wn)\b|\s(?:led|run|built|written|taught|made|kept|sold|sent|won|met|set|cut|read|dealt|spent|brought|driven|spoken)\b)|am|use|used|know|speak|offer|bring|can|work\s(?:with|in))\b/i;
const CLAUSE_END = /[.;!?](?=\s|$)|\s[–—-]\s|,\s(?:but|though|although|while|which)\s/gu;
const SKIPPED =
  /^(?:an?|the|my|our|its|all|new|own|several|both|also|then|now|daily|weekly|monthly|annual|many|large|small|complex|various|two|three|four|five|six|seven|eight|nine|ten|twenty|senior|junior|enhanced|fully|business|very|quite|truly|uk|us|level|class|\d[\d,.+-]*|-)$/i;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’+#]*/gu) ?? [];
const lower = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

/** Whether a sentence of a letter says that somebody has a thing, and nothing of how. */
export const isBareClaim = (sentence: string): boolean => BARE_CLAIM.test(sentence);

/** Stems of what a sentence says that its writer did or does: `reconciled` and `cut` of `I reconciled accounts and cut errors`. */
export const deedsOf = (sentence: string): string[] =>
  [...sentence.matchAll(DEED)].map(([, word = '']) => stemOf(word.toLowerCase()));
const DEED =
  /\b(?:I|I've|and)\s(?:(?:have|had|was|am|been|also|now|then|currently|regularly|\p{L}+ly)\s)*(\p{L}{2,})/giu;

/**
 * Whether a statement begins with a deed that has no other doer and goes on to a thing without a word that makes it
 * something else: `Moved nine services to Kubernetes`.
 */
export function isOwnDeed(text: string, mention: Mention): boolean {
  const { before, after } = clauseAround(text, mention);
  const content = wordsIn(before).filter((word) => !SKIPPED.test(word) && word !== 'I');
  const head = lower(content[0] ?? '');
  const none: ReadonlySet<string> = new Set();
  return (
    !/[:?]/.test(before) &&
    (USING.has(head) || /^\p{Ll}{2,}(?:ed|ew|ought|aught)$/u.test(head)) &&
    !PASSING.has(head) &&
    !/^(?:needed|wanted|hoped|called|told|thanked|praised)$/.test(head) &&
    !isOthers(content, none) &&
    !content
      .slice(1)
      .some((word) => /^(?:that|which|who|whose|whom|while|when|where|as|if|so)$/i.test(word)) &&
    isFreeOf(LATER, after, none) &&
    isFreeOf(DOUBT, before, none)
  );
}

/** Whether an entry of a list is the thing itself: no word beside it makes it less. */
export const isEntryOutright = (entry: string, said: ReadonlySet<string>): boolean =>
  !IN_PART.test(entry.replace(GOOD_MARK, '')) &&
  wordsIn(entry).every((word) => !LESSENING.has(lower(word)) || said.has(stemOf(word))) &&
  wordsIn(/[([:–—].*$/su.exec(entry)?.[0] ?? '').every(
    (word) =>
      /^[\p{Lu}\p{N}]/u.test(word) || BESIDE.has(lower(word)) || said.has(stemOf(word)) || FIELD.test(word),
  );
/** `Catering (pastry making)`: what it is done in or with. */
const FIELD = /(?:ing|ment|tion|ics|logy|ance|ture|ware|ship|ity|ery)$/;

/** The part of a text around a word, before and after it. */
function clauseAround(text: string, { start, end }: Mention): { before: string; after: string } {
  let from = 0;
  let to = text.length;
  for (const { 0: mark, index } of text.matchAll(CLAUSE_END)) {
    if (index + mark.length <= start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return { before: text.slice(from, start), after: text.slice(end, to) };
}

/**
 * Whether a sentence of a resume says outright that its writer has, holds or uses what is there: by a verb that governs
 * it, as the means of what was done, or in what the writer is called.
 *
 * @param isWork it is among what was done, not in what the writer says of themselves.
 * @param said words of the letter; what it repeats of the resume it has not kept from the reader.
 */
export function isSaidOutright(
  text: string,
  mention: Mention,
  said: ReadonlySet<string>,
  isWork: boolean,
): boolean {
  const { before, after } = clauseAround(text, mention);
  if (
    (!isPlainlyFollowed(after, said) && !isLabelOfPractice(before, after)) ||
    !isFreeOf(LATER, after, said) ||
    isUndone(before, after, text.slice(mention.end))
  )
    return false;
  const words = wordsIn(before);
  if (!isFreeOf(DOUBT, before, said)) return false;
  const content = words.filter((word) => !SKIPPED.test(word));
  if (isOthers(content, said)) return false;
  // Named after a comma it is listed, or what the writer is called.
  if (/[,:/&]\s*(?:\p{Lu}\S*\s)*$/u.test(before))
    return (
      !isPassing(content, said) &&
      (!before.includes(':') || LABEL.test(before) || said.has(stemOf(content[0] ?? '')))
    );
  const at = words.findLastIndex(
    (word, index) =>
      !SKIPPED.test(word) && !(index > 0 && /^\p{Lu}/u.test(word)) && !/^\p{Lu}[\p{Lu}\p{N}]/u.test(word),
  );
  if (at < 0) return true;
  const governing = lower(words[at] ?? '');
  const previous = lower(words[at - 1] ?? '');
  const isEchoed = [words[at], words[at - 1], words[at - 2]].some(
    (word) => word !== undefined && !PREPOSITION.test(word) && said.has(stemOf(word)),
  );
  if (isEchoed) return true;
  return isGoverned(before, governing, previous, (): boolean =>
    isMeansOfOwn(content, governing, isWork, said),
  );
}

/** `Stock taking: count two stores every week`: what is done so often is a practice, and its label names it. */
const isLabelOfPractice = (before: string, after: string): boolean => {
  const [first = '', ...rest] = wordsIn(/^:\s.*/su.exec(after)?.[0] ?? '');
  return (
    /^\s*(?:\p{L}[\p{L}-]*\s){0,2}$/u.test(before) &&
    !PASSING.has(lower(wordsIn(before)[0] ?? '')) &&
    first !== '' &&
    RATE.test(after) &&
    ![first, ...rest].some((word) => PEOPLE.has(lower(word)) || LESSENING.has(lower(word))) &&
    !PASSING.has(lower(first))
  );
};
const RATE = /\b\d[\d,.]*\s\p{L}+\s(?:per|an?|each|every)\s\p{L}+|\bevery\s(?:\d[\d,.]*\s?)?\p{L}+/iu;

/** Whether the word next to a thing makes it the writer's. */
function isGoverned(before: string, governing: string, previous: string, isMeans: () => boolean): boolean {
  if (governing === 'of')
    return (
      OF_OUTRIGHT.has(previous) ||
      /\b(?:both|all)\s(?:\w+\s)?(?:parts?|papers|cores|levels|modules|units|stages|sections)\sof\s(?:the\s)?$/i.test(
        before,
      )
    );
  if (governing === 'for')
    return /^(?:responsible|accountable|tools?|years?|nurse|officer|used)$/.test(previous);
  if (PREPOSITION.test(governing)) return MEANS.test(governing) && isMeans();
  return HOLDING.has(governing) || USING.has(governing) || TITLE.test(governing);
}

/** What is before a colon has to be a label of the writer's own, not `Development plan`. */
const LABEL =
  /\b(?:tools?|stack|tech\w*|skills?|software|systems?|platforms?|languages?|competenc\w+|expertise|strengths?|areas?|programs?|programmes?|packages?|duties|responsibilities|tasks?|work|role|qualifications?|certifications?|certificates?|licen[cs]es?|memberships?|credentials|training|education|including|held|qualified|achievements?|methods?|subjects?|machines?|equipment|procedures?)(?:\s(?:and|used|held|include)\b[^:]*)?\s*:/iu;

const PREPOSITION =
  /^(?:of|in|on|with|for|by|to|at|as|from|into|through|via|within|under|about|and|or|using|who)$/i;
const MEANS = /^(?:in|on|with|into|through|via|within|using|from|as|and|or|under|by|at|who)$/;
/** What somebody is called ends so: `registered nurse`, `solicitor`. */
const TITLE = /(?:er|or|ist|ian|ant|nurse|engineer|officer|analyst|chef|lead|representative)$/;
const DOING =
  /^(?:who|that|which|with|in|from|doing|holding|trained|skilled|working|speaking|obtained|ran|runs|holds?|has|had|earned|of|on|knew|know)$/i;

/** Who trained or led others in a thing knows it. */
const TEACHES =
  /^(?:train|taught|teach|coach|mentor|tutor|led|lead|manag|supervis|head|onboard|instruct|brief)/i;

/** Somebody else comes between the writer and the thing: `a cousin with`, `the people in`. */
const isOthers = (content: readonly string[], said: ReadonlySet<string>): boolean =>
  !TEACHES.test(content[0] ?? '') &&
  content.some(
    (word, index) =>
      PEOPLE.has(lower(word)) &&
      /^\p{Ll}/u.test(word) &&
      !said.has(stemOf(word)) &&
      DOING.test(content[index + 1] ?? ''),
  );

/** The sentence is about something that happens near the thing. */
const isPassing = (content: readonly string[], said: ReadonlySet<string>): boolean => {
  const head = lower(content[0] ?? '');
  return PASSING.has(head) && !said.has(stemOf(head));
};

const isFreeOf = (words: ReadonlySet<string>, text: string, said: ReadonlySet<string>): boolean =>
  wordsIn(text).every((word) => !words.has(lower(word)) || said.has(stemOf(word)));

/**
 * Whether a thing behind `in`, `with` or `on` is what the writer works with or is skilled in, and not what is only
 * nearby.
 */
function isMeansOfOwn(
  content: readonly string[],
  governing: string,
  isWork: boolean,
  said: ReadonlySet<string>,
): boolean {
  if (isPassing(content, said)) return false;
  const at = content.findLastIndex((word) => lower(word) === governing);
  const previous = content[at - 1] ?? '';
  // `Electrician with a JIB Gold Card`: only words for the writer come before.
  const isOfTitle =
    governing === 'with' && at > 0 && TITLE.test(lower(previous)) && content.slice(0, at).every(isTitleWord);
  const isJoined =
    /^(?:and|or)$/.test(governing) && (/^\p{Lu}/u.test(previous) || TITLE.test(lower(previous)));
  // A statement of work begins with what was done; a summary with what somebody is called.
  return (
    isWork ||
    at <= 0 ||
    isJoined ||
    isOfTitle ||
    governing === 'using' ||
    SKILLED.has(lower(previous)) ||
    said.has(stemOf(previous))
  );
}

/** May be part of what somebody is called: no verb, and nobody else. */
const isTitleWord = (word: string): boolean =>
  !PEOPLE.has(lower(word)) &&
  !/(?:ed|ing)$/i.test(
    word.replace(
      /^(?:registered|qualified|chartered|certified|experienced|licensed|marketing|nursing|engineering|accounting|purchasing|catering|training|advertising|banking)$/i,
      '',
    ),
  ) &&
  !/^(?:to|of|for|under|by|at|in|from|who|whose|that)$/i.test(word);

/** Asked, meant to be taken, done in part, or over by its years. */
const isUndone = (before: string, after: string, rest: string): boolean =>
  /\bto\s(?:take|obtain|pass|get|earn|sit|complete|gain|become)\b[^,;]*$/i.test(before) ||
  /\d\s?(?:of|\/)\s?\d|\b(?:19|20)\d\d\s?(?:to|until|till|[-–])\s?(?:19|20)\d\d\b/.test(after) ||
  /^(?:[^.!;?]|\.(?=\d))*\?/.test(rest);

/** Whether the title of a post is the one that is claimed: an assistant to the controller is none. */
export const isTitleOutright = (title: string, said: ReadonlySet<string>): boolean =>
  wordsIn(title).every((word) => !LOWER_POST.test(word) || said.has(stemOf(word)));
const LOWER_POST =
  /^(?:assistant|deputy|trainee|acting|interim|intern|clerk|typist|secretary|driver|junior|vice|apprentice|student|aide|helper|attendant|pa|relief)$/i;

/** Whether an entry of the education is a degree that is finished. */
export const isDegreeOutright = (entry: string): boolean =>
  !/\b(?:incomplete|left|withdrew|withheld|dropped|years? of|part|awaiting|deferred|unfinished|pending|expelled|suspended)\b/i.test(
    entry,
  );

/** What is added behind a colon, in brackets or after `was` leaves it what it is. */
function isPlainlyFollowed(after: string, said: ReadonlySet<string>): boolean {
  const [, noun = ''] =
    /^['’]?(?:\s(?:\p{Lu}[\p{L}\p{N}.-]*|\p{N}[\p{N}.]*))*\s(\p{Ll}[\p{Ll}-]*)/u.exec(after) ?? [];
  if (NOT_THING.has(noun) && !said.has(stemOf(noun))) return false;
  // `Secret clearance given for one visit`
  const [, made = ''] = /^\s(\p{Ll}+(?:ed|en|wn))\b/u.exec(after) ?? [];
  if (made !== '' && !BESIDE.has(made) && !said.has(stemOf(made))) return false;
  const [added] =
    /^\s*(?:[:(]|(?:was|is|are|were|has|have|will|would|needs?|rated|ended|ran|done)\b)[^,]*/u.exec(after) ??
    [];
  return (
    added === undefined ||
    wordsIn(added).every((word) => {
      const bare = lower(word);
      return (
        /^[\p{Lu}\p{N}]/u.test(word) ||
        BESIDE.has(bare) ||
        /^(?:was|is|are|were|has|been|mother|tongue)$/.test(bare) ||
        said.has(stemOf(bare))
      );
    })
  );
}
