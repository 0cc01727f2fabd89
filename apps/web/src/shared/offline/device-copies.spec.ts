/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import type { ResumeDto } from '@career/client/types';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import type { CurrentUser } from '../session/session.ts';
import {
  clearCopies,
  dropResume,
  findResume,
  findSession,
  keepResume,
  keepSession,
  RESUMES_KEPT,
} from './device-copies.ts';

const person = (id: string): CurrentUser => ({ id, email: `${id}@example.com` }) as CurrentUser;
const resume = (id: string): ResumeDto => ({ id, title: `Resume ${id}` }) as ResumeDto;

const NOW = Date.now();
const keepAt = (ms: number): void => {
  jest.useFakeTimers({ now: NOW + ms, doNotFake: ['setImmediate', 'setTimeout'] });
};

afterEach(async () => {
  jest.useRealTimers();
  await clearCopies();
});

describe('what the device keeps for use without a connection', () => {
  it('is the last person and their resumes, found by id, or the last one', async () => {
    await keepSession(person('ada'));
    keepAt(1_000);
    await keepResume(resume('second'));
    keepAt(2_000);
    await keepResume(resume('first'));
    expect((await findSession())?.id).toBe('ada');
    expect((await findResume('ada'))?.id).toBe('first');
    expect((await findResume('ada', 'second'))?.id).toBe('second');
    expect(await findResume('ada', 'third')).toBeUndefined();
    expect(await findResume('bola')).toBeUndefined();
    expect(await findResume('bola', 'first')).toBeUndefined();
  });

  it('is twenty resumes at most: the one that was opened longest ago makes room', async () => {
    await keepSession(person('ada'));
    for (let turn = 0; turn < RESUMES_KEPT; turn++) {
      keepAt(turn * 1_000);
      await keepResume(resume(`r${turn}`));
    }
    keepAt(RESUMES_KEPT * 1_000);
    await keepResume(resume('r0'));
    expect((await findResume('ada', 'r1'))?.id).toBe('r1');
    keepAt(RESUMES_KEPT * 1_000 + 1);
    await keepResume(resume('new'));
    expect(await findResume('ada', 'r1')).toBeUndefined();
    const kept = ['r0', 'r2', 'r19', 'new'];
    for (const id of kept) expect((await findResume('ada', id))?.id).toBe(id);
  });

  it('is not written under the name of one person while another tab has signed in the next', async () => {
    await keepSession(person('ada'));
    const database = await openDB('career-toolkit-device-copies');
    const copy = { key: 'session', userId: 'bola', keptAt: Date.now(), content: person('bola') };
    await database.put('copies', copy);
    database.close();
    await keepResume(resume('of-whom'));
    expect(await findResume('ada', 'of-whom')).toBeUndefined();
    expect(await findResume('bola', 'of-whom')).toBeUndefined();
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
