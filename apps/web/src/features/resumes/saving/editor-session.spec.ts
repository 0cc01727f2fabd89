import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Claim } from '../../../shared/document-session/claim-draft.ts';
import type { SaveAnswer, SaveOutcome, SaveRequest } from '../../../shared/document-session/document-kind.ts';
import { clearDrafts } from '../../../shared/document-session/draft-store.ts';
import * as documents from '../../../shared/document-session/open-document.ts';
import { toBody, toForm } from '../form/resume-form.mapper.ts';
import { emptyResumeForm, type ResumeForm } from '../form/resume-form.ts';
import { createEditorSession, type OpenedResume, type ResumeGateway } from './editor-session.ts';
import { type CheckResume, resumeDocument, type SentResume, type StoredResume } from './resume-document.ts';
import { resumeDrafts } from './resume-drafts.ts';
import { savedStateText } from './saved-state.ts';

const USER = 'user-1';

const check: CheckResume = (body, isDraft) => {
  if (body.title.includes('javascript:')) return [{ field: 'title', message: 'No links' }];
  return isDraft || body.title ? [] : [{ field: 'title', message: 'Title is required' }];
};
const kind = resumeDocument(check);
const openNew = (userId: string, blank: ResumeForm, claim: Claim) =>
  documents.openNew({ kind, drafts: resumeDrafts, userId, claim }, blank);
const openStored = (userId: string, id: string, gateway: ResumeGateway, patienceMs?: number) =>
  documents.openStored({ kind, drafts: resumeDrafts, userId }, id, gateway, patienceMs);
const { find: findDraft, list: listUnsavedDrafts } = resumeDrafts;

const settled = (ms = 20): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server of one account, with a switch for the line to it. */
function createServer(initial?: StoredResume) {
  const server = {
    stored: initial,
    /** What the device has of it. */
    copy: undefined as StoredResume | undefined,
    requests: [] as SaveRequest<SentResume>[],
    line: 'up' as 'up' | 'down' | 'answer lost',
    created: new Map<string, string>(),
  };
  const gateway: ResumeGateway = {
    load: async (id) => {
      if (server.line === 'down') return { status: 'unreachable' };
      return server.stored?.id === id ? { status: 'found', stored: server.stored } : { status: 'missing' };
    },
    findCopy: async (id) => (server.copy?.id === id ? server.copy : undefined),
    save: async (request): Promise<SaveAnswer<StoredResume>> => {
      server.requests.push(request);
      await settled(1);
      if (server.line === 'down') return { status: 'unreachable' };
      const replayed = !request.id && server.created.get(request.creationKey);
      if (replayed && server.stored) return { status: 'saved', stored: server.stored };
      if (request.id && request.version !== server.stored?.version) return { status: 'stale' };
      const id = request.id ?? `resume-${server.created.size + 1}`;
      if (!request.id) server.created.set(request.creationKey, id);
      server.stored = { ...request.body, id, version: (server.stored?.version ?? 0) + 1 };
      if (server.line === 'answer lost') return { status: 'unreachable' };
      return { status: 'saved', stored: server.stored };
    },
  };
  return { server, gateway };
}

const opened: ReturnType<typeof createEditorSession>[] = [];

function openSession(gateway: ResumeGateway, from: OpenedResume) {
  const outcomes: [string, SaveOutcome][] = [];
  const created: string[] = [];
  const session = createEditorSession({
    userId: USER,
    opened: from,
    gateway,
    check,
    onCreated: (id) => created.push(id),
    onOutcome: (kind, outcome) => outcomes.push([kind, outcome]),
  });
  opened.push(session);
  const type = (title: string): void => session.documents.getState().setField('title', title);
  const stateText = (): string => savedStateText(session.state.getState(), session.isDirty());
  return { session, outcomes, created, type, stateText };
}

const claim: Claim = async () => () => undefined;
const storedResume = (title: string, version: number): StoredResume => ({
  ...toBody({ ...emptyResumeForm(), title }),
  id: 'resume-1',
  version,
});

async function openStoredSession(gateway: ResumeGateway, patienceMs?: number) {
  const answer = await openStored(USER, 'resume-1', gateway, patienceMs);
  if (answer.status !== 'opened') throw new Error(answer.status);
  return openSession(gateway, answer.opened);
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((session) => session.close()));
  await clearDrafts();
});

