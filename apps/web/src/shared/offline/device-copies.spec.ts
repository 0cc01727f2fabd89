import 'fake-indexeddb/auto';
import type { ResumeDto } from '@career/contracts/client/types.gen';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CurrentUser } from '../session/session.ts';
import {
  clearCopies,
  dropResume,
  findResume,
  findSession,
  keepResume,
  keepSession,
} from './device-copies.ts';

const person = (id: string): CurrentUser => ({ id, email: `${id}@example.com` }) as CurrentUser;
const resume = (id: string): ResumeDto => ({ id, title: `Resume ${id}` }) as ResumeDto;

afterEach(async () => {
  jest.useRealTimers();
  await clearCopies();
});

describe('what the device keeps for use without a connection', () => {
  it('is the last person and their last resume, found by its id or as whichever it is', async () => {
    await keepSession(person('ada'));
    await keepResume(resume('first'));
    await keepResume(resume('second'));
    expect((await findSession())?.id).toBe('ada');
    expect((await findResume('ada'))?.id).toBe('second');
    expect(await findResume('ada', 'first')).toBeUndefined();
    expect(await findResume('bola')).toBeUndefined();
  });

  it('is gone when another person signs in', async () => {
    await keepSession(person('ada'));
    await keepResume(resume('first'));
    await keepSession(person('bola'));
    expect((await findSession())?.id).toBe('bola');
    expect(await findResume('ada')).toBeUndefined();
  });

  it('is gone after signing out, and an answer that comes late brings nothing back', async () => {
    await keepSession(person('ada'));
    await keepResume(resume('first'));
    await clearCopies();
    await keepResume(resume('first'));
    expect(await findSession()).toBeUndefined();
    await keepSession(person('ada'));
    expect(await findResume('ada')).toBeUndefined();
  });

  it('loses a resume that was deleted, and no other', async () => {
    await keepSession(person('ada'));
    await keepResume(resume('first'));
    await dropResume('second');
    expect((await findResume('ada'))?.id).toBe('first');
    await dropResume('first');
    expect(await findResume('ada')).toBeUndefined();
  });

  it('lasts no longer than a session does', async () => {
    await keepSession(person('ada'));
    jest.useFakeTimers({ now: Date.now() + 31 * 24 * 3_600_000, doNotFake: ['setImmediate', 'setTimeout'] });
    expect(await findSession()).toBeUndefined();
  });
});
