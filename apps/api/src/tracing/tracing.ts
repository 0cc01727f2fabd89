/** Numbers and names that are of no person: never an address, a body, a cookie or a value of a statement. */
export type Facts = Record<string, string | number | boolean | undefined>;

/** A piece of work that a trace tells of. */
export interface Work {
  /** Few different ones: a route, never an address. */
  name: string;
  /** `server` and `consumer` begin a trace where there is none; `client` and `producer` are told only within one. */
  kind: 'server' | 'consumer' | 'client' | 'producer';
  facts?: Facts;
  /** What asked for it from another process, as W3C `traceparent`. What cannot be read counts as none. */
  parent?: string | null | undefined;
}

/** A piece of work under way. */
export interface WorkUnderWay {
  /** Runs what belongs to it: what is begun in there is part of it. */
  within<Result>(run: () => Result): Result;
  rename(name: string): void;
  tell(facts: Facts): void;
  /** @param error what it failed with; its class or code is told, its words are not, as they may be of a person. */
  end(error?: unknown): void;
}

/** What can tell of work; `OpenTelemetry` is the only one. */
export interface Tracing {
  /** @returns undefined when this work is not told of. */
  begin(work: Work): WorkUnderWay | undefined;
  /** Whether the work at hand is told of, and with it what it asks of others. */
  isTold(): boolean;
  /** W3C `traceparent` of the work at hand, to be handed to another process. */
  parent(): string | undefined;
  traceId(): string | undefined;
  stop(): Promise<void>;
}

let tracing: Tracing | undefined;

/** Turns tracing on for this process. Nothing of OpenTelemetry is loaded in a process that does not call it. */
export async function startTracing(service: string): Promise<void> {
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  tracing = new OpenTelemetry(service);
}

export const isTracing = (): boolean => tracing !== undefined;

export const isTold = (): boolean => tracing?.isTold() ?? false;

export const beginWork = (work: Work): WorkUnderWay | undefined => tracing?.begin(work);

/** Runs work and tells of it, where tracing is on. */
export async function traced<Result>(
  work: Work,
  run: (underWay: WorkUnderWay | undefined) => Promise<Result>,
): Promise<Result> {
  const underWay = tracing?.begin(work);
  if (!underWay) return await run(undefined);
  try {
    const result = await underWay.within(() => run(underWay));
    underWay.end();
    return result;
  } catch (error) {
    underWay.end(error);
    throw error;
  }
}

export const traceParent = (): string | undefined => tracing?.parent();

export const traceId = (): string | undefined => tracing?.traceId();

/** Sends what was not sent yet, as far as the time of a process that stops allows. */
export const stopTracing = async (): Promise<void> => await tracing?.stop();
