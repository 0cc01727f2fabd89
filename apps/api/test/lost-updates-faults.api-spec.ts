import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

const ROUNDS = process.env.FAULTS === 'full' ? 340 : 20;
const EDITS_EACH = 3;

/** What is edited, and where a word can be added to it. */
interface Kind {
  path: string;
  fresh: object;
  field: string;
}

const KINDS: Record<string, Kind> = {
  resume: { path: '/api/resumes', fresh: resumeBody({ summary: '' }), field: 'summary' },
  application: {
    path: '/api/job-applications',
    fresh: { company: 'Kora Foods', position: 'Accountant', appliedDate: '2026-11-20', notes: '' },
    field: 'notes',
  },
  letter: {
    path: '/api/cover-letters',
    fresh: { title: 'Letter', company: 'Kora Foods', position: 'Accountant', content: 'Dear reader' },
    field: 'content',
  },
};

let api: TestApp;
let me: Person;
let seed = 20_261_121;
/** The same order of events in every run. */
const random = (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
});
afterAll(() => api.stop());

/** Lets the other client go first, or not. */
async function hesitate(): Promise<void> {
  for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1)
    await new Promise((resolve) => setImmediate(resolve));
}

/** One tab: reads, adds a word, saves what it read under the version it read. @returns the words that were taken. */
async function tab({ path, field }: Kind, id: string, name: string): Promise<string[]> {
  const taken: string[] = [];
  for (let edit = 0; edit < EDITS_EACH; edit += 1) {
    await hesitate();
    const { body: read } = await api.call('get', `${path}/${id}`, me).expect(200);
    await hesitate();
    const word = `${name}${edit}`;
    const answer = await api
      .call('put', `${path}/${id}`, me)
      .send({ ...writable(read), [field]: `${read[field] ?? ''} ${word}`, version: read.version });
    if (answer.status === 200) taken.push(word);
    else expect([answer.status, answer.body.currentVersion > read.version]).toEqual([409, true]);
  }
  return taken;
}

/** What a client sends back of what it read: without what is not its to say, and without empty values. */
function writable(read: Record<string, unknown>): object {
  const { id, userId, createdAt, updatedAt, isActive, fullName, ...rest } = read;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
}

describe('two tabs at one document', () => {
  it.each(Object.entries(KINDS))(
    'never lose an edit of a %s that was taken, in whatever order they come',
    async (_name, kind) => {
      let refused = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const created = await api.call('post', kind.path, me).send(kind.fresh).expect(201);
        const { id } = created.body;
        const taken = (await Promise.all([tab(kind, id, 'a'), tab(kind, id, 'b')])).flat();
        const { body } = await api.call('get', `${kind.path}/${id}`, me).expect(200);
        const kept = String(body[kind.field]).split(' ');
        expect(taken.filter((word) => !kept.includes(word))).toEqual([]);
        expect(kept.filter((word) => /^[ab]\d$/.test(word)).length).toBe(taken.length);
        refused += 2 * EDITS_EACH - taken.length;
        await api.call('delete', `${kind.path}/${id}`, me).ok(({ status }) => status < 300);
      }
      // Without a single collision nothing would have been tried.
      expect(refused).toBeGreaterThan(0);
    },
    900_000,
  );
});
