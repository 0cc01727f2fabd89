import { expect } from '@jest/globals';
import { addressOf, tokenOf } from './assistant.ts';
import type { TestApp } from './test-app.ts';

const SCOPES = ['resumes:write', 'applications:read', 'applications:write', 'insights:write', 'ai-jobs:read'];

/** The environment of an integrator's program: where the API is, and a token of a new person for what it does. */
export const programVariables = async (api: TestApp): Promise<{ BASE_URL: string; TOKEN: string }> => ({
  BASE_URL: await addressOf(api),
  TOKEN: await tokenOf(api, await api.signUp(), SCOPES),
});

/** What such a program prints in every language, after a resume, its analysis, a list in pages and a refusal. */
export const PRINTED_BY_PROGRAM = {
  kind: 'resume-analysis',
  state: 'done',
  engine: expect.any(String),
  positions: ['Accountant', 'Auditor', 'Bookkeeper'],
  pages: 2,
  refusal: 'invalid-fields',
};
