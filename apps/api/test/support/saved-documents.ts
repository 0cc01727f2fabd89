import { resumeBody } from './resume-body.ts';
import type { Person, TestApp } from './test-app.ts';

/** The body of an application; tests change what they are about. */
export const applicationBody = (change: object = {}) => ({
  company: 'Kora Foods',
  position: 'Accountant',
  ...change,
});

/** Stores a resume. @returns it as the API answers. */
export const saveResume = async (api: TestApp, owner: Person, change: object = {}) =>
  (await api.call('post', '/api/resumes', owner).send(resumeBody(change)).expect(201)).body;

/** Stores an application. @returns it as the API answers. */
export const saveApplication = async (api: TestApp, owner: Person, change: object = {}) =>
  (await api.call('post', '/api/job-applications', owner).send(applicationBody(change)).expect(201)).body;
