import 'fake-indexeddb/auto';
import { expect, it } from '@jest/globals';
import { playSchedules } from '../../../shared/document-session/testing/play-schedules.ts';
import { applicationDocument, newContent } from './application-document.ts';
import type { Application } from './application-values.ts';

const SCHEDULES = 200;

it(`two devices lose no word of an application and overwrite none unasked, in ${SCHEDULES} schedules`, async () => {
  const { broken, kills, conflicts } = await playSchedules(
    {
      kind: applicationDocument,
      drafts: 'application',
      blank: newContent({ company: 'Kora', position: 'Clerk' }),
      textOf: ({ notes }) => notes,
      withText: (form, notes) => ({ ...form, notes }),
      store: (id, version, body) => ({ ...body, interviewDate: null, id, version }) as unknown as Application,
    },
    SCHEDULES,
  );
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThan(SCHEDULES);
  expect(conflicts).toBeGreaterThan(0);
}, 240_000);
