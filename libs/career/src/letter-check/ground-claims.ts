import type { Clause } from './clauses.ts';
import { isTurnedRound } from './directions.ts';
import { frameOf, isDoneByWriter, isOwnFrame } from './frames.ts';
import { groundNumber, isHeld } from './ground-number.ts';
import type { SentenceFault } from './letter-check.types.ts';
import {
  deedsOf,
  isBareClaim,
  isDegreeOutright,
  isEntryOutright,
  isOwnDeed,
  isSaidOutright,
  isTitleOutright,
} from './outright.ts';
import { cueSpans, isEchoed, nameAround, type QualifierKind, qualifiersOf } from './qualifiers.ts';
import type { ResumeRecord, Statement } from './resume-record.types.ts';
import { type Word, wordsOf } from './words.ts';

/** The sentence that a claim is in. */
export interface ClaimContext {
  text: string;
  /** Employers and schools that it names, by their index; a line of another job is not a ground for it. */
  organisations: ReadonlySet<number>;
  record: ResumeRecord;
  /** How the sentence itself narrows what it says. */
  said: ReadonlySet<QualifierKind>;
}

export interface Grounding {
  faults: readonly SentenceFault[];
  /** Fields that hold what is claimed. */
  grounds: readonly string[];
}

const NARROWING: Readonly<Record<string, string>> = {
  negation: 'says that the person lacks it',
  wish: 'speaks of a plan or a wish',
  'under-way': 'says that it is not completed',
  trainee: 'speaks of a student, trainee or junior member',
  failed: 'says that it was not achieved',
  former: 'says that it is over or has expired',
  course: 'speaks of a course',
  observer: 'speaks of having watched it',
  target: 'speaks of a target or a forecast',
  'other-way': 'tells it the other way round',
  weak: 'speaks of a beginning or of limited knowledge',
  'other-person': 'speaks of somebody else',
  trade: 'speaks of dealing in it',
  comparison: 'names it for comparison',
  name: 'has it in the name of something else',
  unclear: 'does not say so outright',
};

/** Finds for each thing that a clause says of the person the statement of the resume that says as much. */
export function groundClaims(
  clause: Clause,
  context: ClaimContext,
  carried: readonly (readonly Word[])[],
): Grounding {
  const groups = [...clause.groups, ...carried];
  const faults: SentenceFault[] = [];
  const grounds = new Set<string>();
  const whole = firstUsable(groups.flat(), context);
  for (const group of groups) {
    const found = whole ?? firstUsable(group, context) ?? groundWordByWord(group, context);
    if (found) grounds.add(found.path);
    else faults.push(faultOf(group, context));
  }
  const usable = context.record.statements.filter((one) => isOfOrganisation(one, context));
  for (const number of clause.numbers) {
    const found = groundNumber(number, clause, usable, context);
    if (found) grounds.add(found);
    else
      faults.push({
        code: number.unit === 'years' ? 'unknown-years' : 'unknown-number',
        quote: number.quote,
        reason: `No statement of the resume gives “${number.quote}” for this.`,
        lookedAt: [...grounds],
      });
  }
  return { faults, grounds: [...grounds] };
}

const isOfOrganisation = (
  { organisation, path }: Statement,
  { organisations, record }: ClaimContext,
): boolean =>
  organisation === undefined ||
  organisations.size === 0 ||
  organisations.has(organisation) ||
  // Two degrees of one university: the name is of both.
  [...organisations].some(
    (one) => record.organisations[one]?.name === record.organisations[organisation]?.name,
  ) ||
  // A sentence that names employers alone says nothing against a degree, and the other way round.
  ![...organisations].some((one) =>
    ['activity', path.startsWith('education') ? 'school' : 'employer'].includes(
      record.organisations[one]?.kind ?? '',
    ),
  );

/** Of `SHRM-CP certification` the last word says no more than the name. */
const isWordForPaper = ({ text }: Word, words: readonly Word[]): boolean =>
  /^(?:certification|certified|qualification|qualified)$/i.test(text) &&
  words.some((other) => /^\p{Lu}{2,}/u.test(other.text));

