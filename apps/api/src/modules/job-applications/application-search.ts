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

/** What a search looks in. */
export const searchTextOf = (application: {
  company: string;
  position: string;
  location: string;
  notes: string;
}): string =>
  folded(
    [
      application.company,
      application.position,
      application.location,
      application.notes.slice(0, SEARCHED_NOTES),
    ].join(' '),
  );

/** LIKE patterns that all must match for a search; none for an empty one. */
export const searchPatterns = (search: string): string[] =>
  folded(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
