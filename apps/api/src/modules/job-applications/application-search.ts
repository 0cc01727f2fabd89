const MARKS = /\p{M}+/gu;
const SPACES = /\s+/g;

/** Notes are searched as far as this; a diary in them must not grow the index without end. */
const SEARCHED_NOTES = 2_000;
const MOST_WORDS = 10;

/** A text without case, accents and double spaces: `Adébáyọ̀` and `ADEBAYO` are one. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(SPACES, ' ').trim();

/** A text as it is sorted by. Folding can make it longer: one Arabic ligature becomes eighteen letters. */
export const sortKeyOf = (text: string): string => Array.from(folded(text)).slice(0, 200).join('');

/** What a search looks in. The space in front makes the first word begin like all others. */
export const searchTextOf = (application: {
  company: string;
  position: string;
  location: string;
  notes: string;
}): string =>
  ` ${folded(
    [
      application.company,
      application.position,
      application.location,
      application.notes.slice(0, SEARCHED_NOTES),
    ].join(' '),
  )}`;

/** Three in a row are what the index finds a text by. */
const LONG_ENOUGH = /[\p{L}\p{N}]{3}/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * LIKE patterns that all must match for a search; none for an empty one. Words are found anywhere, those of
 * one or two letters where a word begins: `hr` finds HR, not three. Separate punctuation marks are ignored.
 */
export const searchPatterns = (search: string): string[] =>
  folded(search)
    .split(' ')
    .filter((word) => SAYS_SOMETHING.test(word))
    .slice(0, MOST_WORDS)
    .map((word) => `%${LONG_ENOUGH.test(word) ? '' : ' '}${word.replace(/[\\%_]/g, '\\$&')}%`);