/** The first statement that holds all words and narrows none of them more than the letter does. */
const firstUsable = (words: readonly Word[], context: ClaimContext): Statement | undefined =>
  words.length === 0
    ? undefined
    : context.record.statements.find(
        (one) =>
          isOfOrganisation(one, context) &&
          words.every((word) => isHeld(word, one) || isWordForPaper(word, words)) &&
          narrowings(words, one, context).size === 0,
      );

/** Words in a row that the resume has apart are let pass when none of them is a name or a credential. */
function groundWordByWord(words: readonly Word[], context: ClaimContext): Statement | undefined {
  if (words.length < 2 || words.some(({ isName }) => isName)) return undefined;
  // Where a statement has them together and takes them back, the words of others do not make up for it.
  const together = context.record.statements.filter((one) => words.every((word) => isHeld(word, one)));
  if (together.some((one) => narrowings(words, one, context).size > 0)) return undefined;
  const found = words.map((word) => firstUsable([word], context));
  return found.every((one) => one !== undefined) ? found[0] : undefined;
}

/** How a statement narrows the words, where the letter does not say so. */
function narrowings(
  words: readonly Word[],
  statement: Statement,
  { text, said }: ClaimContext,
): Set<QualifierKind> {
  const kinds = new Set<QualifierKind>([...statement.narrowed].filter((kind) => !isEchoed(kind, said)));
  for (const word of words) {
    const mentions = [
      ...statement.words.filter(({ stem }) => stem === word.stem),
      ...statement.otherWords.filter(({ stem }) => stem === word.stem),
    ];
    if (mentions.length === 0) continue;
    const perMention = mentions.map((mention) => mentionNarrowings(word, mention, statement, text, said));
    if (!perMention.some(({ size }) => size === 0)) for (const kind of perMention[0] ?? []) kinds.add(kind);
  }
  return kinds;
}

function mentionNarrowings(
  word: Word,
  mention: { start: number; end: number; text?: string; isName?: boolean },
  statement: Statement,
  sentence: string,
  said: ReadonlySet<QualifierKind>,
): Set<QualifierKind> {
  const isRead = isRunningText(statement.path) || isListEntry(statement.path);
  const frame = isRead ? frameOf(statement.text, mention, stemsOf(sentence)) : undefined;
  const stated = [...qualifiersOf(statement.text, mention), ...(frame === undefined ? [] : [frame])].filter(
    // `was carried out by me` is nobody else's.
    (kind) => kind !== 'other-person' || frame === kind || !isDoneByWriter(statement.text, mention),
  );
  // `I applied for it`: who says one of the things that take a claim back has not kept the others from the reader.
  const isTold = stated.some((kind) => isEchoed(kind, said)) || isRestated(statement, sentence);
  const kinds = new Set(isTold ? [] : stated);
  if (!isTold && !isBorneOut(mention, statement, sentence)) kinds.add('unclear');
  if (isTurnedRound(sentence, statement.text)) kinds.add('other-way');
  if (isMoreTime(sentence, statement)) kinds.add('unclear');
  if (!isRunningText(statement.path)) return kinds;
  const name = nameAround(statement.text, mention);
  if (name && !sentence.toLowerCase().includes(name.toLowerCase())) kinds.add('name');
  // `slack periods` is no `Slack`, and a line that begins with `Sketch` begins with a verb.
  const isTitle = /^\p{Lu}\p{Ll}+$/u.test(word.text) && word.isName;
  if (
    isTitle &&
    mention.text !== undefined &&
    mention.isName === false &&
    statement.path.endsWith('description')
  )
    kinds.add('name');
  return kinds;
}

/** A sentence that says `full-time` needs a statement that does; a post and its employer say nothing of hours. */
const isMoreTime = (sentence: string, { text, path }: Statement): boolean =>
  /\bfull[- ]time\b/i.test(sentence) &&
  !/\bfull[- ]time\b/i.test(text) &&
  !/\.(?:position|company)$/.test(path);

