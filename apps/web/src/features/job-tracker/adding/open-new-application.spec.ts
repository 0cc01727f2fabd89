import { describe, expect, it } from '@jest/globals';
import type { Claim } from '../../../shared/document-session/claim-draft.ts';
import type { Draft } from '../../../shared/document-session/draft-store.ts';
import { type ApplicationContent, applicationDocument, newContent } from '../form/application-document.ts';
import { blankApplication } from './new-application.ts';
import { openNewApplication } from './open-new-application.ts';

const NOW = new Date(2026, 10, 21);
const BLANK = newContent(blankApplication(NOW));
const BEGUN: ApplicationContent = { ...BLANK, company: 'Kora', status: 'offer' };

const open = (
  userId: string,
  kept: Partial<Draft<ApplicationContent>> = {},
  claim: Claim = async () => () => undefined,
) => {
  const draft = { id: '1', userId: 'ada', editedAt: 1, form: BEGUN, ...kept } as Draft<ApplicationContent>;
  const list = async (owner: string, documentId?: string): Promise<Draft<ApplicationContent>[]> =>
    [draft].filter((one) => one.userId === owner && one.documentId === documentId);
  return openNewApplication({ userId, now: NOW, drafts: { list }, claim });
};

describe('an application that was begun', () => {
  it('is there again for the same person only', async () => {
    expect(await open('ada')).toMatchObject({ form: BEGUN, saved: BLANK, restored: true, key: '1' });
    expect(await open('ben')).toMatchObject({ form: BLANK, saved: BLANK, restored: false });
  });

  it('is not the edit of a stored one', async () => {
    expect(await open('ada', { documentId: '7' })).toMatchObject({ form: BLANK, restored: false });
  });

  it('is not there once it is empty again: the form starts with the new day', async () => {
    const emptied = { ...BLANK, appliedDate: '2026-11-02', notes: ' ' };
    expect(await open('ada', { form: emptied })).toMatchObject({ form: BLANK, restored: false });
  });

  it('is not there while another tab has it open', async () => {
    const taken: Claim = async (key) => (key === '1' ? undefined : () => undefined);
    const opened = await open('ada', {}, taken);
    expect(opened).toMatchObject({ form: BLANK, restored: false });
    expect(opened.key).not.toBe('1');
  });

  it.each(['{"company":"Kora"}', '{"company":"Kora","status":"offer","boss":"x"}'])(
    'kept by an earlier release as %s has every field',
    async (kept) => {
      const form = JSON.parse(kept);
      const opened = await open('ada', { form });
      expect(opened.form).toMatchObject(form);
      expect(Object.keys(opened.form)).toEqual(expect.arrayContaining(Object.keys(BLANK)));
    },
  );

  it('differs from an empty one by what was written', () => {
    expect(applicationDocument.isDirty(BEGUN, BLANK)).toBe(true);
    expect(applicationDocument.isDirty({ ...BLANK }, BLANK)).toBe(false);
  });
});
