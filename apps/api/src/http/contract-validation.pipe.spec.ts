import { AlsoReads } from '@career/contracts/fields/body-shape';
import { ListField } from '@career/contracts/fields/nested-fields';
import { TextField } from '@career/contracts/fields/text-field';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Transform } from 'class-transformer';
import { ContractValidationPipe } from './contract-validation.pipe.ts';

let transformed = 0;
const counted: PropertyDecorator = (target, key) =>
  Transform(({ value }) => {
    transformed += 1;
    return value;
  })(target, key);

class Part {
  @counted
  @TextField({ label: 'Name', description: 'A name.', example: 'x', min: { length: 1, message: 'Name?' } })
  name!: string;
}

@AlsoReads({ caption: {} })
class Whole {
  @counted
  @TextField({ label: 'Title', description: 'A title.', example: 'x', optional: true })
  title?: string;

  @ListField({ label: 'Parts', description: 'Parts.', of: () => Part, max: 60, optional: true })
  parts?: Part[];
}

const pipe = new ContractValidationPipe();
const read = (body: unknown): Promise<unknown> => pipe.transform(body, { type: 'body', metatype: Whole });
const ask = (query: object): Promise<unknown> => pipe.transform(query, { type: 'query', metatype: Whole });

const wide = (keys: number): object =>
  Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, index]));

describe('a body on its way into its DTO', () => {
  beforeEach(() => {
    transformed = 0;
  });

  it('loses unknown fields, however they are nested', async () => {
    const body = { title: 'A', userId: 'b', parts: [{ name: 'c', more: { d: [1, 2, 3] } }], ...wide(300) };
    expect(JSON.parse(JSON.stringify(await read(body)))).toEqual({ title: 'A', parts: [{ name: 'c' }] });
  });

  it.each([
    ['unknown fields', wide(1_000)],
    ['unknown fields inside an entry', { parts: [wide(1_000)] }],
    ['values in an unknown list', { unknown: new Array(1_000).fill(0) }],
    ['values in unknown lists of lists', { unknown: new Array(40).fill(new Array(40).fill(0)) }],
    ['entries', { parts: new Array(5_000).fill({}) }],
  ])('is refused before it is transformed when it has too many %s', async (_name, body) => {
    await expect(read({ title: 'A', ...body })).rejects.toThrow('The body has too many values.');
    expect(transformed).toBe(0);
  });

  it('is refused before it is transformed when a list is too long', async () => {
    await expect(read({ title: 'A', parts: new Array(61).fill({ name: 'x' }) })).rejects.toMatchObject({
      fieldErrors: [{ field: 'parts', message: 'Parts can hold at most 60 entries' }],
    });
    expect(transformed).toBe(0);
  });

  it('is transformed once for each value that it may hold', async () => {
    await read({ title: 'A', parts: new Array(60).fill({ name: 'x', unknown: 'y' }), ...wide(400) });
    expect(transformed).toBe(61);
  });

  it(`answers the first ${LIMITS.fieldErrorsMax} errors`, async () => {
    const refused = read({ parts: new Array(60).fill({}) });
    await expect(refused).rejects.toMatchObject({ fieldErrors: { length: LIMITS.fieldErrorsMax } });
    await expect(refused).rejects.toMatchObject({
      fieldErrors: expect.arrayContaining([{ field: 'parts.49.name', message: 'Name?' }]),
    });
  });

  it('is refused as a query with too many names, too', async () => {
    await expect(ask(wide(1_000))).rejects.toThrow('The body has too many values.');
    expect(transformed).toBe(0);
  });

  it('keeps a name that is repeated in a query of the wrong type', async () => {
    await expect(ask({ title: new Array(100).fill('a') })).rejects.toMatchObject({
      fieldErrors: [{ field: 'title', message: 'Title must be text' }],
    });
  });
});
