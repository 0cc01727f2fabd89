import { randomUUID } from 'node:crypto';
import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldErrorsOf } from './support/field-errors.ts';
import { saveApplication, saveResume } from './support/saved-documents.ts';
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

const POSTING = [
  'Requirements:',
  '- Good knowledge of Microsoft Excel',
  '- Experience with Power BI',
  '- Bank reconciliation',
].join('\n');
const RESUME = {
  summary: 'Accountant with two plants.',
  skills: [
    { name: 'MS Excel', level: 'intermediate' },
    { name: 'Bank reconciliation', level: 'intermediate' },
  ],
};
const saveJob = async (person = me) =>
  (
    await api
      .call('post', '/api/saved-jobs', person)
      .send({ position: 'Accountant', company: 'Kora Foods Ltd', jobDescription: POSTING })
      .expect(201)
  ).body;
const copy = (body: object, key: string = randomUUID(), person = me) =>
  api.call('post', '/api/tailoring/copies', person).set('Idempotency-Key', key).send(body);

describe('tailoring', () => {
  it('says what the resume shows, what under another word, and what is missing, with nothing offered for it', async () => {
    const resume = await saveResume(api, me, RESUME);
    const job = await saveJob();
    const { body } = await api
      .call('post', '/api/tailoring/check', me)
      .send({ savedJobId: job.id, resumeId: resume.id })
      .expect(200);
    expect(body).toMatchObject({ resumeId: resume.id, copyTitle: 'Accountant at Kora Foods Ltd' });
    const found = (body.lines as { asks: string; state: string; offer: unknown; field: string }[]).map(
      ({ asks, state, offer, field }) => ({ asks, state, offer, field }),
    );
    expect(found).toEqual([
      {
        asks: 'Microsoft Excel',
        state: 'other-word',
        field: 'skills.0.name',
        offer: {
          id: 'skills.0.name=Microsoft Excel',
          path: 'skills.0.name',
          from: 'MS Excel',
          to: 'Microsoft Excel',
        },
      },
      { asks: 'Power BI', state: 'missing', offer: null, field: 'skills' },
      { asks: 'Bank reconciliation', state: 'shown', offer: null, field: null },
    ]);
  });

  it('carries all that the resume holds: every section, marks, photo, page breaks, headings and signature', async () => {
    const [job = {}] = FULL_RESUME.experience ?? [];
    const resume = await saveResume(api, me, {
      ...FULL_RESUME,
      templateId: 'modern-professional',
      careerGoal: 'relocation',
      targetCountry: 'Germany',
      summary: 'Accountant with **two plants** and [a page](https://ada.example.com).',
      personalInfo: { ...FULL_RESUME.personalInfo, photoUrl: 'https://ada.example.com/ada.jpg' },
      experience: [
        { ...job, description: '- **MS Excel** every day\n1. Closed the books' },
        { ...job, startOnNewPage: true },
      ],
      skills: [{ name: 'MS Excel', level: 'expert', category: 'Tools' }],
      designOptions: {
        ...FULL_RESUME.designOptions,
        pageSize: 'a4',
        pageTarget: 'two',
        closingLines: ['declaration', 'signature'],
        hiddenSections: ['languages'],
      },
    });
    const saved = await saveJob();
    const { body: tailored } = await copy({ savedJobId: saved.id, resumeId: resume.id }).expect(201);
    const OWN = ['id', 'title', 'version', 'createdAt', 'updatedAt'];
    const contentOf = (document: object): object =>
      Object.fromEntries(Object.entries(document).filter(([name]) => !OWN.includes(name)));
    expect(contentOf(tailored)).toEqual(contentOf(resume));
    expect(resume.experience[1]).toMatchObject({ startOnNewPage: true });
    expect(resume.personalInfo.photoUrl).toBe('https://ada.example.com/ada.jpg');
    expect(resume.designOptions.closingLines).toEqual(['declaration', 'signature']);

    const accepted = ['experience.0.description=Microsoft Excel'];
    const { body: reworded } = await copy({ savedJobId: saved.id, resumeId: resume.id, accepted }).expect(
      201,
    );
    expect(contentOf(reworded)).toEqual({
      ...contentOf(resume),
      experience: [
        { ...resume.experience[0], description: '- **Microsoft Excel** every day\n1. Closed the books' },
        ...resume.experience.slice(1),
      ],
    });
  });

  it('makes one copy with the accepted words, named after the job and noted with it', async () => {
    const resume = await saveResume(api, me, RESUME);
    const job = await saveJob();
    const key = randomUUID();
    const body = { savedJobId: job.id, resumeId: resume.id, accepted: ['skills.0.name=Microsoft Excel'] };
    const made = await Promise.all([copy(body, key), copy(body, key)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[0]?.body.id).toBe(made[1]?.body.id);
    const tailored = made[0]?.body;
    expect(tailored).toMatchObject({
      title: 'Accountant at Kora Foods Ltd',
      personalInfo: resume.personalInfo,
      experience: resume.experience,
      skills: [{ name: 'Microsoft Excel', level: 'intermediate' }, { name: 'Bank reconciliation' }],
    });
    expect(JSON.stringify(tailored)).not.toContain('Power BI');
    expect((await api.call('get', `/api/resumes/${resume.id}`, me)).body.skills[0].name).toBe('MS Excel');
    expect((await api.call('get', `/api/saved-jobs/${job.id}`, me)).body.resumeUsed).toBe(tailored.id);

    const application = await saveApplication(api, me, { jobDescription: POSTING });
    const again = { jobApplicationId: application.id, resumeId: resume.id };
    const secondKey = randomUUID();
    const { body: second } = await copy(again, secondKey).expect(201);
    expect((await copy(again, secondKey).expect(201)).body.id).toBe(second.id);
    expect(second.skills).toEqual(resume.skills);
    const kept = (await api.call('get', `/api/job-applications/${application.id}`, me)).body;
    expect(kept).toMatchObject({ resumeUsed: second.id, version: application.version + 1 });
  });

  it('takes no word that was not on offer, and nothing of others', async () => {
    const resume = await saveResume(api, me, RESUME);
    const job = await saveJob();
    const invented = await copy({
      savedJobId: job.id,
      resumeId: resume.id,
      accepted: ['skills.0.name=Power BI'],
    }).expect(400);
    expect(fieldErrorsOf(invented.body)).toEqual({ accepted: 'skills.0.name=Power BI is not on offer' });
    await copy({ savedJobId: job.id, resumeId: resume.id }, randomUUID(), other).expect(404);
    await copy({ resumeId: resume.id, jobDescription: POSTING }, randomUUID(), other).expect(404);
    const check = (body: object, person: Person) =>
      api.call('post', '/api/tailoring/check', person).send(body);
    await check({ savedJobId: job.id }, other).expect(404);
    await check({ resumeId: resume.id }, other).expect(404);
    await check({ jobDescription: 'x'.repeat(100_001) }, me).expect(400);
    const without = await check({ jobDescription: POSTING }, await api.signUp()).expect(200);
    expect(without.body).toMatchObject({ resumeId: null, lines: [] });
    await copy({ jobDescription: POSTING }, randomUUID(), await api.signUp()).expect(404);
  });
});
