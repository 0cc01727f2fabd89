import { type ClauseMeaning, meaningsOf } from './eligibility/clauses.ts';
import { type HourRange, hoursFromUtc } from './eligibility/clock.ts';
import { type LocationReading, readLocation } from './eligibility/location-line.ts';
import type { Eligibility, EligibilityText } from './eligibility.types.ts';
import { COUNTRIES, countryByCode } from './places/countries.ts';
import { clausesOf, sentencesOf } from './sentences.ts';

interface Statement {
  sentence: string;
  meaning: ClauseMeaning;
}

/**
 * Whether people in a country can apply, by the posting's own words: what it says about who may apply comes before what
 * its location says, and a condition before a welcome.
 * @param country ISO 3166-1 alpha-2 code of the country the person lives in and is a citizen of.
 * @returns the verdict with the sentence that decides it; `unclear` when no sentence does.
 */
export const eligibility = (posting: EligibilityText, country: string): Eligibility =>
  verdictOf(readPosting(posting), country.toUpperCase());

/** Codes of all countries whose people can apply; the posting is read once. */
export function eligibleCountries(posting: EligibilityText): string[] {
  const reading = readPosting(posting);
  return COUNTRIES.map(({ code }) => code).filter((code) => verdictOf(reading, code).verdict === 'eligible');
}

interface PostingReading {
  location: LocationReading;
  /** The location as written. */
  line: string;
  statements: readonly Statement[];
}

function readPosting(posting: EligibilityText): PostingReading {
  const location = readLocation(posting.location, posting.jobType);
  return { location, line: posting.location.trim(), statements: statementsOf(posting, location.codes) };
}

const verdictOf = ({ location, line, statements }: PostingReading, code: string): Eligibility =>
  byStatements(statements, location, code) ?? byLocation(location, line, code, statements);

function statementsOf(posting: EligibilityText, workplace: ReadonlySet<string>): Statement[] {
  const texts = [posting.title, posting.description, posting.requirements ?? ''];
  return texts.flatMap((text) =>
    [...new Set(sentencesOf(text))].flatMap((sentence) =>
      clausesOf(sentence).flatMap((clause) =>
        meaningsOf(clause, workplace, posting.jobType).map((meaning) => ({ sentence, meaning })),
      ),
    ),
  );
}

function byStatements(
  statements: readonly Statement[],
  location: LocationReading,
  code: string,
): Eligibility | undefined {
  const find = (fits: (meaning: ClauseMeaning) => boolean): string | undefined =>
    statements.find(({ meaning }) => fits(meaning))?.sentence;
  const restricting = find(
    (meaning) =>
      (meaning.says === 'excluded' && meaning.codes.has(code)) ||
      (meaning.says === 'condition' && !meaning.codes.has(code)) ||
      (meaning.says === 'clock' && !keepsHours(meaning.utc, code)),
  );
  if (restricting !== undefined) return { verdict: 'restricted', sentence: restricting };
  const admitting = find(
    (meaning) => (meaning.says === 'condition' || meaning.says === 'welcome') && meaning.codes.has(code),
  );
  if (admitting !== undefined) return { verdict: 'eligible', sentence: admitting };
  const closing = find(({ says }) => says === 'closed');
  if (closing !== undefined && statements.some(({ meaning }) => 'codes' in meaning))
    return { verdict: 'restricted', sentence: closing };
  if (!location.codes.has(code)) {
    const refusing = find(({ says }) => says === 'no-sponsor');
    if (refusing !== undefined && location.codes.size > 0)
      return { verdict: 'restricted', sentence: refusing };
    const sponsoring = find(({ says }) => says === 'sponsor');
    if (sponsoring !== undefined) return { verdict: 'eligible', sentence: sponsoring };
  }
  return undefined;
}

function byLocation(
  location: LocationReading,
  line: string,
  code: string,
  statements: readonly Statement[],
): Eligibility {
  const unclear: Eligibility = { verdict: 'unclear', sentence: null };
  if (location.excluded.has(code)) return { verdict: 'restricted', sentence: line };
  if (location.isExclusive && !location.codes.has(code)) return { verdict: 'restricted', sentence: line };
  const anyone = statements.find(({ meaning }) => meaning.says === 'anyone')?.sentence;
  const open = anyone ?? (location.isAnywhere ? line : undefined);
  if (open !== undefined)
    return keepsHours(location.utc ?? hoursFromUtc(open), code)
      ? { verdict: 'eligible', sentence: open }
      : unclear;
  if (location.codes.has(code)) return { verdict: 'eligible', sentence: line };
  if (location.isRemote && location.binds) return { verdict: 'restricted', sentence: line };
  return unclear;
}

/** Whether the clock of the country is in the hours from UTC that are named, if any are. */
function keepsHours(utc: HourRange | undefined, code: string): boolean {
  const country = countryByCode(code);
  if (!utc || !country) return true;
  const [from = 0, to = from] = country.utc;
  return to >= utc[0] && from <= utc[1];
}
