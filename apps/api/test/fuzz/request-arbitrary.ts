import fc from 'fast-check';
import { type Operation, resolved, type Schema } from './api-document.ts';

/** A request to one operation. */
export interface FuzzRequest {
  operation: Operation;
  path: string;
  headers: Record<string, string>;
  /** Sent as it is when it is a text, as JSON otherwise. */
  body: unknown;
}

/** What breaks servers: wrong kinds, operators of query languages, letters that databases and logs trip over. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  'null',
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { $in: ['a'] },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '😀'.repeat(500),
  'ẹ́'.repeat(300),
  'x'.repeat(25_000),
  "'; select pg_sleep(9); --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '=cmd|calc',
  '../../etc/passwd',
  '2024-02-31',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
];

const DATES: Record<string, fc.Arbitrary<string>> = {
  date: fc
    .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString()),
  email: fc.nat(99_999).map((number) => `fuzz-${number}@example.com`),
};

/** A value of the schema: sometimes its example, sometimes at its limits, sometimes something nasty in its place. */
function arbitraryOf(given: Schema, ids: readonly string[], nastiness: number): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  const fitting = fittingValue(schema, ids, nastiness);
  const choices: fc.MaybeWeightedArbitrary<unknown>[] = [{ weight: 60, arbitrary: fitting }];
  if (schema.example !== undefined) choices.push({ weight: 20, arbitrary: fc.constant(schema.example) });
  if (schema.nullable) choices.push({ weight: 5, arbitrary: fc.constant(null) });
  if (nastiness > 0) choices.push({ weight: nastiness, arbitrary: fc.constantFrom(...NASTY) });
  return fc.oneof(...choices);
}

function fittingValue(schema: Schema, ids: readonly string[], nastiness: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') return fc.constantFrom(...ids);
  const dated = schema.format && DATES[schema.format];
  if (dated) return dated;
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -1_000, max: Math.min(schema.maximum ?? 10_000, 2_147_483_647) }),
        fc.constantFrom((schema.minimum ?? 0) - 1, (schema.maximum ?? 0) + 1, schema.minimum ?? 0),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, ids, nastiness), { maxLength: 3 });
    default:
      return objectOf(schema, ids, nastiness);
  }
}

function textOf({ minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const edge = Math.min(maxLength, 30_000);
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(edge, 40) }) },
    { weight: 1, arbitrary: fc.constant('m'.repeat(edge)) },
    { weight: 1, arbitrary: fc.constant('m'.repeat(edge + 1)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('2021-03', '2024-05-06', 'https://example.com/a', 'Ọláńrewájú ₦'),
    },
  );
}

function objectOf(schema: Schema, ids: readonly string[], nastiness: number): fc.Arbitrary<unknown> {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const value = arbitraryOf(field, ids, nastiness);
    const present = required.has(name) ? 19 : 10;
    return [
      name,
      fc.oneof(
        { weight: present, arbitrary: value },
        { weight: 20 - present, arbitrary: fc.constant(undefined) },
      ),
    ] as const;
  });
  const extra = fc.constantFrom(
    {},
    {},
    {},
    {
      userId: ids[0],
      id: ids[0],
      isEmailVerified: true,
      password: 'overwritten',
      createdAt: '2000-01-01T00:00:00.000Z',
    },
  );
  return fc.tuple(fc.record(Object.fromEntries(fields)), extra).map(([body, more]) => ({ ...more, ...body }));
}

const WRONG_BODIES: readonly unknown[] = [
  '{',
  '[]',
  '"text"',
  '{"a":'.repeat(2_000),
  '',
  'a=b',
  '{"a":1,"a":2}',
  '1e400',
];

/** A request to the operation that may or may not be in order. Ids are taken from `ids`. */
export function requestTo(operation: Operation, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(0, 0, 8, 30).chain((nastiness) => {
    const parameters = operation.parameters.map((parameter) => {
      const schema = parameter.in === 'path' ? { type: 'string', format: 'uuid' } : (parameter.schema ?? {});
      const nasty = fc.constantFrom(
        '%00',
        'x',
        '-1',
        '',
        '%F0%28',
        "'",
        'a'.repeat(3_000),
        '[object Object]',
      );
      const value: fc.Arbitrary<unknown> = fc.oneof(
        { weight: 80, arbitrary: arbitraryOf(schema, ids, 0) },
        { weight: nastiness, arbitrary: nasty },
      );
      return fc.tuple(fc.constant(parameter), value, fc.nat(9));
    });
    const body = operation.body
      ? fc.oneof(
          { weight: 95, arbitrary: arbitraryOf(operation.body, ids, nastiness) },
          { weight: Math.min(nastiness, 5), arbitrary: fc.constantFrom(...WRONG_BODIES) },
        )
      : fc.constant(undefined);
    return fc.tuple(fc.tuple(...parameters), body).map(([values, sent]) => {
      const given = values.map(([{ in: place, name }, value, dice]) => {
        return { place, name, text: String(value), isSent: dice >= 4 };
      });
      const sentIn = (wanted: string) => given.filter(({ place, isSent }) => place === wanted && isSent);
      const route = given
        .filter(({ place }) => place === 'path')
        .reduce(
          (path, { name, text }) => path.replace(`{${name}}`, encodeURIComponent(text) || 'x'),
          operation.path,
        );
      const query = sentIn('query').map(
        ({ name, text }) =>
          `${name}=${text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())}`,
      );
      const path = query.length > 0 ? `${route}?${query.join('&')}` : route;
      const headers = Object.fromEntries(
        sentIn('header').map(({ name, text }) => [name, text.replace(/[^\x20-\x7e]/g, '')]),
      );
      return { operation, path, headers, body: sent };
    });
  });
}
