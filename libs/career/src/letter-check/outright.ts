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

interface Mention {
  start: number;
  end: number;
}

/** A sentence that claims no more than having, holding, knowing or using, so that it says nothing of how. */
const BARE_CLAIM =
  /\b(?:I|I've|I'm)\s(?:also\s|now\s|currently\s)?(?:have\s(?:worked|used|been|experience)|hold|have|am|use|used|know|speak|offer|bring|can|work\s(?:with|in))\b/i;
const CLAUSE_END = /[.;!?](?=\s|$)|\s[–—-]\s|,\s(?:but|though|although|while|which)\s/gu;
const SKIPPED =
  /^(?:an?|the|my|our|its|all|new|own|several|both|also|then|now|daily|weekly|monthly|annual|many|large|small|complex|various|two|three|four|five|six|seven|eight|nine|ten|twenty|senior|junior|enhanced|fully|business|very|quite|truly|uk|us|level|class|\d[\d,.+-]*|-)$/i;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’+#]*/gu) ?? [];
const lower = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

/** Whether a sentence of a letter says that somebody has a thing, and nothing of how. */
export const isBareClaim = (sentence: string): boolean => BARE_CLAIM.test(sentence);

/** Whether an entry of a list is the thing itself: no word beside it makes it less. */
export const isEntryOutright = (entry: string, said: ReadonlySet<string>): boolean =>
  wordsIn(entry).every((word) => !LESSENING.has(lower(word)) || said.has(stemOf(word)));

/** The part of a text in which a word stands, before and after it. */
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
 * Whether a sentence of a resume says outright that its writer has, holds or uses what stands there: by a verb that
 * governs it, as the means of what was done, or in what the writer is called.
 *
 * @param said words of the letter; what it repeats of the resume it has not kept from the reader.
 */
export function isSaidOutright(text: string, mention: Mention, said: ReadonlySet<string>): boolean {
  const { before, after } = clauseAround(text, mention);
  if (!isPlainlyFollowed(after, said)) return false;
  const words = wordsIn(before);
  const content = words.filter((word) => !SKIPPED.test(word));
  if (isOthers(content, said)) return false;
  // Named after a comma it is listed, or what the writer is called.
  if (/[,:/&]\s*(?:\p{Lu}\S*\s)*$/u.test(before)) return !isPassing(content, said);
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
  if (governing === 'of') return OF_OUTRIGHT.has(previous);
  if (governing === 'for')
    return /^(?:responsible|accountable|tools?|years?|nurse|officer|used)$/.test(previous);
  if (PREPOSITION.test(governing)) return MEANS.test(governing) && !isPassing(content, said);
  return HOLDING.has(governing) || USING.has(governing) || TITLE.test(governing);
}

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

/** What is added behind a colon, in brackets or after `was` leaves it what it is. */
function isPlainlyFollowed(after: string, said: ReadonlySet<string>): boolean {
  const [added] = /^\s*(?:[:(]|(?:was|is|were|has|will|would|ended|ran|done)\b)[^,]*/u.exec(after) ?? [];
  return (
    added === undefined ||
    wordsIn(added).every((word) => {
      const bare = lower(word);
      return (
        /^[\p{Lu}\p{N}]/u.test(word) ||
        BESIDE.has(bare) ||
        /^(?:was|is|has|been|mother|tongue)$/.test(bare) ||
        said.has(stemOf(bare))
      );
    })
  );
}
