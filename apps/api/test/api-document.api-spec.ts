import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import {
  answerOf,
  asJsonSchema,
  document,
  examplesOf,
  type Media,
  operations,
  type RawOperation,
  type Schema,
  schemas,
} from './fuzz/api-document.ts';
import { type Person, TestApp } from './support/test-app.ts';

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
);

/** Where an example is, and the schema it must follow. */
interface Shown {
  where: string;
  media: Media;
}

const bodiesOf = ({ operationId, requestBody }: RawOperation): Shown[] =>
  Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({
    where: `${operationId} ${type}`,
    media,
  }));

const answersOf = ({ operationId, responses }: RawOperation): Shown[] =>
  Object.entries(responses).flatMap(([status, answer]) =>
    Object.entries(answerOf(answer).content ?? {}).map(([type, media]) => ({
      where: `${operationId} ${status} ${type}`,
      media,
    })),
  );

/** The password of the examples is nobody's. */
const WRONG_PROOF = 'This is not the password of your account.';
/** What a copy can offer depends on the resume and the posting that are there. */
const NOT_OFFERED = / is not on offer$/;

const isFile = ({ schema }: Media): boolean => schema.format === 'binary';

/** Statuses that an operation must document. */
function problemsOf({ name, parameters = [], requestBody }: (typeof described)[number]): number[] {
  const everywhere = [500, 503, ...(parameters.some((each) => each.in === 'path') ? [404] : [])];
  if (requestBody?.content['application/json']) return [...everywhere, 400, 403, 413, 415];
  return name.startsWith('get ') ? everywhere : [...everywhere, 403];
}

