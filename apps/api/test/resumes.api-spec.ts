import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type supertest from 'supertest';
import { fieldErrorsOf } from './support/field-errors.ts';
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

const create = (owner: Person, change: object = {}) => saveResume(api, owner, change);

describe('saving a resume', () => {
  it('stores the whole body and builds what the specification says', async () => {
    const resume = await create(me);
    expect(resume).toMatchObject({
      ...resumeBody(),
      personalInfo: expect.anything(),
      experience: expect.anything(),
      education: expect.anything(),
    });
    expect(resume.personalInfo).toMatchObject({ fullName: 'Adébáyọ̀ Ọláńrewájú', photoUrl: null });
    expect(resume.experience[0]).toMatchObject({ description: 'Saved ₦450,000', current: true });
    expect(resume).toMatchObject({
      userId: me.id,
      version: 1,
      isDraft: false,
      isActive: true,
      designOptions: {},
    });
    const read = await api.call('get', `/api/resumes/${resume.id}`, me).expect(200);
    expect(read.body).toEqual(resume);
  });

  it('asks a complete resume for everything that is required, in the words of the form', async () => {
    const answer = await api
      .call('post', '/api/resumes', me)
      .send(
        resumeBody({
          title: ' ',
          industry: '',
          personalInfo: { fullName: '', firstName: '', lastName: '', email: 'nobody' },
          experience: [{ company: '', position: '', startDate: '' }],
          education: [{ institution: '', degree: '', startDate: '' }],
          skills: [{ name: '', level: 'guru' }],
          achievements: [{ title: '' }],
          certifications: [{ name: '', issuer: '' }],
          languages: [{ language: '', proficiency: 'fluent' }],
        }),
      )
      .expect(400);
    expect(answer.body.message).toBe('Validation failed: Title is required');
    expect(fieldErrorsOf(answer.body)).toEqual({
      title: 'Title is required',
      industry: 'Industry is required',
      'personalInfo.fullName': 'Full name is required',
      'personalInfo.firstName': 'First name is required',
      'personalInfo.lastName': 'Last name is required',
      'personalInfo.email': 'Valid email is required',
      'experience.0.company': 'Company is required',
      'experience.0.position': 'Position is required',
      'experience.0.startDate': 'Start date is required',
      'education.0.institution': 'Institution is required',
      'education.0.degree': 'Degree is required',
      'education.0.startDate': 'Start date is required',
      'skills.0.name': 'Skill name is required',
      'skills.0.level': 'Skill level is required',
      'achievements.0.title': 'Title is required',
      'certifications.0.name': 'Certification name is required',
      'certifications.0.issuer': 'Issuer is required',
      'languages.0.language': 'Language is required',
      'languages.0.proficiency': 'Proficiency must be one of beginner, intermediate, advanced, native',
    });
  });

  it('refuses an end before its start, unless the entry is current or the resume a draft', async () => {
    const turned = { startDate: '2020-05', endDate: '2020-04' };
    const job = { company: 'Kora Foods', position: 'Clerk' };
    const school = { institution: 'University of Lagos', degree: 'B.Sc.' };
    const body = resumeBody({
      experience: [
        { ...job, ...turned },
        { ...job, ...turned, current: true },
        { ...job, ...turned, endDate: '2020-05' },
        { ...job, ...turned, endDate: '2020' },
        { ...job, startDate: '2020', endDate: '2019-12' },
      ],
      education: [{ ...school, ...turned, endDate: '2019-12-31' }],
    });
    const refused = await api.call('post', '/api/resumes', me).send(body).expect(400);
    const message = 'End date must not be before the start date';
    expect(fieldErrorsOf(refused.body)).toEqual({
      'experience.0.endDate': message,
      'experience.4.endDate': message,
      'education.0.endDate': message,
    });
    await api
      .call('post', '/api/resumes', me)
      .send({ ...body, isDraft: true })
      .expect(201);
  });

  it('names the required fields that are missing altogether', async () => {
    const answer = await api.call('post', '/api/resumes', me).send({ personalInfo: {} }).expect(400);
    expect(fieldErrorsOf(answer.body)).toEqual({
      title: 'Title is required',
      industry: 'Industry is required',
      'personalInfo.firstName': 'First name is required',
      'personalInfo.lastName': 'Last name is required',
      'personalInfo.email': 'Valid email is required',
    });
  });

  it('stores an unfinished resume as a draft, and turns it into a complete one', async () => {
    const draft = (
      await api
        .call('post', '/api/resumes', me)
        .send({ isDraft: true, personalInfo: { email: 'half@' }, experience: [{ company: 'Kora' }] })
        .expect(201)
    ).body;
    expect(draft).toMatchObject({
      isDraft: true,
      title: '',
      templateId: 'modern-professional',
      careerGoal: 'local',
    });
    expect(draft.personalInfo.fullName).toBe('Untitled Resume');
    const saved = await api
      .call('put', `/api/resumes/${draft.id}`, me)
      .send(resumeBody({ version: 1 }))
      .expect(200);
    expect(saved.body).toMatchObject({ isDraft: false, version: 2 });
  });

  it('keeps dangerous and oversized content out of drafts too', async () => {
    const draft = (body: object) =>
      api
        .call('post', '/api/resumes', me)
        .send({ isDraft: true, personalInfo: {}, ...body })
        .expect(400);
    const written = await draft({
      summary: 'x'.repeat(5_001),
      personalInfo: {
        linkedin: 'javascript:alert(1)',
        photoUrl: 'data:text/html,x',
        website: 'vbscript:x',
      },
    });
    expect(fieldErrorsOf(written.body)).toEqual({
      summary: 'Summary must be at most 5,000 characters',
      'personalInfo.linkedin': 'LinkedIn must be a web address such as example.com or https://example.com',
      'personalInfo.photoUrl': 'Photo URL must be a valid URL starting with http:// or https://',
      'personalInfo.website': 'Website must be a web address such as example.com or https://example.com',
    });
    // Lists are measured before anything else is read.
    const long = await draft({ experience: Array.from({ length: 101 }, () => ({})) });
    expect(fieldErrorsOf(long.body)).toEqual({ experience: 'Experience can hold at most 100 entries' });
  });

  it('takes the names and skill categories of an editor, and years without a month', async () => {
    const resume = await create(me, {
      education: [
        { institution: 'UI', degree: 'B.A.', startDate: '2014-09-01', field: 'History', gpa: '4.2' },
      ],
      skills: [
        { category: 'Office', items: ['Word', 'Excel'] },
        { name: 'Driving', level: 'expert' },
      ],
      certifications: [{ name: 'ICAN', issuer: 'ICAN', date: '2011', expiryDate: '2030' }],
      achievements: [{ title: 'Prize', date: ' 2012 ' }],
    });
    expect(resume.certifications[0]).toMatchObject({ date: '2011', expiryDate: '2030' });
    expect(resume.achievements[0]).toMatchObject({ date: '2012' });
    expect(resume.education[0]).toMatchObject({
      fieldOfStudy: 'History',
      grade: '4.2',
      startDate: '2014-09',
    });
    expect(resume.education[0]).not.toHaveProperty('gpa');
    expect(resume.skills).toEqual([
      { name: 'Word', level: 'intermediate', category: 'Office' },
      { name: 'Excel', level: 'intermediate', category: 'Office' },
      { name: 'Driving', level: 'expert' },
    ]);
  });

  it('makes one resume of a first save that is sent twenty times', async () => {
    const owner = await api.signUp();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call('post', '/api/resumes', owner).set('Idempotency-Key', key).send(resumeBody()),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const list = await api.call('get', '/api/resumes', owner).expect(200);
    expect(list.headers['x-total-count']).toBe('1');
    const foreign = await api
      .call('post', '/api/resumes', me)
      .set('Idempotency-Key', key)
      .send(resumeBody())
      .expect(201);
    expect(foreign.body.userId).toBe(me.id);
  });
});