const isRunningText = (path: string): boolean => /description|summary|achievements/.test(path);
const stemsOf = (sentence: string): ReadonlySet<string> => new Set(wordsOf(sentence).map(({ stem }) => stem));

/** Whether a statement is an entry of a list, and not running text. */
const isListEntry = (path: string): boolean =>
  /^(?:certifications|skills|languages)\./.test(path) ||
  /^(?!education|achievements|experience)\w+\.\d+$/.test(path);

/** A share of a statement's words with which a sentence repeats it, and does not only take something out of it. */
const REPEATED = 0.75;
/** Whether a sentence repeats a statement with what narrows it: that cannot be false. */
function isRestated({ text, words }: Statement, sentence: string): boolean {
  const said = stemsOf(sentence);
  const [first] = words;
  if (!first || !said.has(first.stem)) return false;
  const narrowing = cueSpans(text).flatMap(({ start, end }) => wordsOf(text.slice(start, end)));
  return (
    words.length > 3 &&
    narrowing.every(({ stem }) => said.has(stem)) &&
    words.filter(({ stem }) => said.has(stem)).length >= words.length * REPEATED
  );
}

/**
 * Whether the statement says what the sentence says of a thing: outright where the sentence claims no more than to have
 * it; else it tells the same deed, or one of the writer's own.
 */
function isBorneOut(
  mention: { start: number; end: number },
  statement: Statement,
  sentence: string,
): boolean {
  const hasAddition = isListEntry(statement.path) && /[(:]/.test(statement.text);
  if (isBareClaim(sentence) || hasAddition) return isOutright(mention, statement, sentence);
  const isWork = /^achievements|\.description$|^summary$/.test(statement.path);
  return (
    !isWork ||
    deedsOf(sentence).some((stem) => statement.stems.has(stem) || statement.implied.has(stem)) ||
    isOwnDeed(statement.text, mention) ||
    isOutright(mention, statement, sentence)
  );
}

const OF_DEGREE = /\b(?:degree|diploma|bachelor(?:'s)?|master(?:'s)?|doctorate|[BM]Sc|PhD) (?:degree )?in\b/i;

/** Whether the statement says outright what a bare claim says. */
function isOutright(
  mention: { start: number; end: number },
  { path, text }: Statement,
  sentence: string,
): boolean {
  const said = stemsOf(sentence);
  if (isListEntry(path)) return isEntryOutright(text, said);
  if (path.startsWith('education')) return isDegreeOutright(text);
  if (path.endsWith('.position') || path === 'title' || path.endsWith('Tagline'))
    return isTitleOutright(text, said);
  // Whose degree is in a subject has it from a school, not from a line of work.
  if (path.endsWith('.description') && OF_DEGREE.test(sentence)) return false;
  return (
    !/^(?:summary|achievements)|\.description$/.test(path) ||
    isDoneByWriter(text, mention) ||
    isOwnFrame(text, mention) ||
    isSaidOutright(text, mention, said, path.endsWith('.description'))
  );
}

function faultOf(words: readonly Word[], context: ClaimContext): SentenceFault {
  const quote = words.map(({ text }) => text).join(' ');
  const { statements } = context.record;
  const holders = statements.filter((one) => words.every((word) => isHeld(word, one)));
  const narrowed = holders.flatMap((one) => {
    const [kind] = narrowings(words, one, context);
    return kind === undefined ? [] : [{ one, kind }];
  });
  const [first] = narrowed;
  if (first)
    return {
      code: 'overstated-claim',
      quote,
      reason: `“${first.one.text}” ${NARROWING[first.kind] ?? 'does not say as much'}.`,
      lookedAt: narrowed.map(({ one }) => one.path),
    };
  const near = statements.filter((one) => words.some((word) => isHeld(word, one)));
  return {
    code: 'unbacked-claim',
    quote,
    reason: `No statement of the resume says “${quote}”.`,
    lookedAt: near.slice(0, 3).map(({ path }) => path),
  };
}
