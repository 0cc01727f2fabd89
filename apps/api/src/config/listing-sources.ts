import listingTerms from './listing-terms/listing-terms.json' with { type: 'json' };

/** Systems that employers keep their boards in; each has one adapter. */
export const BOARD_ADAPTERS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'personio',
  'teamtailor',
] as const;
export type BoardAdapter = (typeof BOARD_ADAPTERS)[number];

const LISTING_SOURCE_NAMES = [
  'remotive',
  'arbeitnow',
  'jobicy',
  'himalayas',
  'remoteok',
  'reliefweb',
  'rss',
  'catalogue',
  ...BOARD_ADAPTERS,
] as const;
export type ListingSourceName = (typeof LISTING_SOURCE_NAMES)[number];

/** An employer's board, and the employer's name for people to read. */
export interface Board {
  board: string;
  company: string;
}

/** Names under which listings of other sources stand: a feed or a file cannot take them. */
export const TAKEN_NAMES: readonly string[] = [
  'sample',
  'remotive',
  'arbeitnow',
  'jobicy',
  'himalayas',
  'remote ok',
  'reliefweb',
];

/** Stands for the sources that are on by their terms. */
const DEFAULT = 'default';
/** Switches every source off. */
const NONE = 'none';

const words = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))];

/** Sources whose terms let them be on without a word of the operator. */
const defaultSources = (): ListingSourceName[] =>
  listingTerms.terms.filter((terms) => terms.default).map(({ source }) => sourceNamed(source));

/** Reads `default`, `none`, or names. @throws an error that names what is not a source. */
export function parseSources(text: string): ListingSourceName[] {
  const named = words(text.toLowerCase());
  if (named.includes(NONE)) {
    if (named.length > 1) throw new Error(`'${NONE}' is used alone or left out`);
    return [];
  }
  return [...new Set(named.flatMap((word) => (word === DEFAULT ? defaultSources() : [sourceNamed(word)])))];
}

function sourceNamed(word: string): ListingSourceName {
  const name = LISTING_SOURCE_NAMES.find((known) => known === word);
  if (!name) {
    throw new Error(`'${word}' is not one of ${LISTING_SOURCE_NAMES.join(', ')}, ${DEFAULT}, ${NONE}`);
  }
  return name;
}

/** Reads `jumia, alxafrica=ALX Africa`. @throws an error that names what is not a board. */
export function parseBoards(text: string): Board[] {
  const boards = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, board = '', company = board] = /^([\w.-]{1,100})(?:\s*=\s*([^=|]{1,80}))?$/.exec(part) ?? [];
      if (board === '') throw new Error(`'${part}' is not a board such as jumia or alxafrica=ALX Africa`);
      return { board, company: company.trim() };
    });
  refuseTwice(boards.map(({ board }) => board));
  refuseTwice(boards.map(({ company }) => company));
  return boards;
}

export function parseHosts(text: string): string[] {
  return words(text).map((word) => {
    if (!/^[\w.-]+(?::\d{1,5})?$/.test(word))
      throw new Error(`'${word}' is not a host such as feeds.internal:8080`);
    return word.toLowerCase();
  });
}

export function parseFeeds(text: string): { name: string; url: string }[] {
  const feeds = text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', url = ''] = /^([^=|]{1,60}?)\s*=\s*(https?:\/\/\S+)$/.exec(part) ?? [];
      if (name.trim() === '' || !URL.canParse(url)) {
        throw new Error(
          `'${part}' is not a name and an address such as ReliefWeb=https://example.org/jobs.rss`,
        );
      }
      if (TAKEN_NAMES.includes(name.trim().toLowerCase()) || name.endsWith(')')) {
        throw new Error(`'${name.trim()}' is the name of another source`);
      }
      return { name: name.trim(), url };
    });
  refuseTwice(feeds.map(({ name }) => name));
  return feeds;
}

/** Two sources of one name would close each other's listings. */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`'${twice}' is given twice`);
}
