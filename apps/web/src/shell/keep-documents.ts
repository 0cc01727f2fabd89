import { client } from '@career/client/default-client';
import type { ResumeDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { sparesData } from '../shared/data-saver/data-saver.ts';
import { isSharedPhone } from '../shared/device/shared-phone.ts';
import { isConnected } from '../shared/offline/connection.ts';
import { findResume, keepResume, RESUMES_READ_AHEAD } from '../shared/offline/device-copies.ts';
import { deviceTurn } from '../shared/offline/device-turn.ts';
import { findAnswer } from '../shared/offline/kept-answers.ts';

interface Row {
  id: string;
  version: number;
}

interface List {
  path: string;
  rows: number;
  /** How many of its documents are kept beside. */
  documents: number;
  /** Which version of a document the device has, if any. */
  keptVersion: (id: string) => Promise<number | undefined>;
  /** Reads a document so that the device has it. */
  keep: (id: string) => Promise<unknown>;
}

/** A list whose documents are kept as answers of their addresses, by reading them (`keeping-fetch.ts`). */
const answersOf = (path: string, size: Pick<List, 'rows' | 'documents'>): List => ({
  path,
  ...size,
  keptVersion: async (id) =>
    ((await (await findAnswer(`${path}/${id}`))?.answer.json()) as Row | undefined)?.version,
  keep: (id) => read(`${path}/${id}`),
});

/** The lists that a person opens without a connection. */
const listsOf = (userId: string): readonly List[] => [
  {
    path: '/api/resumes',
    rows: RESUMES_READ_AHEAD,
    documents: RESUMES_READ_AHEAD,
    keptVersion: async (id) => (await findResume(userId, id))?.version,
    keep: async (id) => {
      const resume = (await read(`/api/resumes/${id}`)) as ResumeDto;
      const kept = await findResume(userId, id);
      // A save in the meantime has kept a newer one.
      if (!kept || kept.version < resume.version) await keepResume(resume);
    },
  },
  answersOf('/api/job-applications', { rows: LIMITS.pageMax, documents: 50 }),
  answersOf('/api/cover-letters', { rows: 20, documents: 20 }),
  answersOf('/api/saved-jobs', { rows: LIMITS.pageMax, documents: 50 }),
];

const MINUTES_15 = 15 * 60_000;

/**
 * Reads what this person may want without a connection and this device does not have yet: the lists, and the documents
 * that are new or were changed elsewhere. One after the other, so that nothing the person asks for has to wait.
 */
export async function keepDocuments(userId: string): Promise<void> {
  const turn = deviceTurn();
  const mayGoOn = (): boolean => turn === deviceTurn() && isConnected() && !sparesData() && !isSharedPhone();
  for (const { path, rows, documents, keptVersion, keep } of listsOf(userId)) {
    const address = `${path}?limit=${rows}`;
    const before = await findAnswer(address);
    if (before && Math.abs(Date.now() - before.keptAt) < MINUTES_15) continue;
    if (!mayGoOn()) return;
    const list = (await read(address)) as Row[];
    for (const { id, version } of list.slice(0, documents)) {
      if ((await keptVersion(id)) === version) continue;
      if (!mayGoOn()) return;
      await keep(id);
    }
  }
}

const read = async (url: string): Promise<unknown> =>
  (await client.get({ url, cache: 'reload', throwOnError: true })).data;