describe('a new resume', () => {
  it('is created once when its first save is fired twice', async () => {
    const { server, gateway } = createServer();
    const { session, type, created } = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    type('Accountant');
    const saves = [session.saveProgress(), session.saveProgress()];
    type('Accountant, Lagos');
    await Promise.all(saves);
    expect(created).toEqual(['resume-1']);
    expect(server.requests.map(({ id, version }) => ({ id, version }))).toEqual([
      { id: undefined, version: undefined },
      { id: 'resume-1', version: 1 },
    ]);
    expect(server.stored?.title).toBe('Accountant, Lagos');
    expect(session.isDirty()).toBe(false);
  });

  it('is created once when the answer to its first save is lost, and later words follow', async () => {
    const { server, gateway } = createServer();
    const { session, type, created } = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    type('Accountant');
    server.line = 'answer lost';
    expect(await session.saveProgress()).toEqual({ status: 'unreachable' });
    server.line = 'up';
    type('Accountant, Lagos');
    await session.saveProgress();
    expect(server.created.size).toBe(1);
    expect(created).toEqual(['resume-1']);
    expect(server.stored).toMatchObject({ title: 'Accountant, Lagos', version: 2 });
  });

  it('is not created by looking through the steps of an untouched form', async () => {
    const { server, gateway } = createServer();
    const { session } = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    session.goTo('skills');
    await settled();
    expect(server.requests).toEqual([]);
  });

  it('is saved unfinished on a step change', async () => {
    const { server, gateway } = createServer();
    const { session } = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    session.documents.getState().setField('personalInfo.firstName', 'Ada');
    session.goTo('skills');
    await settled();
    expect(server.requests).toMatchObject([{ body: { isDraft: true, personalInfo: { firstName: 'Ada' } } }]);
  });

  it('is not saved where a step only opens, as for a field that an address names', async () => {
    const { server, gateway } = createServer();
    const { session } = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    session.documents.getState().setField('personalInfo.firstName', 'Ada');
    session.openStep('skills');
    await settled();
    expect(session.state.getState().step).toBe('skills');
    expect(server.requests).toEqual([]);
  });

  it('keeps its typing over a reload, and starts again when another tab claims it', async () => {
    const { gateway } = createServer();
    const first = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    first.type('Accountant');
    await first.session.flushDraft();
    const again = await openNew(USER, emptyResumeForm(), claim);
    expect(again).toMatchObject({ restored: true, form: { title: 'Accountant' } });
    const elsewhere = await openNew(USER, emptyResumeForm(), async (key) =>
      key === again.key ? undefined : () => undefined,
    );
    expect(elsewhere).toMatchObject({ restored: false, form: { title: '' } });
    expect(await openNew('another user', emptyResumeForm(), claim)).toMatchObject({ restored: false });
  });
});

