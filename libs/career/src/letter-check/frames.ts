import OUTRIGHT from './data/outright.json' with { type: 'json' };
import type { QualifierKind } from './qualifiers.ts';
import { stemOf } from './words.ts';

interface Mention {
  start: number;
  end: number;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const PEOPLE = setOf(OUTRIGHT.people);
/** Verbs by which somebody else is set to a deed or seen at it. */
const SETTING = setOf(OUTRIGHT.setting);
const LEADING = setOf(OUTRIGHT.leading);
/** Words that end the name of an occupation. */
const OCCUPATION =
  /^(?:\p{L}{3,}(?:er|or|ist|ian|ant|man|men|woman|women)|clerk|nurse|chef|cook|boy|girl|crew|gang|scholar|officer|pupil|patient|mother|household|apprentice|subcontractor)s?$/iu;
const NO_PERSON =
  /^(?:after|under|over|other|another|either|whether|later|never|ever|number|order|orders|paper|papers|water|power|letter|letters|register|ledger|ledgers|computer|quarter|quarters|summer|winter|centre|center|matter|matters|offer|offers|manner|for|floor|door|motor|sector|error|errors|major|minor|prior|factor|tractor|generator|reactor|plant|plants|grant|grants|restaurant|restaurants|tenant|want|important|relevant|significant|constant|list|lists|assist|consist|human|german|italian|nigerian|ghanaian|kenyan|together|counter|border|tender|tenders|folder|server|servers|printer|printers|scanner|filter|trailer|container|containers|dinner|user)$/i;
const isSomebody = (word: string | undefined): boolean =>
  word !== undefined && (PEOPLE.has(word.toLowerCase()) || (OCCUPATION.test(word) && !NO_PERSON.test(word)));

const CLAUSE = /[.!?](?=\s|$)|[;|\n]|\s[–—]\s/gu;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|,/gu) ?? [];
const isLight = (word: string): boolean =>
  /^(?:an?|the|our|my|their|his|her|all|some|two|three|four|five|six|several|many|few|\d+|visiting|senior|junior|young|outside|other|another)$/i.test(
    word,
  );

function clauseRound(text: string, { start, end }: Mention): { before: string; after: string } {
  let from = 0;
  let to = text.length;
  for (const { 0: mark, index } of text.matchAll(CLAUSE)) {
    if (index + mark.length <= start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return { before: text.slice(from, start), after: text.slice(end, to) };
}

/** `Let the clerk post …`, `Waited for the shop to finish …`: who does it is the object of the verb. */
function isSetToIt(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !/^(?:I|also|then|often|once|\p{L}+ly)$/u.test(word));
  if (!SETTING.has((words[at] ?? '').toLowerCase())) return false;
  let next = at + 1;
  if (/^(?:for|as)$/i.test(words[next] ?? '')) next++;
  // `Asked by the owner to …` is somebody else's asking.
  if (/^(?:by|to|on|upon|in|of|with|at)$/i.test(words[next] ?? '')) return false;
  while (isLight(words[next] ?? '')) next++;
  const isPerson =
    [next, next + 1].some((one) => isSomebody(words[one])) || /^\p{Lu}\p{Ll}/u.test(words[next] ?? '');
  return isPerson && words.length > next + 1;
}

/** `for a gang doing …`, `the doctor performing …`, `clerks engaged in …`: the words after a person are that person's. */
const isOfPerson = (words: readonly string[]): boolean =>
  !words.some((word) => LEADING.has(word.toLowerCase()) || /^(?:am|as|became)$/i.test(word)) &&
  words.some(
    (word, index) =>
      index > 0 &&
      isSomebody(word) &&
      /^\p{Ll}/u.test(word) &&
      /^(?:\p{L}{2,}ing|known|responsible|engaged|charged|tasked|busy|famed|skilled|who|whose)$/iu.test(
        words[index + 1] ?? '',
      ),
  );

/** `Two of my clerks …`, `My trainees built …`: the sentence has another subject. */
const isOthersSentence = (words: readonly string[]): boolean => {
  const [head = '', ...rest] = words;
  if (
    /^(?:two|three|four|five|six|half|most|some|many|several|\d+)$/i.test(head) &&
    /^(?:of|former)$/i.test(rest[0] ?? '')
  )
    return rest.slice(0, 4).some(isSomebody);
  return /^my$/i.test(head) && isSomebody(rest[0]);
};

/** `where others use`, `the unit that does`, `another clerk`. */
const ELSEWHERE =
  /\b(?:others?|another|somebody|someone|most\s\p{L}+s)\s\p{L}[^,]*$|\b(?:unit|team|desk|department|office|firm|company|one|group|agency|hospital|school)\s(?:that|which)\s(?:does|do|did|handles?|runs?|makes?|gives?|has)\b[^,]*$/iu;

const LEFT_OUT_BEFORE =
  /(?:\bbarring|\bsave(?: for)?|\bwith the exception of|\bshort of|\baside from|\bapart from|\bother than|\bminus|\bin (?:lieu|place|preference) (?:of|to)|\bas against|\balternatives? to|\bunlike|\bno need of|\bspared|\b(?:all|every|everything|anything|each|whole|any)\b[^.;]*\s(?:bar|but|less|excluding)|\b(?:chose|choose|chosen|prefer(?:red)?|picked|favou?red|selected)\s[^.;,]*\s(?:over|above|before))\s(?:that of\s)?(?:the\s|an?\s)?(?:[\p{L}-]+\s){0,2}$/iu;
const LEFT_OUT_AFTER =
  /^(?:\s[\p{L}-]+)?,?\s(?:excepted|excluded|aside|apart|left out|was left to|were left to|being (?:too|beyond|out of)|(?:is|was) (?:too|beyond|used (?:upstairs|elsewhere|by)))\b/iu;
const WISHED =
  /\b(?:hoped|wished|intended|aimed|aspired|meant|longed|promised|offered|agreed|vowed|pledged|proposed|was|were)\sto\s(?!me\b|us\b|date\b)[^,;.]*$/iu;
const EMPTY =
  /^\s*(?:\(|\[|[:=–—-]|\s)*\s*(?:(?:nil|none|no|nought|zero|n\/a|n\/y|0)(?=\s*(?:[,;|)\]]|$|\.$|\/\s?[1-9]|\+?\s?(?:yrs?|years?|hrs?|hours?|times)\b)|\.\s*$|\.\s\D)|(?:n)(?=\))|[☆○□☐✗✘]+(?![★●■✓])|-(?=\s*(?:$|[,;|)]))|(?<=\[)\s*\])/iu;
