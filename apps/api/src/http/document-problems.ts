import { STATUS_CODES } from 'node:http';
import type { ProblemDto } from '@career/contracts/problems/problem.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { PROBLEM_TYPE, type ProblemCode } from '@career/contracts/vocabulary/problem-codes';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { UNEXPECTED_MESSAGE } from '../errors/domain-errors.ts';
import { operationsOf } from './document-operations.ts';

interface Answering {
  responses: Record<string, object>;
  /** Empty for a public operation, missing for all others. */
  security?: unknown[];
}

interface Meaning {
  /** Code of the example. */
  code: ProblemCode;
  /** When a route answers so. */
  description: string;
  /** What it says to a person, for example. */
  detail: string;
  /** What a program learns from it. */
  facts?: Partial<ProblemDto>;
  headers?: Record<string, { description: string; schema: object }>;
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', example: 2 } },
};

/** What a program reads of a limit, beside `Retry-After`. */
const LIMIT_REACHED = {
  ...RETRY_AFTER,
  'RateLimit-Limit': {
    description: 'Requests in a minute, where the limit is that of an access token.',
    schema: { type: 'integer', example: LIMITS.accessTokenRequestsPerMinute },
  },
  'RateLimit-Remaining': { description: 'Requests left: none.', schema: { type: 'integer', example: 0 } },
  'RateLimit-Reset': {
    description: 'Seconds until requests are taken again.',
    schema: { type: 'integer', example: 2 },
  },
};

/** Every error there is; a route names the statuses it may answer. */
const MEANINGS: Readonly<Record<number, Meaning>> = {
  400: {
    code: 'invalid-fields',
    description: 'The body is not JSON, or breaks rules of its fields.',
    detail: 'Validation failed: Company is required',
    facts: { errors: [{ field: 'company', message: 'Company is required' }] },
  },
  401: {
    code: 'not-signed-in',
    description: 'No one is signed in.',
    detail: 'Please sign in to continue.',
  },
  403: {
    code: 'foreign-origin',
    description:
      'A browser sent this write from another site, or the access token lacks the scope (`requiredScope`).',
    detail: 'This request does not come from the product itself.',
  },
  404: {
    code: 'not-found',
    description: 'There is none, or it is not yours.',
    detail: 'Resume not found',
  },
  409: {
    code: 'stale-version',
    description: 'It was changed elsewhere since, or a limit is reached.',
    detail: 'This resume was changed elsewhere since you opened it.',
    facts: { currentVersion: 4 },
  },
  412: {
    code: 'stale-version',
    description: 'The version in `If-Match` is not the one that is stored.',
    detail: 'This resume was changed elsewhere since you opened it.',
    facts: { currentVersion: 4 },
  },
  413: {
    code: 'too-large',
    description: `The body is too large: over ${LIMITS.publicBodyBytes / 1024} KB where nobody need be signed in, over ${LIMITS.bodyBytes / 1024} KB elsewhere.`,
    detail: 'The body is too large.',
  },
  415: {
    code: 'wrong-content-type',
    description: 'The body is not application/json.',
    detail: 'Send the body as application/json.',
  },
  422: {
    code: 'unprocessable',
    description: 'It cannot be done with this content.',
    detail: 'This code is not right. Please try the newest one.',
  },
  429: {
    code: 'too-many-requests',
    description: 'Too many requests; Retry-After says when to try again.',
    detail: 'Too many attempts. Please try again later.',
    headers: LIMIT_REACHED,
  },
  500: {
    code: 'unexpected',
    description: 'An error on our side. Find it in the log by the request id.',
    detail: UNEXPECTED_MESSAGE,
  },
  503: {
    code: 'unavailable',
    description: 'Not available at the moment; Retry-After says when to try again.',
    detail: 'The service is not available at the moment. Please try again.',
    headers: RETRY_AFTER,
  },
};

/** What any route may answer, whatever it does. */
const ALWAYS = [500, 503] as const;
/** What any route may answer a person whose requests are too many at a time. */
const SIGNED_IN = [...ALWAYS, 429] as const;

/** `Not Found` as a name in the document. */
const nameOf = (status: number): string => (STATUS_CODES[status] ?? 'Problem').replaceAll(' ', '');

/** One error as the document describes it. */
const problemAnswer = (status: number): object => {
  const { code, description, detail, facts, headers } = meaningOf(status);
  const problem: ProblemDto = {
    status,
    title: STATUS_CODES[status] ?? '',
    detail,
    message: detail,
    requestId: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
    code,
    type: `${PROBLEM_TYPE}${code}`,
    ...facts,
  };
  return {
    description,
    ...(headers ? { headers } : {}),
    content: {
      'application/problem+json': { schema: { $ref: getSchemaPath('ProblemDto') }, example: problem },
    },
  };
};

function meaningOf(status: number): Meaning {
  const meaning = MEANINGS[status];
  if (!meaning) throw new Error(`A route answers ${status}, and the document does not know what that means`);
  return meaning;
}

/** Describes each error once, under `components/responses`, and adds those that any route may answer with. */
export function shareProblems(document: OpenAPIObject): void {
  const used = new Set<number>();
  for (const [, { responses, security }] of operationsOf<Answering>(document)) {
    const problems = Object.keys(responses)
      .map(Number)
      .filter((status) => status >= 400);
    for (const status of new Set([...problems, ...(security ? ALWAYS : SIGNED_IN)])) {
      used.add(status);
      responses[status] = { $ref: `#/components/responses/${nameOf(status)}` };
    }
  }
  const answers = [...used].sort((a, b) => a - b).map((status) => [nameOf(status), problemAnswer(status)]);
  document.components = { ...document.components, responses: Object.fromEntries(answers) };
}