describe('the API document', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  ajv.addSchema({ $id: 'api', components: { schemas: asJsonSchema(schemas) } });

  const compiled = new Map<string, ValidateFunction>();
  const faultOf = (value: unknown, schema: Schema): string | undefined => {
    const key = JSON.stringify(schema);
    const isRight = compiled.get(key) ?? ajv.compile(asJsonSchema(schema) as object);
    compiled.set(key, isRight);
    return isRight(value) ? undefined : ajv.errorsText(isRight.errors);
  };

  it('describes every operation, under its own id and tag', () => {
    const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
    expect([...tags.values()].every(Boolean)).toBe(true);
    for (const { name, operationId, summary, description, tags: used = [] } of described) {
      expect([name, summary, description]).toEqual([name, expect.any(String), expect.any(String)]);
      expect([name, used.length, tags.has(used[0] ?? '')]).toEqual([name, 1, true]);
      expect([name, operationId]).toEqual([name, expect.stringMatching(/^[a-z][A-Za-z]+$/)]);
    }
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
  });

  it('shows every body, every answer and every parameter, true to its schema', () => {
    const shown = described.flatMap((operation) => [...bodiesOf(operation), ...answersOf(operation)]);
    expect(shown.length).toBeGreaterThan(500);
    for (const { where, media } of shown.filter(({ media: each }) => !isFile(each))) {
      const examples = examplesOf(media);
      expect([where, examples.length]).toEqual([where, 1]);
      expect([where, faultOf(examples[0], media.schema)]).toEqual([where, undefined]);
    }
    for (const { name, parameters = [] } of described) {
      for (const parameter of parameters) {
        const where = `${name} ${parameter.name}`;
        expect([where, parameter.description]).toEqual([where, expect.stringMatching(/\w/)]);
        expect([where, faultOf(parameter.example, parameter.schema ?? {})]).toEqual([where, undefined]);
      }
    }
  });

  it('says null where an answer may be null, by the letter of OpenAPI 3.0', () => {
    const takesNull = (schema: Schema): boolean => {
      if (schema.$ref)
        return takesNull(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] as Schema);
      if (schema.anyOf) return schema.anyOf.some(takesNull);
      const own = schema.type === undefined || schema.nullable === true;
      return own && (schema.enum?.includes(null) ?? true) && (schema.allOf ?? []).every(takesNull);
    };
    const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).map(([field, schema]) => ({ where: `${name}.${field}`, schema })),
    );
    const meant = fields.filter(({ schema }) => schema.nullable || schema.anyOf);
    expect(meant.length).toBeGreaterThan(50);
    expect(meant.filter(({ schema }) => !takesNull(schema)).map(({ where }) => where)).toEqual([]);
    expect(meant.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['UserDto.currentJobStatus', 'StatusChangeDto.from']),
    );
  });

  it('names a problem for everything that can go wrong', () => {
    for (const operation of described) {
      const { name, responses } = operation;
      const statuses = Object.keys(responses).map(Number);
      const needed = problemsOf(operation);
      expect([name, needed.filter((status) => !statuses.includes(status))]).toEqual([name, []]);
      for (const status of statuses.filter((each) => each >= 400)) {
        const types = Object.keys(answerOf(responses[status] ?? {}).content ?? {});
        expect([name, status, types]).toEqual([name, status, ['application/problem+json']]);
      }
    }
  });

  describe('at the running API', () => {
    let api: TestApp;
    let ada: Person;
    beforeAll(async () => {
      api = await TestApp.start();
      ada = await api.signUp();
    });
    afterAll(() => api.stop());

    it('takes a version of null for none, as the document says', async () => {
      for (const [kind, name] of [
        ['resumes', 'createResume'],
        ['job-applications', 'createJobApplication'],
        ['cover-letters', 'createCoverLetter'],
      ] as const) {
        const media = described.find(({ operationId }) => operationId === name)?.requestBody?.content[
          'application/json'
        ];
        const body = examplesOf(media as Media)[0] as object;
        const { id } = (await api.call('post', `/api/${kind}`, ada).send(body).expect(201)).body;
        const saved = await api.call('put', `/api/${kind}/${id}`, ada).send({ ...body, version: null });
        expect([kind, saved.status, saved.body.version]).toEqual([kind, 200, 2]);
      }
    });

    it('answers an unfinished resume with every field that it promises', async () => {
      const { id, ...created } = (
        await api
          .call('post', '/api/resumes', ada)
          .send({ isDraft: true, title: 'Begun', personalInfo: {}, experience: [{ company: 'Kora' }] })
          .expect(201)
      ).body;
      expect(created.personalInfo).toMatchObject({ firstName: '', lastName: '', email: '' });
      expect(created.experience[0]).toMatchObject({ company: 'Kora', position: '', startDate: '' });
      const { body: read } = await api.call('get', `/api/resumes/${id}`, ada).expect(200);
      const { body: saved } = await api
        .call('put', `/api/resumes/${id}`, ada)
        .send({ ...read, keepVersion: true })
        .expect(200);
      expect(saved.personalInfo).toEqual(created.personalInfo);
      const [kept] = (await api.call('get', `/api/resumes/${id}/versions`, ada).expect(200)).body;
      const version = (await api.call('get', `/api/resumes/${id}/versions/${kept.id}`, ada).expect(200)).body;
      for (const [name, answer] of Object.entries({ ResumeDto: read, ResumeVersionDto: version }))
        expect([name, faultOf(answer, { $ref: `#/components/schemas/${name}` })]).toEqual([name, undefined]);
    });

    it('shows bodies that are taken as they stand', async () => {
      // They answer by what else there is: a code, a proof, a row. None may say that the body itself is wrong.
      const told: Record<string, number> = {};
      const sent = operations
        .filter(({ body }) => body)
        // Whoever signs up leaves the account they were in.
        .sort((a, b) => Number(a.operationId === 'signUp') - Number(b.operationId === 'signUp'));
      for (const { method, path, operationId } of sent) {
        const body = examplesOf(
          document.paths[path]?.[method]?.requestBody?.content['application/json'] as Media,
        )[0];
        const answer = await api
          .call(method, path.replace(/\{\w+\}/g, '019a0000-0000-7000-8000-000000000000'), ada)
          .set('Prefer', 'respond-async')
          .send(body as object)
          .ok(() => true);
        told[operationId] = answer.status;
        const faults = ((answer.body.errors ?? []) as { message: string }[]).map(({ message }) => message);
        expect([
          operationId,
          faults.filter((fault) => fault !== WRONG_PROOF && !NOT_OFFERED.test(fault)),
        ]).toEqual([operationId, []]);
        expect([operationId, answer.status < 500]).toEqual([operationId, true]);
      }
      expect(told).toMatchObject({
        createResume: 201,
        createJobApplication: 201,
        createCoverLetter: 201,
        importJobApplications: 200,
        generateCoverLetter: 202,
        updateCurrentUser: 200,
        updateResume: 404,
        signUp: 201,
      });
    });
  });
});
