import 'fake-indexeddb/auto';
import type { CoverLetterDto } from '@career/client/types';
import { expect, it } from '@jest/globals';
import { playSchedules } from '../../../shared/document-session/testing/play-schedules.ts';
import { EMPTY_LETTER } from '../form/letter-form.ts';
import { letterDocument } from './letter-document.ts';

const SCHEDULES = 200;

it(`two devices lose no word of a letter and overwrite none unasked, in ${SCHEDULES} schedules`, async () => {
  const { broken, kills, conflicts } = await playSchedules(
    {
      kind: letterDocument,
      drafts: 'letter',
      blank: { ...EMPTY_LETTER, title: 'For Kora', company: 'Kora', position: 'Clerk' },
      textOf: ({ content }) => content,
      withText: (form, content) => ({ ...form, content }),
      store: (id, version, body) => ({ ...body, id, version }) as CoverLetterDto,
    },
    SCHEDULES,
  );
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThan(SCHEDULES);
  expect(conflicts).toBeGreaterThan(0);
}, 240_000);
