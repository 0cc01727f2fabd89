import {
  askResetForm,
  changePasswordForm,
  codeForm,
  resetPasswordForm,
  saveProfileForm,
  saveResumeForm,
  signInForm,
  signUpForm,
} from '@career/contracts/form-schemas';
import { validate } from '@career/contracts/forms/form-rules';
import type { FormSchema } from '@career/contracts/forms/form-schema';
import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './support/accounts.ts';

type Body = Record<string, unknown>;

const PERSON = { email: 'ada@example.com', password: 'eight or more', firstName: 'Ada', lastName: 'Obi' };

const RESUME = {
  title: 'Accountant',
  careerGoal: 'local',
  industry: 'Finance',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
};

const JOB = { company: 'Kora', position: 'Clerk', startDate: '2024-01' };
const SCHOOL = { institution: 'Unilag', degree: 'B.Sc.', startDate: '2020-09' };

const info = (change: Body): Body => ({ personalInfo: { ...RESUME.personalInfo, ...change } });

const ADDRESSES = [
  '',
  ' ',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'ada@exa_mple.com',
  `${'a'.repeat(250)}@b.co`,
];
const LINKS = [
  'javascript:alert(1)',
  'data:text/html,x',
  'java\tscript:alert(1)',
  'ftp://example.com',
  'has space.com',
  `https://${'a'.repeat(2_048)}.com`,
];
const MONTHS = ['20241', '2024-13', '2024-00', '03/2024', 'soon'];
const UNSTORABLE = ['a\u0000b', 'half \ud800 pair'];