describe('a stored resume', () => {
  it('is read once and refused when it is not there', async () => {
    const { gateway } = createServer(storedResume('Mine', 1));
    expect(await openStored(USER, 'unknown', gateway)).toEqual({ status: 'missing' });
  });

  it('keeps edits on the device until the server has them', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const { session, type, stateText } = await openStoredSession(gateway);
    expect(stateText()).toBe('Saved');
    type('Second');
    await settled(600);
    expect(await findDraft(USER, 'resume-1')).toMatchObject({ version: 1, form: { title: 'Second' } });
    expect(await findDraft('another user', 'resume-1')).toBeUndefined();
    const saving = session.saveProgress();
    expect(stateText()).toBe('Saving');
    await saving;
    expect(await findDraft(USER, 'resume-1')).toBeUndefined();
    expect(server.stored).toMatchObject({ title: 'Second', version: 2 });
    expect(stateText()).toBe('Saved');
  });

  it('says so while offline, and saves when the connection returns', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const { session, type, stateText } = await openStoredSession(gateway);
    server.line = 'down';
    type('Second');
    await session.saveProgress();
    expect(stateText()).toBe('Offline, kept on this device');
    server.line = 'up';
    session.setOffline(false);
    await settled();
    expect(server.stored?.title).toBe('Second');
    expect(stateText()).toBe('Saved');
  });

  it('opens from the device when the server is out of reach', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const first = await openStoredSession(gateway);
    first.type('Second');
    await first.session.close();
    server.line = 'down';
    const second = await openStoredSession(gateway);
    expect(second.session.documents.getState().document.title).toBe('Second');
    expect(second.stateText()).toBe('Offline, kept on this device');
    server.line = 'up';
    await second.session.saveProgress();
    expect(server.stored).toMatchObject({ title: 'Second', version: 2 });
  });

  it('is no conflict with its own words when the answer was lost', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const { session, type } = await openStoredSession(gateway);
    type('Second');
    server.line = 'answer lost';
    await session.saveProgress();
    server.line = 'up';
    type('Third');
    expect(await session.saveProgress()).toEqual({ status: 'saved', created: false });
    expect(server.stored).toMatchObject({ title: 'Third', version: 3 });
  });

  it('never writes over a newer version without a question', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const { session, type, stateText } = await openStoredSession(gateway);
    type('Mine');
    server.stored = storedResume('Theirs', 2);
    expect(await session.saveProgress()).toEqual({ status: 'conflict' });
    expect(await session.saveProgress()).toEqual({ status: 'conflict' });
    expect(stateText()).toBe('Changed elsewhere');
    expect(server.stored.title).toBe('Theirs');
    await session.resolve(session.documents.getState().document);
    expect(server.stored).toMatchObject({ title: 'Mine', version: 3 });
    expect(stateText()).toBe('Saved');
  });

  it('can be settled with the newer version, and the own words undone back', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const { session, type, stateText } = await openStoredSession(gateway);
    type('Mine');
    server.stored = storedResume('Theirs', 2);
    await session.saveProgress();
    session.takeServerVersion();
    expect(session.documents.getState().document.title).toBe('Theirs');
    expect(stateText()).toBe('Saved');
    session.documents.undo();
    expect(session.documents.getState().document.title).toBe('Mine');
  });

  it('meets a newer version when old edits are brought back', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const first = await openStoredSession(gateway);
    first.type('Mine');
    await first.session.close();
    server.stored = storedResume('Theirs', 2);
    const second = await openStoredSession(gateway);
    expect(second.stateText()).toBe('Changed elsewhere');
    expect(toForm(second.session.state.getState().serverVersion ?? {}).title).toBe('Theirs');
  });
});

describe('a field that breaks a rule', () => {
  it('stays behind while all others are saved, and is kept on the device', async () => {
    const { server, gateway } = createServer(storedResume('First', 1));
    const { session, outcomes, type, stateText } = await openStoredSession(gateway);
    type('javascript:alert(1)');
    session.documents.getState().setField('summary', 'New words');
    session.goTo('skills');
    await settled();
    expect(server.stored).toMatchObject({ title: 'First', summary: 'New words', version: 2 });
    expect(outcomes).toEqual([
      ['background', { status: 'saved', created: false, invalidFields: { title: 'No links' } }],
    ]);
    expect(stateText()).toBe('All but 1 field saved');
    expect(session.state.getState().fieldErrors).toEqual({ title: 'No links' });
    expect(await findDraft(USER, 'resume-1')).toMatchObject({
      version: 2,
      form: { title: 'javascript:alert(1)', summary: 'New words' },
    });

    // Nothing else was edited: nothing is sent again.
    session.goTo('basic');
    await session.saveProgress();
    expect(server.requests).toHaveLength(1);

    type('Second');
    expect(stateText()).toBe('Keeping your edits');
    await session.flushDraft();
    expect(stateText()).toBe('Edits kept on this device');
    await session.saveProgress();
    expect(server.stored).toMatchObject({ title: 'Second', version: 3 });
    expect(stateText()).toBe('Saved');
  });

  it('does not keep a new resume from being made', async () => {
    const { server, gateway } = createServer();
    const { session, type } = openSession(gateway, await openNew(USER, emptyResumeForm(), claim));
    type('javascript:alert(1)');
    session.documents.getState().setField('summary', 'New words');
    await session.saveProgress();
    expect(server.stored).toMatchObject({ title: '', summary: 'New words' });
    expect(session.documents.getState().document.title).toBe('javascript:alert(1)');
    expect(await findDraft(USER, 'resume-1')).toMatchObject({ form: { title: 'javascript:alert(1)' } });
  });
});

