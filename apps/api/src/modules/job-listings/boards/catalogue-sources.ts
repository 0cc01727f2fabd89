import { BOARD_SOURCES } from '../sources/board-sources.ts';
import type { ListingSource } from '../sources/listing-source.ts';
import { readBoardChecks } from './board-checks.ts';
import boardCatalogue from './boards.json' with { type: 'json' };

export type CatalogueBoard = (typeof boardCatalogue.boards)[number];

/** Boards of employers that hire in or for Africa. */
export const catalogueBoards: readonly CatalogueBoard[] = boardCatalogue.boards;

/** The source that a board is read by. */
export const sourceOf = ({ adapter, board, employer }: CatalogueBoard): ListingSource =>
  BOARD_SOURCES[adapter]({ board, company: employer });

/** The boards that answered when they were last verified, here or before the release. @param file of the checks made here. */
export async function catalogueSources(file: string): Promise<ListingSource[]> {
  const checks = await readBoardChecks(file);
  return catalogueBoards
    .map((board) => ({ board, source: sourceOf(board) }))
    .filter(({ board, source }) => {
      const check = checks[source.key];
      // What was found here is newer than what a release says.
      return check ? check.verified !== null : board.verified !== null;
    })
    .map(({ source }) => source);
}
