import { expect, it } from '@jest/globals';
import { splitByOperation } from './split-client.ts';

const SDK = `// This file is auto-generated

import { client } from './client.gen.ts';
import type { GetResumeData, SignInData } from './types.gen.ts';

export type Options<TData> = TData & {
    client?: object;
};

/**
 * Get a resume, after signIn
 */
export const getResume = (options: Options<GetResumeData>) => client.get({ url: '/api/resumes/{id}', ...options });

const helper = (text: string) => {
    return text;
};

export const signIn = (options: Options<SignInData>) => {
    const url = helper('/api/auth/login');
    return client.post({ url, ...options });
};
`;
const known = new Set(['getResume', 'signIn']);
const at = { module: 'sdk.gen.ts', folder: 'sdk' };

it('makes a module for each operation, with the imports that it uses', () => {
  const files = splitByOperation(SDK, known, at);
  expect(Object.keys(files).sort()).toEqual([
    'sdk.gen.ts',
    'sdk/get-resume.gen.ts',
    'sdk/shared.gen.ts',
    'sdk/sign-in.gen.ts',
  ]);
  expect(files['sdk/get-resume.gen.ts']).toContain(`import { client } from '../client.gen.ts';
import type { GetResumeData } from '../types.gen.ts';
import { type Options } from './shared.gen.ts';

/**
 * Get a resume, after signIn
 */
export const getResume = `);
  expect(files['sdk/sign-in.gen.ts']).toContain("import { type Options, helper } from './shared.gen.ts';");
  expect(files['sdk/shared.gen.ts']).toContain('export const helper = ');
  expect(files['sdk/shared.gen.ts']).not.toContain('import');
  expect(files['sdk.gen.ts']).toContain(
    "export type { Options } from './sdk/shared.gen.ts';\nexport * from './sdk/get-resume.gen.ts';\nexport * from './sdk/sign-in.gen.ts';",
  );
});

it('refuses an operation that the document does not have', () => {
  expect(() => splitByOperation(SDK, new Set(['signIn']), at)).toThrow('getResume belongs to no operation');
});
