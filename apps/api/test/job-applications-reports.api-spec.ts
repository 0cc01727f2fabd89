import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, TestApp } from './support/test-app.ts';

const PATH = '/api/job-applications';

describe('calendar and figures of applications', () => {
  let api: TestApp;
  let me: Person;
  let other: Person;
  const today = new Date().toISOString().slice(0, 10);

  const create = async (owner: Person, change: object): Promise<string> => {
    const body = { company: 'Kora', position: 'Clerk', ...change };
    return (await api.call('post', PATH, owner).send(body).expect(201)).body.id;
  };
  const agenda = async (owner: Person, from: string, to: string) =>
    (await api.call('get', `${PATH}/agenda?from=${from}&to=${to}`, owner).expect(200)).body;

  beforeAll(async () => {
    api = await TestApp.start();
    [me, other] = [await api.signUp(), await api.signUp()];
  });
  afterAll(() => api.stop());

  it('lists interviews and follow-ups of the days, of their owner alone', async () => {
    const both = await create(me, {
      interviewDate: '2026-06-10T09:30:00+01:00',
      followUpDate: '2026-06-20',
      status: 'interview',
    });
    const followUp = await create(me, { followUpDate: '2026-06-01' });
    await create(me, { followUpDate: '2026-07-01' });
    await create(me, {});
    await create(other, { interviewDate: '2026-06-10T09:30:00Z', followUpDate: '2026-06-10' });

    const june = await agenda(me, '2026-06-01', '2026-06-30');
    expect(june).toHaveLength(2);
    expect(june).toContainEqual({
      id: both,
      company: 'Kora',
      position: 'Clerk',
      status: 'interview',
      interviewDate: '2026-06-10T08:30:00.000Z',
      followUpDate: '2026-06-20',
    });
    expect(june).toContainEqual(expect.objectContaining({ id: followUp, interviewDate: null }));
    // Where the person is, the day may be another one than in UTC.
    expect(await agenda(me, '2026-06-11', '2026-06-11')).toMatchObject([{ id: both }]);
    expect(await agenda(me, '2026-06-12', '2026-06-12')).toEqual([]);
    expect(await agenda(me, '2026-06-30', '2026-06-01')).toEqual([]);
  });

  it.each([
    '',
    '?from=2026-06-01',
    '?from=June&to=2026-06-30',
    '?from=2026-02-30&to=2026-06-30',
    '?from=2026-06-01&to=2026-06-30&to=2026-07-30',
  ])('refuses the days %j', async (query) => {
    await api.call('get', `${PATH}/agenda${query}`, me).expect(400);
  });

  it('counts how far applications have ever come, their weeks and their sources', async () => {
    const owner = await api.signUp();
    const fell = await create(owner, { notes: 'Discovered via Remotive', appliedDate: today });
    for (const status of ['interview', 'rejected']) {
      await api.call('patch', `${PATH}/${fell}/status`, owner).send({ status }).expect(200);
    }
    await create(owner, { notes: 'Discovered via Remotive', appliedDate: '2020-01-01' });
    await create(owner, { jobUrl: 'https://www.example.com/1', status: 'offer', appliedDate: today });
    await create(other, { status: 'offer' });

    const { body } = await api.call('get', `${PATH}/insights`, owner).expect(200);
    expect(body).toMatchObject({
      counted: 3,
      funnel: { applied: 3, answered: 2, interview: 2, offer: 1 },
      sources: [
        { source: 'Remotive', applications: 2, answered: 1 },
        { source: 'example.com', applications: 1, answered: 1 },
      ],
    });
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks.at(-1).applications).toBe(2);
    const nobody = await api.signUp();
    expect((await api.call('get', `${PATH}/insights`, nobody).expect(200)).body.counted).toBe(0);
  });

  it('are for who is signed in', async () => {
    await api.call('get', `${PATH}/insights`).expect(401);
    await api.call('get', `${PATH}/agenda?from=${today}&to=${today}`).expect(401);
  });
});
