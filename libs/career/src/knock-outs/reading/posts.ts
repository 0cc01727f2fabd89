import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../../taxonomy/titles.ts';

/** Text of a posting that is about one of its posts; about all of them where none is named. */
interface PostingPart {
  post: string | undefined;
  text: string;
}

const LABELLED =
  /^\W*(?:job (?:title|position)|position|post|role|vacan(?:cy|t position))\s*(?:no\.?\s*)?(?:\d{1,2}|[ivx]{1,4}|[a-h])?\s*[:.)–-]+\s*(?<title>\p{Lu}[^:.;]{2,69}?)\W*$/iu;
const NUMBERED = /^\W*(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s*(?<title>\p{Lu}[^:.;,]{2,59}?)\s*:?$/iu;
/** `Driver: not older than 45 years.` */
const LED_BY = /^\W*(?<title>\p{Lu}[^:.;,]{2,49}?)\s*:\s+\S/u;
/** What follows is about all posts again. */
const OF_ALL =
  /^\W*(?:how to apply|(?:method|mode) of (?:application|applying)|application (?:procedure|process|deadline)|to apply|closing date|deadline|general (?:requirements?|conditions?|information)|all (?:applicants|candidates|positions|posts)|other (?:requirements?|information)|remuneration|salary|benefits|interested)\b/i;
/** Headings of lists, which begin with the same words as some jobs. */
const NO_POST =
  /^(?:requirements?|qualifications?|experience|education|skills|age|duties|responsibilities|location)\b/i;

/** `Graduate Trainee` names no occupation. */
const LEARNER = /\b(?:trainee|intern|apprentice|corps member)s?$/i;

const isTitle = (words: string): boolean =>
  words.split(/\s+/).length <= 6 &&
  !NO_POST.test(words) &&
  resolveTitle(words).some(({ confidence }) => confidence >= TITLE_CONFIDENCE_FLOOR);

/** Quantities and places behind a title: `Driver (2 posts)`, `Nurse x3`. */
const bareTitle = (title: string): string =>
  title
    .replace(/\s*[([].*$/, '')
    .replace(/\s*[x×]?\s*\d+\s*(?:posts?|positions?|vacanc\w+|slots?)?$/i, '')
    .trim();

/** Lines that may begin a post and are looked up; a bound for what a lookup costs. */
const MOST_LOOKED_UP = 120;
const MAY_BEGIN = /^\W*\p{L}{0,9}[ \p{L}\d'’/&-]{0,60}[:.)–-]/u;

function postIn(line: string): string | undefined {
  const labelled = LABELLED.exec(line)?.groups?.title;
  if (labelled && (isTitle(bareTitle(labelled)) || LEARNER.test(bareTitle(labelled))))
    return bareTitle(labelled);
  const title = bareTitle((NUMBERED.exec(line) ?? LED_BY.exec(line))?.groups?.title ?? '');
  return title !== '' && isTitle(title) ? title : undefined;
}

/** A posting by its posts. One that names a single post, or none, is one part. */
export function partsByPost(posting: string): PostingPart[] {
  const parts: PostingPart[] = [{ post: undefined, text: '' }];
  let lookedUp = 0;
  for (const line of posting.split('\n')) {
    const isLookedUp = lookedUp < MOST_LOOKED_UP && MAY_BEGIN.test(line);
    lookedUp += Number(isLookedUp);
    const post = isLookedUp ? postIn(line.trim()) : undefined;
    const isOfAll = post === undefined && OF_ALL.test(line);
    const last = parts.at(-1);
    if (last && post === undefined && !(isOfAll && last.post !== undefined)) last.text += `${line}\n`;
    else parts.push({ post, text: `${line}\n` });
  }
  const named = new Set(parts.flatMap(({ post }) => post?.toLowerCase() ?? []));
  return named.size > 1 ? parts : [{ post: undefined, text: posting }];
}

/** A number or a grade with whom it is for; not every word for people is an occupation. */
const LIMIT_FOR =
  /(?:\d|\b[A-E][+-]?)(?: ?%| years?| old| of age| or above)* for (?:the )?(?:posts? of |positions? of |an? )?(?<who>\p{L}[\p{L} -]{2,30}?)(?=$|[.,;:)(]| (?:and|but|while|or|is|are)\b)/giu;
const OF_A_POST =
  /(?:^|[;,:]\s*(?:and |while |but )?)(?<who>\p{L}[\p{L} -]{2,30}?)s? (?:needs?|must|should|ha(?:s|ve) to|requires?)\b/giu;

/** Whether one sentence has limits of different posts: `25 for clerks and 50 for managers`. */
export function hasSeveralPosts(sentence: string): boolean {
  const named = (pattern: RegExp): string[] => [
    ...new Set([...sentence.matchAll(pattern)].map(({ groups }) => groups?.who?.trim().toLowerCase() ?? '')),
  ];
  return named(LIMIT_FOR).length > 1 || named(OF_A_POST).filter(isTitle).length > 1;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The post that a position names; none where it names none, or may mean several. */
export function postFor(position: string, posts: readonly string[]): string | undefined {
  const wanted = wordsOf(position);
  const equal = posts.filter((post) => wordsOf(post).join(' ') === wanted.join(' '));
  if (equal.length === 1) return equal[0];
  const near = posts.filter((post) => {
    const words = wordsOf(post);
    return (
      words.length > 0 &&
      wanted.length > 0 &&
      (words.every((word) => wanted.includes(word)) || wanted.every((word) => words.includes(word)))
    );
  });
  return near.length === 1 ? near[0] : undefined;
}
