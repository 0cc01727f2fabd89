import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { isTold, isTracing, startSpan } from '../tracing/tracing.ts';
import type { ActiveSpan, SpanAttributes } from '../tracing/tracing.types.ts';
import { statementName, statementShape } from './statement-shape.ts';

type Query = (...given: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Where tracing is on, records each statement that a request or a job sends over the pool. */
export function traceStatements(pool: pg.Pool): void {
  if (!isTracing()) return;
  pool.on('connect', traceStatementsOf);
  // Who waited for a connection is called back by the one who gave it free, and must not pass for that one.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

/** The same for one connection. */
export function traceStatementsOf(client: pg.ClientBase): void {
  if (!isTracing()) return;
  const query = client.query.bind(client) as Query;
  client.query = ((...given: unknown[]) => {
    const span = begin(given[0]);
    if (!span) return query(...given);
    const callback = given.at(-1);
    if (typeof callback !== 'function') return follow(query(...given), span);
    const tellAndCallBack: Callback = (error, ...rest) => {
      span.end(error ?? undefined);
      (callback as Callback)(error, ...rest);
    };
    return query(...given.slice(0, -1), tellAndCallBack);
  }) as typeof client.query;
}

interface Told {
  name: string;
  attributes: SpanAttributes;
}

/** Of prepared statements, whose texts are few and never change, by name. */
const told = new Map<string, Told>();

function begin(given: unknown): ActiveSpan | undefined {
  if (!isTold()) return undefined;
  const { text, name } =
    typeof given === 'string' ? { text: given } : (given as { text?: string; name?: string });
  if (typeof text !== 'string') return undefined;
  const known = (name && told.get(name)) || tell(text);
  if (name) told.set(name, known);
  return startSpan({ ...known, kind: 'client' });
}

function tell(text: string): Told {
  const shape = statementShape(text);
  const { operation, table } = statementName(shape);
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.text': shape,
    },
  };
}

function follow(answer: unknown, span: ActiveSpan): unknown {
  (answer as Promise<unknown>).then(
    () => span.end(),
    (error) => span.end(error),
  );
  return answer;
}
