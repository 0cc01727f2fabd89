import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

const UNKNOWN = '019a0000-0000-7000-8000-000000000000';
const POSTING = `We need an accountant.
Not older than 30 years as at 31 December 2035.
Must have completed NYSC.
Minimum of 2:1.
Must be a member of ICAN.
Deadline: 5 January 2020.`;

describe('the check before applying', () => {
  let api: TestApp;
  let me: Person;
  let stranger: Person;
  let resumeId: string;

  beforeAll(async () => {
    api = await TestApp.start();
    me = await api.signUp();
    stranger = await api.signUp();
    const body = resumeBody();
    const { body: resume } = await api
      .call('post', '/api/resumes', me)
      .send({
        ...body,
        personalInfo: { ...body.personalInfo, dateOfBirth: '2005-12-31' },
        education: [],
        certifications: [],
        nationalService: [{ scheme: 'nysc', status: 'serving' }],
        memberships: [{ body: 'ICAN', grade: 'associate' }],
      })
      .expect(201);
    resumeId = resume.id;
  });
  afterAll(() => api.stop());

  const check = (body: object, person = me) => api.call('post', '/api/knock-outs/check', person).send(body);

  it('says of each requirement how far the resume meets it, with its sentence and the fact', async () => {
    const { body } = await check({ jobDescription: POSTING, resumeId }).expect(200);
    expect(body).toMatchObject({ resumeId, met: 2, notMet: 2, unknown: 1 });
    expect(body.knockOuts).toEqual([
      {
        gate: 'age',
        asks: 'At most 30 years old on 31 December 2035',
        post: null,
        sentence: 'Not older than 30 years as at 31 December 2035.',
        state: 'met',
        reason: null,
        fact: {
          path: 'personalInfo.dateOfBirth',
          quote: 'Born on 31 December 2005: 30 on 31 December 2035',
        },
        field: 'personalInfo.dateOfBirth',
      },
      expect.objectContaining({ gate: 'nysc', state: 'not-met', sentence: 'Must have completed NYSC.' }),
      expect.objectContaining({ gate: 'degree-class', state: 'unknown', reason: 'not-said', fact: null }),
      expect.objectContaining({
        gate: 'licence',
        state: 'met',
        fact: { path: 'memberships.0.body', quote: 'ICAN' },
      }),
      expect.objectContaining({ gate: 'deadline', state: 'not-met', asks: 'Apply by 5 January 2020' }),
    ]);
  });

  it('reads the posting of an application, with the resume that it was made with', async () => {
    const { body: application } = await api
      .call('post', '/api/job-applications', me)
      .send({ company: 'Kora', position: 'Accountant', jobDescription: POSTING, resumeUsed: resumeId })
      .expect(201);
    const { body } = await check({ jobApplicationId: application.id }).expect(200);
    expect(body).toMatchObject({ resumeId, met: 2, notMet: 2, unknown: 1 });
    // Somebody else's is not there, and neither is somebody else's resume.
    await check({ jobApplicationId: application.id }, stranger).expect(404);
    await check({ jobDescription: POSTING, resumeId }, stranger).expect(404);
  });

  it('asks what the position of the application asks, where the posting has several', async () => {
    const jobDescription = 'Accountant: not older than 18 years.\nDriver: not older than 60 years.';
    const { body: open } = await check({ jobDescription, resumeId }).expect(200);
    expect(open).toMatchObject({ met: 0, notMet: 0, unknown: 2 });
    expect(open.knockOuts[0]).toMatchObject({ post: 'Accountant', reason: 'several-posts', fact: null });
    const { body: driver } = await check({ jobDescription, resumeId, position: 'Driver' }).expect(200);
    expect(driver.knockOuts).toMatchObject([{ post: null, state: 'met', asks: 'At most 60 years old' }]);
    const { body: application } = await api
      .call('post', '/api/job-applications', me)
      .send({ company: 'Kora', position: 'Accountant', jobDescription, resumeUsed: resumeId })
      .expect(201);
    const { body: applied } = await check({ jobApplicationId: application.id }).expect(200);
    expect(applied.knockOuts).toMatchObject([{ post: null, state: 'not-met' }]);
  });

  it('reads a listing with its last day to apply', async () => {
    const { body: listings } = await api.call('get', '/api/job-listings', me).expect(200);
    const listing = listings.find(({ expiryDate }: { expiryDate: string | null }) => expiryDate !== null);
    const { body } = await check({ jobListingId: listing.id }).expect(200);
    const deadline = body.knockOuts.find(({ gate }: { gate: string }) => gate === 'deadline');
    expect(deadline).toMatchObject({ state: 'met', sentence: '' });
    await check({ jobListingId: UNKNOWN }).expect(404);
  });

  it('calls nothing not met that a person without a resume has not said', async () => {
    const { body } = await check({ jobDescription: POSTING }, stranger).expect(200);
    expect(body).toMatchObject({ resumeId: null, met: 0, notMet: 1, unknown: 4 });
    expect(body.knockOuts.at(-1)).toMatchObject({ gate: 'deadline', state: 'not-met' });
  });

  it('answers an empty posting with nothing, and bounds a huge one', async () => {
    const nothing = { met: 0, notMet: 0, unknown: 0, knockOuts: [] };
    expect((await check({}).expect(200)).body).toMatchObject(nothing);
    expect((await check({ jobDescription: '   ' }).expect(200)).body).toMatchObject(nothing);
    const lines = Array.from(
      { length: 2_000 },
      (_, at) => `Not older than ${20 + (at % 40)} years, no. ${at}.`,
    );
    const { body } = await check({ jobDescription: lines.join('\n') }).expect(200);
    expect(body.knockOuts).toHaveLength(40);
    const { body: refused } = await check({ jobDescription: 'x'.repeat(100_001) }).expect(400);
    expect(refused.errors[0].field).toBe('jobDescription');
    await check({ resumeId: 'none' }).expect(400);
    await check({ jobDescription: 7 }).expect(400);
  });

  it('is for those who signed in', async () => {
    await api.call('post', '/api/knock-outs/check').send({ jobDescription: POSTING }).expect(401);
  });
});
