/** Every kind of problem, as programs tell them apart. A code is never renamed or used for something else. */
export const PROBLEM_CODES = [
  'invalid-fields',
  'unreadable',
  'bad-request',
  'not-signed-in',
  'invalid-token',
  'foreign-origin',
  'scope-missing',
  'not-found',
  'stale-version',
  'limit-reached',
  'reference-deleted',
  'too-large',
  'wrong-content-type',
  'unprocessable',
  'too-many-requests',
  'unexpected',
  'unavailable',
  'storage-full',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What `type` of a problem begins with; the code follows. */
export const PROBLEM_TYPE = 'urn:career-toolkit:problem:';
