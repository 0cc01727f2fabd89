import 'fake-indexeddb/auto';
import type { SavedJobDto } from '@career/client/types';
import { expect, it } from '@jest/globals';
import { playSchedules } from '../../../shared/document-session/testing/play-schedules.ts';
import { EMPTY_JOB } from '../capture/job-values.ts';
import { savedJobDocument } from './saved-job-document.ts';

const SCHEDULES = 200;

it(`two devices lose no word of a saved job and overwrite none unasked, in ${SCHEDULES} schedules`, async () => {
  const { broken, kills, conflicts } = await playSchedules(
    {
      kind: savedJobDocument,
      drafts: 'saved-job',
      blank: { ...EMPTY_JOB, position: 'Clerk' },
      textOf: ({ notes }) => notes,
      withText: (form, notes) => ({ ...form, notes }),
      store: (id, version, body) => ({ ...body, id, version }) as SavedJobDto,
    },
    SCHEDULES,
  );
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThan(SCHEDULES);
  expect(conflicts).toBeGreaterThan(0);
}, 240_000);
