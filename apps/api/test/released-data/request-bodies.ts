import { resolved, type Schema, schemas } from '../fuzz/api-document.ts';

/** What a field that names another row may name. */
export type Ids = Readonly<Record<string, readonly string[]>>;

/** Groups of values by the pattern they are for; the first group that fits a pattern as a whole is taken. */
const PATTERNED: readonly (readonly string[])[] = [
  ['https://example.com/Ọlá?q=1#top', 'http://a.example:8080', longest('https://example.com/', 2048)],
  ['ada@example.com', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`],
  ['2027-01-05T08:00:00.000Z', '2026-11-30T09:30+01:00', '1999-12-31T23:59:59.123456Z'],
  ['2026-11-21', '2024-02-29', '2031-12-31'],
  ['2009', '2012-09', '2015'],
  ['#1f4e79', '#ABCDEF', '#000000'],
];
/** An end must not be before its start. */
const LATER_MONTHS = ['2016', '2018-07', '2024-12'];

const UNICODE = 'Ọláńrewájú Ẹ̀dá ₦450,000 “Kọ́ra” 👩🏾‍💻 العربية 中文 <b>&amp;</b>';
const LINES = '- Saved ₦450,000 a month\n• Grouped routes\n\n  indented,\twith a tab\r\nand a last line';

function longest(start: string, length: number): string {
  const letters = [...`${start}${'ẹ̀bùn-𝒳-'.repeat(Math.ceil(length / 8))}`];
  return letters.slice(0, length).join('');
}

/**
 * Bodies of requests by the schemas of the API document: from one body to the next each field goes through every kind
 * of value that it may have, so that no field needs to be named here and none that is added can be forgotten.
 */
export class RequestBodies {
  private readonly turns = new Map<string, number>();
  private readonly ids: Ids;

  /** @param ids what fields that name another row may name. */
  constructor(ids: Ids) {
    this.ids = ids;
  }

  /** @param given what the body says in any case; `undefined` leaves a field out. */
  make(name: string, given: object = {}): Record<string, unknown> {
    const schema = resolved(schemas[name] as Schema);
    return { ...(this.objectOf(schema, name) as Record<string, unknown>), ...given };
  }

  private objectOf(schema: Schema, path: string): unknown {
    const required = new Set(schema.required);
    const entries = Object.entries(schema.properties ?? {}).map(([name, field]): [string, unknown] => {
      const of = resolved(field);
      const kinds = this.kindsOf(of, name, `${path}.${name}`);
      if (!required.has(name)) {
        kinds.push(() => undefined);
        if (of.nullable) kinds.push(() => null);
      }
      return [name, this.next(`${path}.${name}`, kinds)()];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  private kindsOf(schema: Schema, name: string, path: string): (() => unknown)[] {
    if (schema.enum) return schema.enum.map((value) => () => value);
    if (name in this.ids) return (this.ids[name] ?? []).map((id) => () => id);
    switch (schema.type) {
      case 'boolean':
        return [() => true, () => false];
      case 'integer':
      case 'number':
        return [schema.minimum ?? 0, schema.maximum ?? 100, schema.example ?? 1].map((value) => () => value);
      case 'array':
        return [1, 0, 3].map((length) => () => this.listOf(schema, path, length));
      case 'string':
        return this.textsOf(schema, name).map((text) => () => text);
      default:
        return [() => this.objectOf(schema, path)];
    }
  }

  private listOf(schema: Schema, path: string, length: number): unknown[] {
    const items = resolved(schema.items ?? {});
    return Array.from({ length }, () => this.next(`${path}[]`, this.kindsOf(items, '', `${path}[]`))());
  }

  private textsOf(schema: Schema, name: string): string[] {
    const { minLength = 0, maxLength = 200, pattern = '', example } = schema;
    const rule = new RegExp(pattern, (schema as { 'x-pattern-flags'?: string })['x-pattern-flags']);
    const texts = pattern
      ? patternedTexts(rule, /^(?:end|expiry)/.test(name))
      : [UNICODE, LINES, longest('', maxLength)];
    return [String(example ?? 'x'.repeat(minLength)), ...texts, ''].filter((text) => {
      const length = [...text].length;
      return rule.test(text) && length >= minLength && length <= maxLength;
    });
  }

  private next<Value>(path: string, kinds: readonly Value[]): Value {
    const turn = this.turns.get(path) ?? 0;
    this.turns.set(path, turn + 1);
    const kind = kinds[turn % kinds.length];
    if (kind === undefined) throw new Error(`No value is known for ${path}`);
    return kind;
  }
}

function patternedTexts(pattern: RegExp, isEnd: boolean): readonly string[] {
  const group = PATTERNED.find((texts) => texts.every((text) => pattern.test(text))) ?? [];
  return isEnd && group.includes('2009') ? LATER_MONTHS : group;
}
