import { readLocation } from '@career/career/jobs/eligibility/location-line';
import type { JobType } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { today } from '../../../clock/today.ts';
import type { FoundListing, SourceAnswer } from './listing-source.ts';
import { amountOf, dayOf, textOf, textsOf } from './read-fields.ts';
import { safeLink } from './safe-link.ts';

/** Country whose listings are `Local`. */
const HOME = 'NG';
const MOST_TAGS = 20;
const TAG_CHARACTERS = 40;
const MOST_LISTINGS = 5_000;

/** Fields of a posting as a source words them; anything may come in any of them. */
export interface ListingDraft {
  id: unknown;
  title: unknown;
  company: unknown;
  location: unknown;
  isRemote: boolean;
  /** HTML or text. */
  description: unknown;
  requirements?: unknown;
  salary?: string | null;
  url: unknown;
  posted?: unknown;
  expires?: unknown;
  tags?: unknown;
}

type Texts = typeof import('./plain-text.ts');

/** @returns undefined when there is no title, no id, or no safe address. */
function makeListing(draft: ListingDraft, { plainLine, plainText }: Texts): FoundListing | undefined {
  const externalId = textOf(draft.id).trim().slice(0, 250);
  const title = plainLine(textOf(draft.title), LIMITS.lineMax);
  const url = safeLink(textOf(draft.url));
  if (externalId === '' || title === '' || url === undefined || !externalId.isWellFormed()) return undefined;
  const location = plainLine(textOf(draft.location), LIMITS.lineMax) || (draft.isRemote ? 'Remote' : '');
  const day = today();
  const posted = dayOf(draft.posted);
  return {
    externalId,
    title,
    company: plainLine(textOf(draft.company), LIMITS.lineMax),
    location,
    description: plainText(textOf(draft.description), LIMITS.descriptionMax),
    requirements: plainText(textOf(draft.requirements), LIMITS.descriptionMax),
    salary: plainLine(draft.salary ?? '', LIMITS.lineMax) || null,
    jobType: jobTypeOf(location, draft.isRemote),
    url,
    postedDate: posted !== undefined && posted > day ? day : (posted ?? null),
    expiryDate: dayOf(draft.expires) ?? null,
    tags: tagsOf(draft.tags, plainLine),
  };
}

function jobTypeOf(location: string, isRemote: boolean): JobType {
  const reading = readLocation(location, 'International');
  if (isRemote || reading.isRemote || reading.isAnywhere) return 'Remote';
  return reading.codes.has(HOME) ? 'Local' : 'International';
}

/** Reads entries one by one, so that a broken one costs only itself. */
export async function answerOf<Entry>(
  entries: readonly Entry[],
  read: (entry: Entry) => ListingDraft | undefined,
  isComplete: boolean,
): Promise<Extract<SourceAnswer, { isUnchanged: false }>> {
  // Its library is large, and most of the time no source is due.
  const { plainLine, plainText } = await import('./plain-text.ts');
  const found = new Map<string, FoundListing>();
  let rejected = 0;
  for (const entry of entries.slice(0, MOST_LISTINGS)) {
    const draft = read(entry);
    if (!draft) continue;
    const listing = makeListing(draft, { plainLine, plainText });
    if (listing) found.set(listing.externalId, listing);
    else rejected += 1;
  }
  return {
    isUnchanged: false,
    listings: [...found.values()],
    rejected,
    isComplete: isComplete && rejected === 0 && entries.length <= MOST_LISTINGS,
  };
}

const tagsOf = (tags: unknown, plainLine: Texts['plainLine']): string[] => {
  const names = (typeof tags === 'string' ? tags.split(/[,;|]/) : textsOf(tags))
    .map((tag) => plainLine(tag, TAG_CHARACTERS))
    .filter((tag) => tag !== '');
  return [...new Set(names)].slice(0, MOST_TAGS);
};

const PERIOD_WORDS: readonly [RegExp, string][] = [
  [/hour/i, 'an hour'],
  [/day|daily/i, 'a day'],
  [/week/i, 'a week'],
  [/month/i, 'a month'],
  [/year|annual|annum/i, 'a year'],
];

/** Pay in words, as `salary` reads them: `USD 50,000 - USD 60,000 a year`. */
export function payText(currency: unknown, from: unknown, to: unknown, period: unknown): string | null {
  const code = textOf(currency).trim().toUpperCase();
  const amounts = [...new Set([amountOf(from), amountOf(to)].filter((amount) => amount !== undefined))];
  if (!/^[A-Z]{3}$/.test(code) || amounts.length === 0) return null;
  const words = amounts.map((amount) => `${code} ${amount.toLocaleString('en-US')}`).join(' - ');
  const unit = PERIOD_WORDS.find(([rule]) => rule.test(textOf(period)))?.[1];
  return unit ? `${words} ${unit}` : words;
}
