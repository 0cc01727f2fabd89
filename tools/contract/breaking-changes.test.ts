import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { breakingChanges } from './breaking-changes.ts';

const text = readFileSync(inRoot('libs/contracts/openapi.json'), 'utf8');
const document = (): ApiDocument => JSON.parse(text);

/** Parts of the document that the plants below change. */
const parts = (api: ApiDocument) => {
  const schema = (name: string): Schema => api.components.schemas[name] as Schema;
  const field = (name: string, property: string): Schema => schema(name).properties?.[property] as Schema;
  const operation = (method: string, path: string): Operation => api.paths[path]?.[method] as Operation;
  return { schema, field, operation };
};

type Plant = (api: ApiDocument, parts_: ReturnType<typeof parts>) => void;

const BREAKS: readonly [what: string, told: RegExp, plant: Plant][] = [
  ['a path that is gone', /^GET \/api\/resumes is gone$/, (api) => delete api.paths['/api/resumes']],
  [
    'an operation that is gone',
    /^DELETE \/api\/resumes\/\{id\} is gone$/,
    (api) => delete api.paths['/api/resumes/{id}']?.delete,
  ],
  [
    'another operation id',
    /POST \/api\/resumes: its id was createResume, is addResume/,
    (_, { operation }) => Object.assign(operation('post', '/api/resumes'), { operationId: 'addResume' }),
  ],
  [
    'a status that is gone',
    /POST \/api\/cover-letters\/generate: answer 202 is gone/,
    (_, { operation }) => delete operation('post', '/api/cover-letters/generate').responses[202],
  ],
  [
    'a public operation that asks for a sign-in',
    /POST \/api\/auth\/login: needs a sign-in/,
    (_, { operation }) => delete operation('post', '/api/auth/login').security,
  ],
  [
    'a parameter that is gone',
    /GET \/api\/resumes: parameter cursor is gone/,
    (_, { operation }) => operation('get', '/api/resumes').parameters?.splice(1, 1),
  ],
  [
    'a parameter that must be sent',
    /GET \/api\/resumes: parameter limit must be sent/,
    (_, { operation }) =>
      Object.assign(operation('get', '/api/resumes').parameters?.[0] as object, { required: true }),
  ],
  [
    'another content type',
    /POST \/api\/resumes: application\/json is gone from its body/,
    (_, { operation }) => {
      const { content } = operation('post', '/api/resumes').requestBody as {
        content: Record<string, object>;
      };
      content['application/xml'] = content['application/json'] as object;
      delete content['application/json'];
    },
  ],
  [
    'a field of an answer that is gone',
    /^UserDto \(answer\): phone is gone$/,
    (_, { schema }) => delete schema('UserDto').properties?.phone,
  ],
  [
    'a field of an answer that may be missing',
    /^ResumeDto \(answer\): version may be missing$/,
    (_, { schema }) => {
      schema('ResumeDto').required = schema('ResumeDto').required?.filter((name) => name !== 'version') ?? [];
    },
  ],
  [
    'a field of an answer that can be null',
    /^UserDto\.email \(answer\): can be null$/,
    (_, { field }) => Object.assign(field('UserDto', 'email'), { nullable: true }),
  ],
  [
    'another type',
    /^ResumeDto\.version \(answer\): was integer, is string$/,
    (_, { field }) => Object.assign(field('ResumeDto', 'version'), { type: 'string' }),
  ],
  [
    'a new field that must be sent',
    /^SaveResumeDto \(body\): country must be sent$/,
    (_, { schema }) => {
      const save = schema('SaveResumeDto');
      save.properties = { ...save.properties, country: { type: 'string' } };
      save.required = [...(save.required ?? []), 'country'];
    },
  ],
  [
    'a field of a body that is gone',
    /^SaveResumeDto \(body\): summary is gone$/,
    (_, { schema }) => delete schema('SaveResumeDto').properties?.summary,
  ],
  [
    'a word that is refused',
    /^ApplicationStatus \(body\): offer is refused$/,
    (_, { schema }) => {
      schema('ApplicationStatus').enum = ['applied', 'interview', 'rejected'];
    },
  ],
  [
    'a shorter text',
    /^SaveResumeDto\.summary \(body\): maxLength is 10$/,
    (_, { field }) => Object.assign(field('SaveResumeDto', 'summary'), { maxLength: 10 }),
  ],
  [
    'a longer least text',
    /^SignUpDto\.password \(body\): minLength is 15$/,
    (_, { field }) => Object.assign(field('SignUpDto', 'password'), { minLength: 15 }),
  ],
  [
    'fewer entries',
    /^SaveResumeDto\.experience \(body\): maxItems is 3$/,
    (_, { field }) => Object.assign(field('SaveResumeDto', 'experience'), { maxItems: 3 }),
  ],
  [
    'a null that is refused',
    /^SaveResumeDto\.summary \(body\): null is refused$/,
    (_, { field }) => Object.assign(field('SaveResumeDto', 'summary'), { nullable: false }),
  ],
  [
    'another pattern',
    /^SignInDto\.email \(body\): must match \^a\$$/,
    (_, { field }) => Object.assign(field('SignInDto', 'email'), { pattern: '^a$' }),
  ],
  [
    'a choice of a pattern that is gone',
    /^SaveProfileDto\.profileImageUrl \(body\): must match \^\(\?:http\|b\)\?\$$/,
    (_, { field }) => Object.assign(field('SaveProfileDto', 'profileImageUrl'), { pattern: '^(?:http|b)?$' }),
  ],
  [
    'a nested field of a body',
    /^ExperienceDto \(body\): location is gone$/,
    (_, { schema }) => delete schema('ExperienceDto').properties?.location,
  ],
];

