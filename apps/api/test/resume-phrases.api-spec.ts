import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
});
afterAll(() => api.stop());

const ask = (title: string) => api.call('get', `/api/resume-phrases?title=${encodeURIComponent(title)}`, me);

describe('lines for a job title', () => {
  it('are those of its occupation, each with a blank', async () => {
    const { body } = await ask('Cashier').expect(200);
    expect(body.occupation).toBe('Cashier');
    expect(body.phrases[0]).toEqual({ skill: 'cashiering', text: expect.stringContaining('____') });
    expect(body.phrases.length).toBeLessThanOrEqual(6);
  });

  it('are none for a title that is not placed', async () => {
    expect((await ask('Qwxz').expect(200)).body).toEqual({ occupation: '', phrases: [] });
  });

  it('need a title', async () => {
    expect((await ask(' ').expect(400)).body.errors).toEqual([
      { field: 'title', message: 'Job title is required' },
    ]);
  });
});
