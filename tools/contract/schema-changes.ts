import { type ApiDocument, refName, resolved, type Schema, withNullBeside } from './api-document.ts';

/** `body` is what a client sends: it may be taken more widely, never less. `answer` is what it reads: the reverse. */
export type Direction = 'body' | 'answer';

const MOST = ['maxLength', 'maximum', 'maxItems'] as const;
const LEAST = ['minLength', 'minimum', 'minItems'] as const;

/** Finds what a client that fits the old schemas trips over in the new ones. Each named schema is told of once. */
export class SchemaChanges {
  readonly found = new Set<string>();
  private readonly seen = new Set<string>();

  private readonly before: ApiDocument;
  private readonly after: ApiDocument;

  constructor(before: ApiDocument, after: ApiDocument) {
    this.before = before;
    this.after = after;
  }

  compare(old: Schema, now: Schema, direction: Direction, where: string): void {
    const name = namedSchema(old);
    if (name) {
      const key = `${direction} ${name} ${namedSchema(now)}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
    }
    this.compareWhole(resolved(old, this.before), resolved(now, this.after), direction, name ?? where);
  }

  private compareWhole(old: Schema, now: Schema, direction: Direction, where: string): void {
    const tell = (what: string): unknown => this.found.add(`${where} (${direction}): ${what}`);
    if (old.type !== now.type) tell(`was ${old.type ?? 'anything'}, is ${now.type ?? 'anything'}`);
    if (old.format !== now.format && now.format)
      tell(`was ${old.format ?? 'free'} in form, is ${now.format}`);
    if (direction === 'body') this.tellNarrowing(old, now, tell);
    else if (now.nullable && !old.nullable) tell('can be null');
    for (const name of Object.keys(old.properties ?? {})) {
      if (!now.properties?.[name]) tell(`${name} is gone`);
    }
    const [needed, promised] = direction === 'body' ? [now, old] : [old, now];
    for (const name of needed.required ?? []) {
      if (promised.required?.includes(name) || (direction === 'answer' && !now.properties?.[name])) continue;
      tell(direction === 'body' ? `${name} must be sent` : `${name} may be missing`);
    }
    for (const [name, field] of Object.entries(old.properties ?? {})) {
      const other = now.properties?.[name];
      if (other) this.compare(field, other, direction, `${where}.${name}`);
    }
    if (old.items && now.items) this.compare(old.items, now.items, direction, `${where}[]`);
  }

  private tellNarrowing(old: Schema, now: Schema, tell: (what: string) => unknown): void {
    if (old.nullable && !now.nullable) tell('null is refused');
    if (now.pattern && now.pattern !== old.pattern) tell(`must match ${now.pattern}`);
    const refused = now.enum ? (old.enum ?? []).filter((word) => !now.enum?.includes(word)) : [];
    if (refused.length > 0) tell(`${refused.join(', ')} is refused`);
    if (now.enum && !old.enum) tell(`takes only ${now.enum.join(', ')}`);
    for (const limit of MOST) {
      if ((now[limit] ?? Infinity) < (old[limit] ?? Infinity)) tell(`${limit} is ${now[limit]}`);
    }
    for (const limit of LEAST) {
      if ((now[limit] ?? -Infinity) > (old[limit] ?? -Infinity)) tell(`${limit} is ${now[limit]}`);
    }
  }
}

/** Name of the schema, when it is one that others may use, too. */
function namedSchema(schema: Schema): string | undefined {
  const { $ref, allOf = [] } = withNullBeside(schema);
  const reference = $ref ?? (allOf.length === 1 ? allOf[0]?.$ref : undefined);
  return reference && refName(reference);
}
