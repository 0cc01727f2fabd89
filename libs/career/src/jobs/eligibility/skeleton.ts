import { type PlaceMention, placesIn, stateCodesIn } from '../places/place-names.ts';

/** A clause with its places taken out, so that a cue can say where a place has to be. */
export interface Skeleton {
  /** Lower case, one space between words and at both ends; each list of places is one `@`, each pause one comma. */
  words: string;
  /** What each `@` stands for, in order. */
  lists: readonly (readonly PlaceMention[])[];
}

/** `Nigerian citizens` are people; `Nigerian tax law` is not. */
const PEOPLE_NOUNS =
  /^[\s-]*(?:citizens?|nationals?|nationality|residents?|residen|citizenship|passports?|permanent|work|working|permits?|visas?|candidates?|applicants?|people|persons?|only|based|id\b|indigenes?|talents?|developers|engineers|countries|states|nations|$|[.,;)])/i;
/** `US business hours`, `the German market`: a place that describes something. */
const THINGS =
  /^[\s-]*(?:business |working |office |core |east coast |west coast )?(?:hours?|time|timezones?|time-zones?|holidays?|dollars?|shillings?|pounds?|markets?|sales|teams?|offices?|customers?|clients?|laws?|tax|taxes|gaap|english|portuguese|french|spanish|edition|version|leadership|visitor|employees|staff|startup|start-up|company|firm|agency|bank|government|economy|history|culture|sector|region sales|filings|regulators?|investors?|accounts?|users?|operations|expansion|headquarters|hq|entity|subsidiary|labou?r)(?![\p{L}\d])/iu;
const JOINS =
  /^\s*(?:,|\/|&|;|\+|and|or|and\/or|plus|as well as|,\s*and|,\s*or|\s)\s*(?:the\s+|in\s+|from\s+)?$/i;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can['’]t|can not)\b/g, 'cannot'],
  [/\bwon['’]t\b/g, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/['’]re\b/g, ' are'],
  [/['’]ve\b/g, ' have'],
  [/['’]ll\b/g, ' will'],
];

/** Reads a clause of any length in one pass. */
export function skeletonOf(clause: string): Skeleton {
  const mentions = peopleAndPlaces(clause);
  const lists: PlaceMention[][] = [];
  let words = '';
  let readTo = 0;
  for (const mention of mentions) {
    const between = clause.slice(readTo, mention.start);
    const open = lists.at(-1);
    if (open && between.length < 24 && JOINS.test(between) && words.endsWith('@')) {
      open.push(mention);
    } else {
      words += `${between} @`;
      lists.push([mention]);
    }
    if (isPlural(clause, mention)) words += ' nationals';
    readTo = mention.end;
  }
  return { words: plain(words + clause.slice(readTo)), lists };
}

function peopleAndPlaces(clause: string): PlaceMention[] {
  const named = placesIn(clause);
  const states =
    /\bstates?\b|\b(?:remote(?:ly)?|hir(?:e|ing)|employ(?:ing)?|recruit(?:ing)?|residents?|reside|live|located|based) (?:in|of)\b/i.test(
      clause,
    )
      ? stateCodesIn(clause)
      : [];
  const all = states.length > 1 ? [...named, ...states].sort((a, b) => a.start - b.start) : named;
  const kept: PlaceMention[] = [];
  for (const mention of all.reverse()) {
    const after = clause.slice(mention.end, mention.end + 40);
    const next = kept[0];
    const isListed =
      next !== undefined && JOINS.test(clause.slice(mention.end, Math.min(next.start, mention.end + 24)));
    if (
      isListed ||
      (mention.kind === 'people'
        ? PEOPLE_NOUNS.test(after) || isPlural(clause, mention)
        : !THINGS.test(after))
    )
      kept.unshift(mention);
  }
  return kept;
}

const isPlural = (clause: string, { kind, end, start }: PlaceMention): boolean =>
  kind === 'people' && end - start > 5 && clause[end - 1] === 's';

function plain(text: string): string {
  const lower = text.toLowerCase();
  const short = /['’]|can not/.test(lower)
    ? CONTRACTIONS.reduce((all, [from, to]) => all.replaceAll(from, to), lower)
    : lower;
  const paused = short
    .replaceAll(/(?<=[\p{L}\d@])-\s?(?=[\p{L}@])/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}\d@%+±$']+/gu, (gap) => (/[,():|–—/;]|\s-\s|^-|-$/.test(gap) ? ' , ' : ' '));
  return ` ${paused
    .trim()
    .replace(/(?: ,)+$/, '')
    .replace(/^(?:, )+/, '')} `;
}