/** Every row breaks at least one rule of its form. */
const TABLE: readonly {
  form: string;
  schema: FormSchema;
  method: 'post' | 'put';
  path: string;
  whole: Body;
  bad: Body[];
}[] = [
  {
    form: 'sign-in',
    schema: signInForm,
    method: 'post',
    path: '/api/auth/login',
    whole: { email: PERSON.email, password: PERSON.password },
    bad: [
      { password: '' },
      { password: 'x'.repeat(129) },
      ...ADDRESSES.map((email) => ({ email })),
      ...UNSTORABLE.map((password) => ({ password })),
    ],
  },
  {
    form: 'sign-up',
    schema: signUpForm,
    method: 'post',
    path: '/api/auth/signup',
    whole: PERSON,
    bad: [
      ...ADDRESSES.map((email) => ({ email })),
      { password: 'seven77' },
      { password: 'x'.repeat(129) },
      { firstName: 'A' },
      { firstName: '  A  ' },
      { lastName: '' },
      { lastName: 'x'.repeat(101) },
      { phone: '0'.repeat(41) },
      ...UNSTORABLE.flatMap((text) => [
        { firstName: text },
        { lastName: text },
        { phone: text },
        { email: text },
      ]),
      { email: '', password: '', firstName: '', lastName: '' },
    ],
  },
  {
    form: 'profile',
    schema: saveProfileForm,
    method: 'put',
    path: '/api/auth/user',
    whole: { firstName: 'Ada', lastName: 'Obi' },
    bad: [
      { firstName: '' },
      { lastName: ' B ' },
      { phone: '0'.repeat(41) },
      { firstName: '', lastName: 'x'.repeat(101) },
      { timeZone: 'Africa/Atlantis' },
      { country: 'Nigeria' },
      { currentJobStatus: 'retired' },
      ...LINKS.map((profileImageUrl) => ({ profileImageUrl })),
    ],
  },
  {
    form: 'password',
    schema: changePasswordForm,
    method: 'put',
    path: '/api/auth/password',
    whole: { currentPassword: 'eight or more', newPassword: 'another long phrase' },
    bad: [
      { currentPassword: '' },
      { newPassword: 'seven77' },
      { newPassword: 'x'.repeat(129) },
      ...UNSTORABLE.map((newPassword) => ({ newPassword })),
    ],
  },
  {
    form: 'forgotten password',
    schema: askResetForm,
    method: 'post',
    path: '/api/auth/password-reset',
    whole: { email: PERSON.email },
    bad: ADDRESSES.map((email) => ({ email })),
  },
  {
    form: 'new password',
    schema: resetPasswordForm,
    method: 'put',
    path: '/api/auth/password-reset',
    whole: { token: 'x', newPassword: 'another long phrase' },
    bad: [{ token: '' }, { newPassword: 'seven77' }, { token: 'x'.repeat(201) }],
  },
  {
    form: 'code',
    schema: codeForm,
    method: 'post',
    path: '/api/auth/login/code',
    whole: { code: '123456' },
    bad: [{ code: '' }, { code: '12345' }, { code: '1'.repeat(41) }],
  },
  {
    form: 'resume',
    schema: saveResumeForm,
    method: 'post',
    path: '/api/resumes',
    whole: RESUME,
    bad: [
      { title: '' },
      { title: '   ' },
      { title: 'x'.repeat(201) },
      { industry: '' },
      { careerGoal: 'moon' },
      { experienceLevel: '' },
      { summary: 'x'.repeat(5_001) },
      info({ firstName: '' }),
      info({ lastName: ' ' }),
      ...ADDRESSES.map((email) => info({ email })),
      ...LINKS.flatMap((link) => [
        info({ website: link }),
        info({ linkedin: link }),
        info({ photoUrl: link }),
      ]),
      ...UNSTORABLE.flatMap((text) => [{ title: text }, { summary: text }, info({ location: text })]),
      { experience: [JOB, { ...JOB, company: '' }, { ...JOB, position: ' ' }, { ...JOB, startDate: '' }] },
      ...MONTHS.flatMap((month) => [
        { experience: [{ ...JOB, startDate: month }] },
        { experience: [{ ...JOB, endDate: month }] },
        { certifications: [{ name: 'ICAN', issuer: 'ICAN', expiryDate: month }] },
      ]),
      { experience: [{ ...JOB, description: 'x'.repeat(10_001) }] },
      {
        education: [
          { ...SCHOOL, institution: '' },
          { ...SCHOOL, degree: '' },
          { ...SCHOOL, startDate: '' },
        ],
      },
      {
        skills: [
          { name: '', level: 'intermediate' },
          { name: 'Excel', level: 'guru' },
        ],
      },
      { achievements: [{ title: '' }] },
      { achievements: Array.from({ length: 101 }, () => ({ title: 'Best student' })) },
      { certifications: [{ name: '', issuer: '' }] },
      { languages: [{ language: '', proficiency: 'fluent' }] },
      { designOptions: { accentColor: 'red' } },
      { designOptions: { density: 'loose', sectionOrder: ['summary', 'hobbies'] } },
      {
        title: '',
        isDraft: true,
        personalInfo: { firstName: '', lastName: '', email: '', website: LINKS[0] },
      },
      { isDraft: true, experience: [{ company: '', position: '', startDate: MONTHS[1] }] },
    ],
  },
];

async function faultsOfApi(
  request: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  body: Body,
): Promise<Body> {
  const answer = await request[method](path, { data: body });
  expect(answer.status(), `${path} took ${JSON.stringify(body).slice(0, 200)}`).toBe(400);
  const { errors = [] } = (await answer.json()) as { errors?: { field: string; message: string }[] };
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

test.describe.configure({ mode: 'parallel' });

for (const { form, schema, method, path, whole, bad } of TABLE) {
  test(`the API and the ${form} form refuse the same bodies in the same words`, {
    tag: '@any-screen',
  }, async ({ context }) => {
    expect(validate(schema, whole), 'the body that every row changes').toEqual({});
    for (const change of bad) {
      const body = { ...whole, ...change };
      const byForm = validate(schema, body, { draft: change.isDraft === true });
      expect(Object.keys(byForm), JSON.stringify(change).slice(0, 200)).not.toEqual([]);
      expect(
        await faultsOfApi(context.request, method, path, body),
        JSON.stringify(change).slice(0, 200),
      ).toEqual(byForm);
    }
    const stored = await context.request.get('/api/resumes');
    expect(await stored.json()).toEqual([]);
  });
}
