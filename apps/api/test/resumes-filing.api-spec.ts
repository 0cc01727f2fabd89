import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start();
  other = await api.signUp();
});
afterAll(() => api.stop());

const create = async (title: string): Promise<{ id: string; version: number; updatedAt: string }> =>
  (await api.call('post', '/api/resumes', me).send(resumeBody({ title })).expect(201)).body;
const file = (id: string, body: object, person = me) =>
  api.call('patch', `/api/resumes/${id}/filing`, person).send(body);
const titles = async (query = ''): Promise<string[]> =>
  (await api.call('get', `/api/resumes${query}`, me).expect(200)).body.map(
    ({ title }: { title: string }) => title,
  );

describe('filing a resume', () => {
  beforeAll(async () => {
    me = await api.signUp();
  });

  it('begins outside the archive, without tags', async () => {
    expect(await create('First')).toMatchObject({ archived: false, tags: [] });
  });

  it('takes it off the usual list, where it is still found, and brings it back', async () => {
    const { id, version, updatedAt } = await create('Second');
    const filed = await file(id, { archived: true }).expect(200);
    expect(filed.body).toMatchObject({ id, title: 'Second', archived: true, version, updatedAt });
    expect(await titles()).toEqual(['First']);
    expect(await titles('?archived=true')).toEqual(['Second']);
    const listed = await api.call('get', '/api/resumes', me);
    expect(listed.headers['x-total-count']).toBe('1');
    const read = await api.call('get', `/api/resumes/${id}`, me).expect(200);
    expect(read.body).toMatchObject({ title: 'Second', archived: true });

    await file(id, { archived: false }).expect(200);
    expect(await titles('?archived=false')).toEqual(['Second', 'First']);
    expect(await titles('?archived=true')).toEqual([]);
  });

  it('keeps tags without blanks and repetitions, and leaves alone what is not sent', async () => {
    const { id } = await create('Third');
    const tagged = await file(id, { tags: [' Sent ', '', 'sent', 'Banking'] }).expect(200);
    expect(tagged.body.tags).toEqual(['Sent', 'Banking']);
    expect((await file(id, { archived: true }).expect(200)).body.tags).toEqual(['Sent', 'Banking']);
    expect((await file(id, { tags: [] }).expect(200)).body).toMatchObject({ archived: true, tags: [] });
  });

  it('survives a save, which says nothing of it', async () => {
    const { id, version } = await create('Fourth');
    await file(id, { archived: true, tags: ['Old'] }).expect(200);
    const saved = await api
      .call('put', `/api/resumes/${id}`, me)
      .send({ ...resumeBody({ title: 'Fourth again' }), version })
      .expect(200);
    expect(saved.body).toMatchObject({ title: 'Fourth again', archived: true, tags: ['Old'] });
  });

  it.each([
    [{ tags: 'Sent' }, 'tags', 'Tags must be a list'],
    [{ tags: Array.from({ length: 9 }, (_, at) => `t${at}`) }, 'tags', 'Tags can hold at most 8 entries'],
    [{ tags: ['x'.repeat(31)] }, 'tags', 'Tags must hold lines of at most 30 characters'],
  ])('refuses %j', async (body, field, message) => {
    const { id } = await create('Refused');
    const answer = await file(id, body).expect(400);
    expect(answer.body.errors).toContainEqual({ field, message });
  });

  it('is for the owner alone', async () => {
    const { id } = await create('Mine');
    await file(id, { archived: true }, other).expect(404);
    expect(await titles()).toContain('Mine');
  });
});
