import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

interface Resume {
  id: string;
  version: number;
}

const create = (change: object = {}): Promise<Resume> => saveResume(api, me, change);

const save = async (id: string, change: object): Promise<Resume> =>
  (await api.call('put', `/api/resumes/${id}`, me).send(resumeBody(change)).expect(200)).body;

const copyInto = async (id: string, body: object) =>
  (await api.call('post', `/api/resumes/${id}/duplicate`, me).send(body).expect(201)).body;

const originalOf = async (id: string) =>
  (await api.call('get', `/api/resumes/${id}/original`, me).expect(200)).body;

it('a copy in another language knows its original and when that has changed', async () => {
  const original = await create({ summary: 'Then', designOptions: { density: 'airy' } });
  const copy = await copyInto(original.id, { language: 'fr' });
  expect(copy).toMatchObject({
    title: 'Accountant, Lagos (Français)',
    summary: 'Then',
    designOptions: { density: 'airy', language: 'fr' },
    translatedFrom: original.id,
    translatedVersion: 1,
  });
  expect(await originalOf(copy.id)).toMatchObject({ id: original.id, state: 'same', version: 1 });

  await save(original.id, { summary: 'Then', designOptions: { density: 'compact' }, title: 'Another name' });
  expect((await originalOf(copy.id)).state).toBe('same');

  const changed = await save(original.id, { summary: 'Now', isDraft: true });
  expect(await originalOf(copy.id)).toMatchObject({
    state: 'changed',
    translatedVersion: 1,
    version: changed.version,
    before: { summary: 'Then' },
    now: { summary: 'Now' },
  });
  const path = `/api/resumes/${copy.id}/original`;
  await api.call('put', path, me).send({ version: 1 }).expect(409);
  const followed = await api.call('put', path, me).send({ version: changed.version }).expect(200);
  expect(followed.body).toMatchObject({ state: 'same', translatedVersion: changed.version });
  const { body } = await api.call('get', `/api/resumes/${copy.id}`, me).expect(200);
  expect(body).toMatchObject({ version: copy.version, summary: 'Then', translatedVersion: changed.version });
});

it('a copy of a draft can be compared; saves of the copy keep the link', async () => {
  const original = await create({ summary: 'Unfinished', isDraft: true });
  const copy = await copyInto(original.id, { language: 'sw', title: 'Mhasibu' });
  expect(copy.title).toBe('Mhasibu');
  const saved = await save(copy.id, { summary: 'Muhtasari' });
  expect(saved).toMatchObject({ translatedFrom: original.id, version: 2 });
  expect(await originalOf(copy.id)).toMatchObject({ state: 'same', before: { summary: 'Unfinished' } });
});

it('the copied version stays while others go, and deleting the original keeps the copy', async () => {
  const original = await create({ summary: 'Copied' });
  const copy = await copyInto(original.id, { language: 'pt' });
  for (let turn = 0; turn < 51; turn++) await save(original.id, { summary: `Turn ${turn}` });
  expect(await originalOf(copy.id)).toMatchObject({ state: 'changed', before: { summary: 'Copied' } });

  await api.call('delete', `/api/resumes/${original.id}`, me).expect(204);
  expect(await originalOf(copy.id)).toMatchObject({
    state: 'deleted',
    version: null,
    now: null,
    before: { summary: 'Copied' },
  });
  await api.call('put', `/api/resumes/${copy.id}/original`, me).send({ version: 1 }).expect(404);
  await api.call('get', `/api/resumes/${copy.id}`, me).expect(200);
});

it('a plain copy has no original, and nobody sees another person’s', async () => {
  const original = await create();
  const plain = await copyInto(original.id, {});
  expect(plain).toMatchObject({ translatedFrom: null, translatedVersion: null });
  await api.call('get', `/api/resumes/${plain.id}/original`, me).expect(404);
  const copy = await copyInto(original.id, { language: 'de' });
  await api.call('get', `/api/resumes/${copy.id}/original`, other).expect(404);
  await api.call('put', `/api/resumes/${copy.id}/original`, other).send({ version: 1 }).expect(404);
  await api.call('post', `/api/resumes/${original.id}/duplicate`, me).send({ language: 'xx' }).expect(400);
});

it('follows the version that was looked at, or none, while the original is saved', async () => {
  const original = await create({ summary: 'Turn 0' });
  const copy = await copyInto(original.id, { language: 'fr' });
  let { version } = original;
  for (let turn = 1; turn <= 10; turn++) {
    const [followed, saved] = await Promise.all([
      api.call('put', `/api/resumes/${copy.id}/original`, me).send({ version }),
      save(original.id, { summary: `Turn ${turn}` }),
    ]);
    expect([200, 409]).toContain(followed.status);
    if (followed.status === 200) {
      expect(await originalOf(copy.id)).toMatchObject({ before: { summary: `Turn ${turn - 1}` } });
    }
    version = saved.version;
  }
});
