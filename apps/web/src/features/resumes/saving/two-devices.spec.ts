import 'fake-indexeddb/auto';
import { expect, it } from '@jest/globals';
import { playSchedules } from '../../../shared/document-session/testing/play-schedules.ts';
import { emptyResumeForm } from '../form/resume-form.ts';
import { resumeDocument } from './resume-document.ts';

/** The other kinds of documents play 200: tests of resumes are run most often, and the machine is the same. */
const SCHEDULES = 30;

it(`two devices lose no word of a resume and overwrite none unasked, in ${SCHEDULES} schedules`, async () => {
  const { broken, kills, conflicts } = await playSchedules(
    {
      kind: resumeDocument(() => []),
      drafts: 'resume',
      blank: emptyResumeForm(),
      textOf: ({ summary }) => summary,
      withText: (form, summary) => ({ ...form, summary }),
      store: (id, version, body) => ({ ...body, id, version }),
    },
    SCHEDULES,
  );
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThan(SCHEDULES);
  expect(conflicts).toBeGreaterThan(0);
}, 240_000);
