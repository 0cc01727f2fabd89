import { client } from '@career/client/default-client';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { sparesData } from '../shared/data-saver/data-saver.ts';
import { isSharedPhone } from '../shared/device/shared-phone.ts';
import { isConnected } from '../shared/offline/connection.ts';
import { deviceTurn } from '../shared/offline/device-turn.ts';
import { findAnswer } from '../shared/offline/kept-answers.ts';

interface Row {
  id: string;
  version: number;
}

/** The lists that a person opens without a connection, and how many of their documents are kept beside. */
const LISTS = [
  { path: '/api/job-applications', rows: LIMITS.pageMax, documents: 50 },
  { path: '/api/cover-letters', rows: 20, documents: 20 },
  { path: '/api/saved-jobs', rows: LIMITS.pageMax, documents: 50 },
] as const;

const MINUTES_15 = 15 * 60_000;

/**
 * Reads what this person may want without a connection and this device does not have yet: the lists, and the documents
 * that are new or were changed elsewhere. What is read is kept (`keeping-fetch.ts`). One after the other, so that
 * nothing the person asks for has to wait.
 */
export async function keepDocuments(): Promise<void> {
  const turn = deviceTurn();
  const mayGoOn = (): boolean => turn === deviceTurn() && isConnected() && !sparesData() && !isSharedPhone();
  for (const { path, rows, documents } of LISTS) {
    const address = `${path}?limit=${rows}`;
    const before = await findAnswer(address);
    if (before && Math.abs(Date.now() - before.keptAt) < MINUTES_15) continue;
    if (!mayGoOn()) return;
    const list = (await read(address)) as Row[];
    for (const { id, version } of list.slice(0, documents)) {
      const kept = (await (await findAnswer(`${path}/${id}`))?.answer.json()) as Row | undefined;
      if (kept?.version === version) continue;
      if (!mayGoOn()) return;
      await read(`${path}/${id}`);
    }
  }
}

const read = async (url: string): Promise<unknown> =>
  (await client.get({ url, cache: 'reload', throwOnError: true })).data;
