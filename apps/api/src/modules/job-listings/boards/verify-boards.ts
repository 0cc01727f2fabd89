import { employerKey } from '../listing-content.ts';
import type { FoundListing, SourceAnswer } from '../sources/listing-source.ts';
import type { SourceClient } from '../sources/source-client.ts';
import { AskedToWait, NotReached } from '../sources/source-errors.ts';
import type { BoardCheck, BoardChecks } from './board-checks.ts';
import { type CatalogueBoard, sourceOf } from './catalogue-sources.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOTHING_YET = { etag: null, lastModified: null };

interface VerifyOptions {
  client: SourceClient;
  /** What was found before, to go on from there. */
  known: BoardChecks;
  /** `YYYY-MM-DD`. */
  today: string;
  /** A board that was asked less than so many days ago is not asked again. */
  freshDays: number;
  /** At most so many boards are asked. */
  most: number;
  /** Keeps what was found; called after each board, so that nothing is lost when the command is ended. */
  keep: (checks: BoardChecks) => Promise<void>;
  tell: (line: string) => void;
}

/**
 * Asks boards one after another, with the client's pause between them, whether they answer with openings of the
 * employer. A system that asks to be left alone is; without a connection nothing is marked.
 * @returns all checks, old and new.
 */
export async function verifyBoards(
  boards: readonly CatalogueBoard[],
  options: VerifyOptions,
): Promise<BoardChecks> {
  const { known, today, freshDays, most, keep, tell } = options;
  const checks: Record<string, BoardCheck> = { ...known };
  const left = new Set<string>();
  let asked = 0;
  for (const board of boards) {
    if (asked >= most) break;
    const { key } = sourceOf(board);
    if (left.has(board.adapter) || isFresh(checks[key], today, freshDays)) continue;
    asked += 1;
    const answer = await ask(board, options);
    tell(`${answer.verified ? 'ok  ' : '--  '} ${key}: ${answer.words}`);
    if (answer.error instanceof NotReached) break;
    if (answer.error instanceof AskedToWait) left.add(board.adapter);
    else {
      checks[key] = { checked: today, verified: answer.verified, words: answer.words };
      await keep(checks);
    }
  }
  return checks;
}

/** What one board says, or why it says nothing. */
async function ask(
  board: CatalogueBoard,
  { client, today }: VerifyOptions,
): Promise<Omit<BoardCheck, 'checked'> & { error?: unknown }> {
  try {
    return found(board, await sourceOf(board).read(client, NOTHING_YET), today);
  } catch (error) {
    const { message } = error as Error;
    return { verified: null, words: `${message}${consequence(error, board)}`, error };
  }
}

function consequence(error: unknown, { adapter }: CatalogueBoard): string {
  if (error instanceof NotReached) return '. Nothing is marked without a connection.';
  return error instanceof AskedToWait ? `; the other boards of ${adapter} are left for another time` : '';
}

/** An answer without openings proves nothing: some systems answer so for boards that do not exist. */
function found(board: CatalogueBoard, answer: SourceAnswer, today: string): Omit<BoardCheck, 'checked'> {
  const listings = answer.isUnchanged ? [] : answer.listings;
  if (listings.length === 0) return { verified: null, words: 'no openings' };
  const other = listings.find((listing) => !isOf(listing, board.employer));
  if (other) return { verified: null, words: `openings of ${other.company}, not of ${board.employer}` };
  return { verified: today, words: `${listings.length} ${listings.length === 1 ? 'opening' : 'openings'}` };
}

/** One name holds the other: `Wave` is `Wave Mobile Money`, and not `Prospa`. */
function isOf({ company }: FoundListing, employer: string): boolean {
  const [one, two] = [employerKey(company), employerKey(employer)];
  return one.includes(two) || two.includes(one);
}

const isFresh = (check: BoardCheck | undefined, today: string, days: number): boolean =>
  check !== undefined && Date.parse(today) - Date.parse(check.checked) < days * DAY;