describe('without the server', () => {
  const openFromCopy = async (copyVersion: number, line: 'down' | 'up' = 'down') => {
    const { server, gateway } = createServer(storedResume('On the server', 2));
    server.copy = storedResume('On the device', copyVersion);
    server.line = line;
    return { server, gateway, ...(await openStoredSession(gateway)) };
  };

  it('opens the copy that the device has, clean, and takes over what is newer when the server is back', async () => {
    const { server, session } = await openFromCopy(1);
    expect(session.documents.getState().document.title).toBe('On the device');
    expect(session.isDirty()).toBe(false);
    session.setOffline(true);
    server.line = 'up';
    session.setOffline(false);
    await settled();
    expect(session.documents.getState().document.title).toBe('On the server');
    expect(server.requests).toEqual([]);
  });

  it('saves what was typed meanwhile once the server is back, though nobody pressed anything', async () => {
    const { server, session, type, stateText } = await openFromCopy(2);
    session.setOffline(true);
    type('Typed offline');
    // Not before it is on the device.
    expect(stateText()).toBe('Offline, keeping your edits');
    await session.flushDraft();
    expect(stateText()).toBe('Offline, kept on this device');
    expect(await findDraft(USER, 'resume-1')).toMatchObject({ form: { title: 'Typed offline' } });
    server.line = 'up';
    session.setOffline(false);
    await settled();
    expect(server.stored).toMatchObject({ title: 'Typed offline', version: 3 });
  });

  it('lets the person choose when the copy they typed in was out of date', async () => {
    const { server, session, type } = await openFromCopy(1);
    session.setOffline(true);
    type('Typed offline');
    server.line = 'up';
    session.setOffline(false);
    await settled();
    expect(session.state.getState()).toMatchObject({
      phase: 'conflict',
      serverVersion: { title: 'On the server' },
    });
    expect(server.stored?.title).toBe('On the server');
  });

  it('does not wait for a server that is slow where the device has the resume', async () => {
    const { server, gateway } = createServer(storedResume('On the server', 2));
    server.copy = storedResume('On the device', 1);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow: ResumeGateway = { ...gateway, load: (id) => held.then(() => gateway.load(id)) };
    const { session } = await openStoredSession(slow, 5);
    expect(session.documents.getState().document.title).toBe('On the device');
    answer();
    await settled();
    expect(session.documents.getState().document.title).toBe('On the server');
  });
});

describe('Save Resume', () => {
  it('leads to the first invalid step instead of sending', async () => {
    const { server, gateway } = createServer(storedResume('', 1));
    const { session } = await openStoredSession(gateway);
    expect(await session.saveResume()).toEqual({ status: 'refused', message: 'Title is required.' });
    expect(session.state.getState()).toMatchObject({
      step: 'basic',
      fieldErrors: { title: 'Title is required' },
    });
    expect(server.requests).toEqual([]);
  });

  it('asks for every rule', async () => {
    const { server, gateway } = createServer(storedResume('Complete', 1));
    const { session } = await openStoredSession(gateway);
    expect(await session.saveResume()).toEqual({ status: 'saved', created: false });
    expect(server.requests).toMatchObject([{ body: { isDraft: false } }]);
  });

  it('shows a forbidden text at its field before anything is saved', async () => {
    const { gateway } = createServer(storedResume('Complete', 1));
    const { session, type } = await openStoredSession(gateway);
    type('javascript:alert(1)');
    await settled(400);
    expect(session.state.getState().fieldErrors).toEqual({ title: 'No links' });
  });
});

describe('signing out', () => {
  it('forgets every draft, and an open editor does not bring its own back', async () => {
    const { gateway } = createServer(storedResume('First', 1));
    const { session, type } = await openStoredSession(gateway);
    type('Second');
    await session.flushDraft();
    await clearDrafts();
    type('Third');
    await session.close();
    expect(await findDraft(USER, 'resume-1')).toBeUndefined();
    expect(await listUnsavedDrafts(USER)).toEqual([]);
  });
});
