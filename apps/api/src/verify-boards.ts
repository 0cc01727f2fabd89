import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { today } from './clock/today.ts';
import { AppConfig } from './config/app.config.ts';
import { readEnvironment } from './config/read-environment.ts';
import { startupError } from './lifecycle/startup-error.ts';
import { readBoardChecks, writeBoardChecks } from './modules/job-listings/boards/board-checks.ts';
import { catalogueBoards, sourceOf } from './modules/job-listings/boards/catalogue-sources.ts';
import { verifyBoards } from './modules/job-listings/boards/verify-boards.ts';
import { SourceClient } from './modules/job-listings/sources/source-client.ts';

/** Asks the boards of the catalogue whether they answer, and keeps what they said; docs/listings.md. */
try {
  const { values } = parseArgs({
    options: {
      most: { type: 'string', default: String(catalogueBoards.length) },
      adapter: { type: 'string' },
      again: { type: 'boolean', default: false },
      pause: { type: 'string', default: '3000' },
      catalogue: { type: 'string' },
    },
  });
  const config = new AppConfig(readEnvironment());
  const { boardChecks, privateHosts, relayUrl } = config.listings;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new Error('Stopped: the next run goes on from here')));
  }
  const client = new SourceClient({
    privateHosts,
    relayUrl,
    userAgent: config.sourceUserAgent,
    signal: stopping.signal,
    pauseMs: Number(values.pause),
  });
  const boards = catalogueBoards.filter(({ adapter }) => !values.adapter || adapter === values.adapter);
  const checks = await verifyBoards(boards, {
    client,
    known: await readBoardChecks(boardChecks),
    today: today(),
    freshDays: values.again ? 0 : 7,
    most: Number(values.most),
    keep: (found) => writeBoardChecks(boardChecks, found),
    tell: (line) => console.log(line),
  });
  await client.close();
  const answering = catalogueBoards.filter((board) => checks[sourceOf(board).key]?.verified);
  console.log(`${answering.length} of ${catalogueBoards.length} boards answer with openings.`);
  if (values.catalogue) await markCatalogue(values.catalogue);

  /** Writes the days into the file of the release. */
  async function markCatalogue(file: string): Promise<void> {
    const catalogue = JSON.parse(await readFile(file, 'utf8')) as { boards: typeof catalogueBoards };
    const marked = catalogue.boards.map((board) => {
      const check = checks[sourceOf(board).key];
      return check ? { ...board, verified: check.verified } : board;
    });
    await writeFile(file, `${JSON.stringify({ ...catalogue, boards: marked }, null, 2)}\n`);
  }
} catch (error) {
  console.error(startupError(error));
  process.exitCode = 1;
}
