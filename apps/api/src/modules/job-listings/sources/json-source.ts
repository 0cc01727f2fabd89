import type { ListingSource } from './listing-source.ts';
import { answerOf, type ListingDraft } from './make-listing.ts';
import { type Fields, fieldsOf, parseJson, promisedList } from './read-fields.ts';
import { readOnce } from './read-once.ts';
import { BrokenAnswer } from './source-errors.ts';

interface JsonList extends Omit<ListingSource, 'read'> {
  /** Field of the answer that holds the list; without it the answer is the list. */
  list?: string;
  /** Whether the list is all that the source has; a window on the newest is not. */
  holdsAll: boolean;
  /** @returns undefined for an entry that is not a listing. */
  draftOf: (entry: Fields) => ListingDraft | undefined;
}

/** A source that gives its list at one address. */
export const jsonSource = ({
  address,
  list,
  holdsAll,
  draftOf,
  ...source
}: JsonList & { address: string }): ListingSource => ({
  ...source,
  read: (client, previous) =>
    readOnce(client, address, previous, (text) =>
      answerOf(listIn(parseJson(text), list), (entry) => draftOf(fieldsOf(entry)), holdsAll),
    ),
});

interface JsonPages extends JsonList {
  /** @param page counts from 0. */
  addressOf: (page: number) => string;
  mostPages: number;
  isLast: (found: readonly unknown[], body: Fields) => boolean;
}

/** A source that gives its list in pages; it is whole only when the last one was reached. */
export const jsonPagesSource = ({
  addressOf,
  mostPages,
  isLast,
  list,
  holdsAll,
  draftOf,
  ...source
}: JsonPages): ListingSource => ({
  ...source,
  async read(client) {
    const entries: unknown[] = [];
    let isEnd = false;
    for (let page = 0; page < mostPages && !isEnd; page += 1) {
      const got = await client.get(addressOf(page));
      // A page nobody has kept cannot be unchanged, and is not an empty one either.
      if (got.isUnchanged) throw new BrokenAnswer('The source answered 304 to an unconditional request');
      const body = parseJson(got.text);
      const found = listIn(body, list);
      entries.push(...found);
      isEnd = isLast(found, fieldsOf(body));
    }
    return answerOf(entries, (entry) => draftOf(fieldsOf(entry)), holdsAll && isEnd);
  },
});

const listIn = (body: unknown, list: string | undefined): readonly unknown[] =>
  list === undefined ? promisedList(body, 'at its top') : promisedList(fieldsOf(body)[list], `of ${list}`);
