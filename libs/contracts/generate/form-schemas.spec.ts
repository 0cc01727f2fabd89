import { describe, expect, it } from '@jest/globals';
import { type ApiDocument, bodySchemaNames, formName, formSchema, formSchemaFiles } from './form-schemas.ts';

const DOCUMENT: ApiDocument = {
  paths: {
    '/api/people': {
      get: {},
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/SavePersonDto' } } },
        },
      },
      put: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/SavePersonDto' } } },
        },
      },
    },
  },
  components: {
    schemas: {
      SavePersonDto: {
        type: 'object',
        required: ['name'],
        properties: {
          name: {
            type: 'string',
            minLength: 2,
            description: 'Not for forms.',
            example: 'Ada',
            'x-label': 'Name',
            'x-trim': true,
            'x-pattern-flags': 'i',
            'x-message': { minLength: 'Too short' },
            'x-complete-only': ['minLength'],
          },
          level: { allOf: [{ $ref: '#/components/schemas/Level' }], 'x-message': { enum: 'Choose one' } },
          jobs: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/JobDto' } },
        },
      },
      Level: { type: 'string', enum: ['entry', 'senior'], description: 'Seniority.' },
      JobDto: { type: 'object', properties: { company: { type: 'string', maxLength: 200 } } },
      AnswerDto: { type: 'object', properties: {} },
    },
  },
};

describe('the form schemas', () => {
  it('are those of the complete document, where a body may be a draft', () => {
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const either = { anyOf: [reference('SavePersonDto'), reference('JobDto')] };
    const content = { 'application/json': { schema: reference('PersonBodyDto') } };
    const names = bodySchemaNames({
      paths: { '/api/people': { post: { requestBody: { content } } } },
      components: { schemas: { ...DOCUMENT.components.schemas, PersonBodyDto: either } },
    });
    expect(names).toEqual(['SavePersonDto']);
  });

  it('are those of request bodies, each once', () => {
    expect(bodySchemaNames(DOCUMENT)).toEqual(['SavePersonDto']);
    expect(formName('SavePersonDto')).toBe('savePersonForm');
  });

  it('keep every rule with its extensions, resolve references and drop documentation', () => {
    expect(formSchema({ $ref: '#/components/schemas/SavePersonDto' }, DOCUMENT)).toEqual({
      type: 'object',
      required: ['name'],
      properties: {
        name: {
          type: 'string',
          minLength: 2,
          'x-label': 'Name',
          'x-trim': true,
          'x-pattern-flags': 'i',
          'x-message': { minLength: 'Too short' },
          'x-complete-only': ['minLength'],
        },
        level: { type: 'string', enum: ['entry', 'senior'], 'x-message': { enum: 'Choose one' } },
        jobs: {
          type: 'array',
          maxItems: 3,
          items: { type: 'object', properties: { company: { type: 'string', maxLength: 200 } } },
        },
      },
    });
  });

  it('refuse a document that refers to nothing', () => {
    expect(() => formSchema({ $ref: '#/components/schemas/Ghost' }, DOCUMENT)).toThrow('Ghost');
  });

  it('become one constant each', () => {
    const files = formSchemaFiles(DOCUMENT);
    expect(Object.keys(files)).toEqual(['form-schemas/save-person.gen.ts', 'form-schemas.gen.ts']);
    expect(files['form-schemas/save-person.gen.ts']?.match(/export const \w+/g)).toEqual([
      'export const savePersonForm',
    ]);
    expect(files['form-schemas.gen.ts']).toContain(
      "export { savePersonForm } from './form-schemas/save-person.gen.ts';",
    );
  });
});
