import { type ApiDocument, refName, resolved, type Schema, withNullBeside } from './api-document.ts';

/** `body` is what a client sends: it may be taken more widely, never less. `answer` is what it reads: the reverse. */
export type Direction = 'body' | 'answer';

const MOST = ['maxLength', 'maximum', 'maxItems'] as const;
const LEAST = ['minLength', 'minimum', 'minItems'] as const;

/** Finds what a client that fits the old schemas trips over in the new ones. Each named schema is reported once. */
export class SchemaChanges {
  readonly found = new Set<string>();
  private readonly seen = new Set<string>();

  private readonly before: ApiDocument;
  private readonly after: ApiDocument;

  constructor(before: ApiDocument, after: ApiDocument) {
    this.before = before;
    this.after = after;
  }

  compare(old: Schema, given: Schema, direction: Direction, where: string): void {
    const now = unnamedChoice(given, this.after);
    const choices = choicesOf(unnamedChoice(old, this.before));
    if (choices) {
      for (const choice of choices) this.compare(choice, sameChoice(choice, now), direction, where);
      return;
    }
    this.compareOne(old, sameChoice(old, now), direction, where);
  }

  private compareOne(old: Schema, now: Schema, direction: Direction, where: string): void {
    const name = namedSchema(old);
    if (name) {
      const key = `${direction} ${name} ${namedSchema(now)}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
    }
    const whole = resolved(old, this.before);
    const { oneOf = [now] } = resolved(now, this.after);
    if (whole.oneOf) {
      for (const [at, kind] of whole.oneOf.entries()) this.compare(kind, oneOf[at] ?? {}, direction, where);
      return;
    }
    // Each of the kinds that an answer may have now must be what the old schema promised.
    for (const kind of oneOf) this.compareWhole(whole, resolved(kind, this.after), direction, name ?? where);
  }

  private compareWhole(old: Schema, now: Schema, direction: Direction, where: string): void {
    const tell: Tell = (what) => this.found.add(`${where} (${direction}): ${what}`);
    tellKind(old, now, direction, tell);
    if (direction === 'body') tellNarrowing(old, now, tell);
    else if (now.nullable && !old.nullable) tell('can be null');
    if (direction === 'body') tellRequired(old, now, tell);
    else tellPromised(old, now, tell);
    for (const [name, field] of Object.entries(old.properties ?? {})) {
      const other = now.properties?.[name];
      if (other) this.compare(field, other, direction, `${where}.${name}`);
      else tell(`${name} is gone`);
    }
    if (old.items && now.items) this.compare(old.items, now.items, direction, `${where}[]`);
  }
}

/** What a body may be, where it may be one of several, such as a complete document and a draft. */
const choicesOf = (schema: Schema): Schema[] | undefined => withNullBeside(schema).anyOf;

/** A choice itself, where the schema only names one. */
function unnamedChoice(schema: Schema, { components }: ApiDocument): Schema {
  const named = schema.$ref ? components.schemas[refName(schema.$ref)] : undefined;
  return named?.anyOf ? named : schema;
}

/** Of several things that a body may be, the one that has the name of the schema. */
const sameChoice = (schema: Schema, now: Schema): Schema =>
  choicesOf(now)?.find((choice) => namedSchema(choice) === namedSchema(schema)) ?? now;

type Tell = (what: string) => unknown;

function tellKind(old: Schema, now: Schema, direction: Direction, tell: Tell): void {
  // An answer with whole numbers only is still one of numbers.
  const isNarrower = direction === 'answer' && old.type === 'number' && now.type === 'integer';
  if (old.type !== now.type && !isNarrower)
    tell(`was ${old.type ?? 'anything'}, is ${now.type ?? 'anything'}`);
  const isSize = now.format === 'int32' || now.format === 'int64';
  if (old.format !== now.format && now.format && !isSize)
    tell(`was ${old.format ?? 'free'} in form, is ${now.format}`);
}

function tellRequired(old: Schema, now: Schema, tell: Tell): void {
  for (const name of now.required ?? []) {
    if (!old.required?.includes(name)) tell(`${name} must be sent`);
  }
}

function tellPromised(old: Schema, now: Schema, tell: Tell): void {
  for (const name of old.required ?? []) {
    if (now.properties?.[name] && !now.required?.includes(name)) tell(`${name} may be missing`);
  }
}

function tellNarrowing(old: Schema, now: Schema, tell: Tell): void {
  if (old.nullable && !now.nullable) tell('null is refused');
  if (now.pattern && !takesAll(now.pattern, old.pattern)) tell(`must match ${now.pattern}`);
  tellChoices(old.enum, now.enum, tell);
  for (const limit of MOST) {
    if ((now[limit] ?? Infinity) < (old[limit] ?? Infinity)) tell(`${limit} is ${now[limit]}`);
  }
  for (const limit of LEAST) {
    if ((now[limit] ?? -Infinity) > (old[limit] ?? -Infinity)) tell(`${limit} is ${now[limit]}`);
  }
}

/** Whether a pattern is the old one, or the old one with a further choice: `^(?:a)?$` and `^(?:a|b)?$`. */
function takesAll(pattern: string, old: string | undefined): boolean {
  const choice = old?.match(/^(\^\(\?:.*)\)\?\$$/)?.[1];
  return (
    pattern === old || (choice !== undefined && pattern.startsWith(`${choice}|`) && pattern.endsWith(')?$'))
  );
}

function tellChoices(old: Schema['enum'], now: Schema['enum'], tell: Tell): void {
  if (!now) return;
  const refused = (old ?? []).filter((word) => !now.includes(word));
  if (refused.length > 0) tell(`${refused.join(', ')} is refused`);
  if (!old) tell(`takes only ${now.join(', ')}`);
}

/** Name of the schema, when it is one that others may use, too. */
function namedSchema(schema: Schema): string | undefined {
  const { $ref, allOf = [] } = withNullBeside(schema);
  const reference = $ref ?? (allOf.length === 1 ? allOf[0]?.$ref : undefined);
  return reference && refName(reference);
}