describe('a save over a resume', () => {
  it.each([
    { keepVersion: true, isDraft: false },
    { keepVersion: false, isDraft: false },
    { keepVersion: false, isDraft: true },
  ])('answers with what is read from then on: %j', async (how) => {
    const { id } = await create(me);
    await api
      .call('patch', `/api/resumes/${id}/filing`, me)
      .send({ archived: true, tags: ['kept'] })
      .expect(200);
    const { body: saved } = await api
      .call('put', `/api/resumes/${id}`, me)
      .send(resumeBody({ ...how, title: 'Again', version: 1, careerGoal: null, designOptions: null }))
      .expect(200);
    expect(saved).toMatchObject({ title: 'Again', version: 2, archived: true, tags: ['kept'] });
    expect((await api.call('get', `/api/resumes/${id}`, me)).body).toEqual(saved);
  });
});

describe('versions', () => {
  it('refuse a save over a newer one and leave it as it is', async () => {
    const { id } = await create(me);
    await api
      .call('put', `/api/resumes/${id}`, me)
      .send(resumeBody({ title: 'Second', version: 1 }))
      .expect(200);
    const stale = await api
      .call('put', `/api/resumes/${id}`, me)
      .send(resumeBody({ title: 'Lost', version: 1 }))
      .expect(409);
    expect(stale.body).toMatchObject({
      currentVersion: 2,
      message: 'This resume was changed elsewhere since you opened it.',
    });
    expect((await api.call('get', `/api/resumes/${id}`, me)).body).toMatchObject({
      title: 'Second',
      version: 2,
    });
  });

  it('let exactly one of twenty racing saves through', async () => {
    const { id } = await create(me);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.call('put', `/api/resumes/${id}`, me).send(resumeBody({ title: `Racer ${index}`, version: 1 })),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    expect((await api.call('get', `/api/resumes/${id}`, me)).body.version).toBe(2);
  });

  it('are not asked of a client that knows none', async () => {
    const { id } = await create(me);
    await api
      .call('put', `/api/resumes/${id}`, me)
      .send(resumeBody({ title: 'Unguarded' }))
      .expect(200);
    expect((await api.call('get', `/api/resumes/${id}`, me)).body).toMatchObject({
      title: 'Unguarded',
      version: 2,
    });
  });
});