const UNDERGONE =
  /^\s*(?:I\s)?(?:underwent|undergo|scored|came (?:clean |well )?(?:out of|through)|got through|was granted|was given|received|survived|(?:had|got)\s(?:my|our)\s(?:[\p{L}-]+\s){1,3}(?:\p{L}+ed|done|seen)\sby)\b[^,;]*$/iu;

/** `Audited by contractors`: the deed is theirs, and the writer underwent it. */
const DONE_BY =
  /^\s*(?:I\s)?(?:(?:was|were|been|being)\s)?\p{L}+(?:ed|ght|wn|en)\sby\s(?:(?!(?:for|to|in|with|as|from|of|at|on|and)\s)[\p{L}-]+\s){0,3}$/iu;

/** What the construction round a mention makes of it; undefined where it is the writer's own. */
export function frameOf(
  text: string,
  mention: Mention,
  said: ReadonlySet<string>,
): QualifierKind | undefined {
  const { before, after } = clauseRound(text, mention);
  if (isDoneByWriter(text, mention)) return undefined;
  if (EMPTY.test(text.slice(mention.end)) || LEFT_OUT_BEFORE.test(before) || LEFT_OUT_AFTER.test(after))
    return 'negation';
  if (WISHED.test(before)) return 'wish';
  if (DONE_BY.test(before) && !said.has('by')) return 'observer';
  // From a comma on the writer may be the subject again.
  const words = wordsIn(before.split(/,\s(?=(?:I|and|then|later)\b|\p{L}+ed\b)/u).at(-1) ?? '');
  const [head = ''] = words.filter((word) => word !== 'I');
  if (said.has(stemOf(head.toLowerCase()))) return undefined;
  if (ELSEWHERE.test(before) || isSetToIt(words) || isOfPerson(words) || isOthersSentence(words))
    return 'other-person';
  return UNDERGONE.test(before) ? 'observer' : undefined;
}

const BY_ME =
  /^(?:\s(?!not\b|never\b)[\p{L}\p{N}’'.,%-]+){0,8}?\s(?:(?:is|are|was|were|been|being)\s(?!not\b|never\b|hardly\b|shown|taught|explained|offered|described|sent|sold|given to)(?:[\p{L}-]+\s){1,4}by\s(?:me|myself)\b|(?:fell|falls)\sto\sme\b|(?:was|were|is)\s(?:entrusted|assigned)\sto\sme\b|(?:is|are|was|were)\s(?:mine|my\s(?:own\s)?(?:job|task|duty|responsibility|work|charge|part|role))\b)/iu;

const WHICH_I =
  /^,?\s(?:(?:which|that|and)\s)?I(?:['’]ve|\shave)?\s(?:now\s|still\s|also\s)?(?!am|was|had\b|not|never|saw|watched|left|missed|lack)\p{L}{2,}\b(?!\s(?:not|never|to)\b)/iu;

/** Whether a sentence says in the passive that the writer did what it names. */
export const isDoneByWriter = (text: string, { end, start }: Mention): boolean =>
  [BY_ME, WHICH_I].some((said) => said.test(text.slice(end).split(/[.;](?:\s|$)/)[0] ?? '')) &&
  !/\b(?:not|never|except|but|before|until)\b/i.test(text.slice(0, start));

const OWN_WORK =
  /^(?:my\s|main\s|daily\s|own\s)*(?:work|job|duty|duties|tasks?|role)(?:\s(?:is|was|were|are|included?|covers?|covered)\s|:\s)[^.;]*$/iu;
const CHARGED =
  /\b(?:answerable|responsible|accountable)\sfor\s(?:[\p{L}-]+\s){0,2}$|\bin\scharge\sof\s[^.;]*$/iu;
const MEANS = /\b(?:by\s(?:way|means)\sof|through|by)\s(?:[\p{L}-]+\s){0,2}$/iu;
const CELL =
  /^\s*(?:\((?!n\b|no|nil|none|0|obs|trial|demo|theor|view|shadow)(?:[1-9][^()]*|daily|weekly|monthly|live[^()]*|y|yes)\)|\[[x✓✔]\]|[:=-]\s?(?:daily|weekly|monthly|yes|[1-9])|[★●■✓])/iu;

/** Whether running text names what the writer did in its own construction: a duty, a means or a cell of a list. */
export function isOwnFrame(text: string, mention: Mention): boolean {
  const { before, after } = clauseRound(text, mention);
  if (/\b(?:not|never|no|nor|without|learn\w*|watch\w*|under)\b/i.test(before)) return false;
  return OWN_WORK.test(before.trimStart()) || CHARGED.test(before) || MEANS.test(before) || CELL.test(after);
}