const HARMLESS: readonly [what: string, plant: Plant][] = [
  [
    'a name for a choice of bodies',
    (api, { operation, schema }) => {
      api.components.schemas.AnyResumeDto = schema('SaveResumeBodyDto');
      for (const media of Object.values(operation('post', '/api/resumes').requestBody?.content ?? {}))
        media.schema = { $ref: '#/components/schemas/AnyResumeDto' };
    },
  ],
  [
    'a choice of bodies without its name',
    (_, { operation, schema }) => {
      for (const media of Object.values(operation('post', '/api/resumes').requestBody?.content ?? {}))
        media.schema = schema('SaveResumeBodyDto');
    },
  ],
  [
    'a new operation',
    (api) => Object.assign(api.paths, { '/api/new': { get: { operationId: 'n', responses: {} } } }),
  ],
  [
    'a new field of an answer',
    (_, { schema }) =>
      Object.assign(schema('UserDto').properties as object, { nickname: { type: 'string' } }),
  ],
  [
    'a new optional field of a body',
    (_, { schema }) =>
      Object.assign(schema('SignInDto').properties as object, { remember: { type: 'boolean' } }),
  ],
  [
    'a further choice of a pattern',
    (_, { field }) => {
      const image = field('SaveProfileDto', 'profileImageUrl');
      image.pattern = image.pattern?.replace(/\)\?\$$/, '|b)?$');
    },
  ],
  ['a longer text', (_, { field }) => Object.assign(field('SaveResumeDto', 'summary'), { maxLength: 1e6 })],
  [
    'a field that need not be sent any more',
    (_, { schema }) => Object.assign(schema('SignUpDto'), { required: ['email', 'password'] }),
  ],
  [
    'other words in descriptions',
    (_, { field }) => Object.assign(field('UserDto', 'email'), { description: 'Something else.' }),
  ],
];

const changed = (plant: Plant): string[] => {
  const api = document();
  plant(api, parts(api));
  return breakingChanges(document(), api);
};

describe('breaking changes of the API', () => {
  it('are none between a document and itself', () => {
    expect(breakingChanges(document(), document())).toEqual([]);
  });

  it.each(BREAKS)('%s is found', (_what, told, plant) => {
    const found = changed(plant);
    expect(found).toContainEqual(expect.stringMatching(told));
    // Nothing but the planted changes is reported; a shared schema may be reported for both directions.
    expect(found.length).toBeLessThanOrEqual(4);
  });

  it.each(HARMLESS)('%s is none', (_what, plant) => {
    expect(changed(plant)).toEqual([]);
  });
});
