import pg from 'pg';

const BEGINS = /^\s*(?:begin|start\s+transaction)\b/i;
const ENDS = /^\s*(?:commit|end|abort|rollback(?!\s+to))\b/i;

/** What the driver keeps for itself: what it says when it connects, and whether it waits for answers between statements. */
interface DriverState {
  connectionParameters: Record<string, unknown>;
  pipeline: boolean;
}

type Query = (...given: unknown[]) => unknown;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * A connection to a pooler that lends a connection of the server for one transaction at a time: nothing that a session
 * remembers can be relied on. So limits are set in each transaction instead of at the start, a statement outside of one
 * gets one for itself, and no statement has a name. Limits, statement and commit are sent at once, not one by one.
 */
export class TransactionPoolClient extends pg.Client {
  private readonly begin: string;
  private inTransaction = false;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    const { statement_timeout = 0, idle_in_transaction_session_timeout: idle = 0 } = config;
    this.begin = `set local statement_timeout = ${Number(statement_timeout)}; set local idle_in_transaction_session_timeout = ${Number(idle)}`;
    const driver = this as unknown as DriverState;
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout', 'options'])
      driver.connectionParameters[name] = undefined;
    driver.pipeline = true;
    // An instance's own, since the declared one has an overload for every form of a statement.
    const send = super.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => this.sendWithin(send, given)) as typeof this.query;
  }

  private sendWithin(send: Query, given: unknown[]): unknown {
    const [statement, ...rest] = given;
    if (isSubmittable(statement)) return send(...given);
    const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
    if (BEGINS.test(text)) {
      this.inTransaction = true;
      return send(`${text}; ${this.begin}`, ...rest);
    }
    const unnamed = typeof statement === 'string' ? statement : { ...(statement as object), name: undefined };
    if (this.inTransaction) {
      if (ENDS.test(text)) this.inTransaction = false;
      return send(unnamed, ...rest);
    }
    const callback = rest.at(-1);
    if (typeof callback !== 'function') return this.alone(send, [unnamed, ...rest]);
    this.alone(send, [unnamed, ...rest.slice(0, -1)]).then(
      (result) => (callback as Callback)(undefined, result),
      (error: unknown) => (callback as Callback)(error),
    );
    return undefined;
  }

  /** A statement in its own transaction, done only once that is committed. */
  private async alone(send: Query, statement: unknown[]): Promise<unknown> {
    const [begun, result, committed] = await Promise.allSettled([
      send(`begin; ${this.begin}`),
      send(...statement),
      send('commit'),
    ]);
    for (const { reason } of [begun, result, committed].filter((part) => part.status === 'rejected'))
      throw reason;
    return (result as PromiseFulfilledResult<unknown>).value;
  }
}

const isSubmittable = (statement: unknown): boolean =>
  typeof (statement as { submit?: unknown }).submit === 'function';
