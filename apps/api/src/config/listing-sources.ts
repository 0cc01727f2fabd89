const LISTING_SOURCE_NAMES = [
  'remotive',
  'arbeitnow',
  'jobicy',
  'himalayas',
  'remoteok',
  'rss',
  'greenhouse',
  'lever',
  'ashby',
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
];

const words = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter((word) => word !== ''))];

/** @throws an error that names what is not a source. */
export function parseSources(text: string): ListingSourceName[] {
  return words(text).map((word) => {
    const name = LISTING_SOURCE_NAMES.find((known) => known === word.toLowerCase());
    if (!name) throw new Error(`'${word}' is not one of ${LISTING_SOURCE_NAMES.join(', ')}`);
    return name;
  });
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
