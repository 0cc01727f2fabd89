import { type ApiDocument, type Operation, resolvedAnswer } from './api-document.ts';
import { type Direction, SchemaChanges } from './schema-changes.ts';

type Content = NonNullable<Operation['requestBody']>['content'];
type Parameters = NonNullable<Operation['parameters']>;

const sameParameter = (list: Parameters, wanted: Parameters[number]): Parameters[number] | undefined =>
  list.find((each) => each.name === wanted.name && each.in === wanted.in);

/**
 * What a client written to the old document trips over at an API that keeps the new one: something is gone, more is
 * asked for, less is taken, or an answer promises less. What is added is not a break, and neither is a new word of a
 * closed list in an answer: clients are asked to bear words they do not know.
 *
 * @returns one line for each, empty when there is none.
 */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const schemas = new SchemaChanges(before, after);
  const found: string[] = [];

  const compareContent = (old: Content, now: Content, direction: Direction, name: string): void => {
    for (const [type, { schema = {} }] of Object.entries(old)) {
      const other = now[type];
      if (other) schemas.compare(schema, other.schema ?? {}, direction, name);
      else found.push(`${name}: ${type} is gone from its ${direction}`);
    }
  };

  const compareParameters = (old: Parameters, now: Parameters, name: string): void => {
    for (const parameter of old) {
      const other = sameParameter(now, parameter);
      if (!other) found.push(`${name}: parameter ${parameter.name} is gone`);
      // A parameter cannot be null.
      else {
        const { nullable: _, ...old } = parameter.schema ?? {};
        schemas.compare(old, other.schema ?? {}, 'body', `${name} ${parameter.name}`);
      }
    }
    for (const parameter of now) {
      if (parameter.required && !sameParameter(old, parameter)?.required)
        found.push(`${name}: parameter ${parameter.name} must be sent`);
    }
  };

  const compareAnswers = (old: Operation, now: Operation, name: string): void => {
    for (const [status, answer] of Object.entries(old.responses)) {
      const other = now.responses[status];
      if (!other) {
        found.push(`${name}: answer ${status} is gone`);
        continue;
      }
      const content = resolvedAnswer(answer, before).content ?? {};
      compareContent(content, resolvedAnswer(other, after).content ?? {}, 'answer', `${name} ${status}`);
    }
  };

  const compareOperation = (old: Operation, now: Operation, name: string): void => {
    if (old.operationId !== now.operationId)
      found.push(`${name}: its id was ${old.operationId}, is ${now.operationId}`);
    if (old.security?.length === 0 && now.security?.length !== 0) found.push(`${name}: needs a sign-in`);
    compareParameters(old.parameters ?? [], now.parameters ?? [], name);
    if (now.requestBody?.required && !old.requestBody?.required) found.push(`${name}: a body must be sent`);
    if (old.requestBody)
      compareContent(old.requestBody.content, now.requestBody?.content ?? {}, 'body', name);
    compareAnswers(old, now, name);
  };

  for (const [path, operations] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const other = after.paths[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (other) compareOperation(operation, other, name);
      else found.push(`${name} is gone`);
    }
  }
  return [...found, ...schemas.found];
}