describe('ownership', () => {
  const attempts = [
    ['get', undefined],
    ['put', resumeBody({ title: 'Stolen' })],
    ['delete', undefined],
  ] as const;

  it.each(attempts)('%s on another person’s resume is the same as on none', async (method, body) => {
    const mine = await create(me);
    const foreign = await api.call(method, `/api/resumes/${mine.id}`, other).send(body);
    const unknown = await api.call(method, `/api/resumes/${randomUUID()}`, other).send(body);
    const malformed = await api.call(method, '/api/resumes/not-an-id', other).send(body);
    for (const answer of [foreign, unknown, malformed]) {
      expect(answer.status).toBe(404);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
    expect((await api.call('get', `/api/resumes/${mine.id}`, me).expect(200)).body).toEqual(mine);
  });

  it('is never taken from the body', async () => {
    const resume = await create(me, { userId: other.id, id: randomUUID(), isActive: false, version: 7 });
    expect(resume).toMatchObject({ userId: me.id, isActive: true, version: 1 });
  });

  it.each(['get', 'post'] as const)('%s /api/resumes needs a sign-in', async (method) => {
    const answer = await api.call(method, '/api/resumes').send(method === 'post' ? resumeBody() : undefined);
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Please sign in to continue.');
  });
});

describe('the list', () => {
  it('shows the owner’s resumes, last saved first, in bounded pages without their content', async () => {
    const owner = await api.signUp();
    const made = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) made.push(await create(owner, { title }));
    await api
      .call('put', `/api/resumes/${made[0].id}`, owner)
      .send(resumeBody({ title: 'One again' }))
      .expect(200);
    const titles: string[] = [];
    let path: string | undefined = '/api/resumes?limit=2';
    while (path) {
      const page: supertest.Response = await api.call('get', path, owner).expect(200);
      expect(page.headers['x-total-count']).toBe('5');
      expect(page.body.length).toBeLessThanOrEqual(2);
      expect(page.body[0]).not.toHaveProperty('personalInfo');
      titles.push(...page.body.map(({ title }: { title: string }) => title));
      path = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
    }
    expect(titles).toEqual(['One again', 'Five', 'Four', 'Three', 'Two']);
  });

  it.each(['limit=0', 'limit=201', 'limit=abc', 'limit=1.5', 'cursor=nonsense', 'limit=1&limit=2'])(
    'refuses ?%s',
    async (query) => {
      await api.call('get', `/api/resumes?${query}`, me).expect(400);
    },
  );

  it('forgets a deleted resume', async () => {
    const { id } = await create(me);
    await api.call('delete', `/api/resumes/${id}`, me).expect(204);
    await api.call('get', `/api/resumes/${id}`, me).expect(404);
    await api.call('delete', `/api/resumes/${id}`, me).expect(404);
    const list = await api.call('get', '/api/resumes', me).expect(200);
    expect(list.body.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  it('stops growing at the limit, with a clear word', async () => {
    const owner = await api.signUp();
    const { id } = await create(owner);
    await api.rows(
      `insert into resume (id, user_id, personal_info, experience, education, skills, achievements, certifications, languages, design_options)
       select gen_random_uuid(), user_id, personal_info, experience, education, skills, achievements, certifications, languages, design_options
       from resume, generate_series(1, 99) where id = $1`,
      [id],
    );
    const answer = await api.call('post', '/api/resumes', owner).send(resumeBody()).expect(409);
    expect(answer.body.message).toBe('You can keep 100 resumes. Delete one to make room.');
  });
});
