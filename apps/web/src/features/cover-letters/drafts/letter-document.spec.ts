import 'fake-indexeddb/auto';
import type { CoverLetterDto } from '@career/client/types';
import { afterEach, describe, expect, it } from '@jest/globals';
import { clearDrafts, type Draft } from '../../../shared/document-session/draft-store.ts';
import { openNew } from '../../../shared/document-session/open-document.ts';
import { openLoaded } from '../../../shared/document-session/testing/open-loaded.ts';
import { EMPTY_LETTER, type LetterForm } from '../form/letter-form.ts';
import { letterDocument } from './letter-document.ts';
import { letterDrafts } from './letter-drafts.ts';

type LetterDraft = Draft<LetterForm>;

const options = (userId: string) => ({ kind: letterDocument, drafts: letterDrafts, userId });
const openNewLetter = (userId: string, applicationId: string | undefined) =>
  openNew(
    {
      ...options(userId),
      accepts: ({ form }) => applicationId === undefined || form.jobApplicationId === applicationId,
    },
    EMPTY_LETTER,
  );
const openStoredLetter = (userId: string, letter: CoverLetterDto) => openLoaded(options(userId), letter);
const { put: putLetterDraft, find: findLetterDraft, drop: dropLetterDraft } = letterDrafts;

const draft = (change: Partial<LetterDraft>): LetterDraft => ({
  id: 'key-1',
  userId: 'user-1',
  form: { ...EMPTY_LETTER, company: 'Kora', content: 'Dear …' },
  editedAt: 1,
  ...change,
});

const STORED = {
  id: 'letter-1',
  userId: 'user-1',
  jobApplicationId: null,
  title: 'For Kora',
  company: 'Kora',
  position: 'Clerk',
  content: 'Dear …',
  jobUrl: '',
  isGenerated: false,
  version: 3,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

afterEach(clearDrafts);

describe('a new letter', () => {
  it('is empty when nothing was begun', async () => {
    expect(await openNewLetter('user-1', undefined)).toMatchObject({ restored: false, form: EMPTY_LETTER });
  });

  it('is the newest one that was begun, by this person only', async () => {
    await putLetterDraft(draft({ editedAt: 1 }));
    await putLetterDraft(draft({ id: 'key-2', editedAt: 2, form: { ...EMPTY_LETTER, company: 'Zuma' } }));
    expect(await openNewLetter('user-1', undefined)).toMatchObject({
      key: 'key-2',
      restored: true,
      form: { company: 'Zuma' },
    });
    expect(await openNewLetter('user-2', undefined)).toMatchObject({ restored: false });
  });

  it('for an application takes up only what was begun for it', async () => {
    await putLetterDraft(draft({ form: { ...EMPTY_LETTER, jobApplicationId: 'a-1' } }));
    expect(await openNewLetter('user-1', 'a-2')).toMatchObject({ restored: false });
    expect(await openNewLetter('user-1', 'a-1')).toMatchObject({ restored: true });
  });
});

describe('a stored letter', () => {
  it('opens as the server has it', async () => {
    expect(await openStoredLetter('user-1', STORED)).toMatchObject({ version: 3, restored: false });
  });

  it('opens with the edits of this device and the version they start from', async () => {
    await putLetterDraft(draft({ id: 'letter-1', documentId: 'letter-1', version: 2 }));
    const opened = await openStoredLetter('user-1', STORED);
    expect(opened).toMatchObject({ version: 2, restored: true, form: { company: 'Kora', title: '' } });
    expect(opened.saved.title).toBe('For Kora');
    expect(await findLetterDraft('user-2', 'letter-1')).toBeUndefined();
    await dropLetterDraft('letter-1');
    expect(await openStoredLetter('user-1', STORED)).toMatchObject({ restored: false });
  });
});
