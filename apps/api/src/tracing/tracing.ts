import type { ActiveSpan, SpanStart, Tracing } from './tracing.types.ts';

let tracing: Tracing | undefined;

/** Turns tracing on for this process. Nothing of OpenTelemetry is loaded in a process that does not call it. */
export async function startTracing(service: string): Promise<void> {
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  tracing = new OpenTelemetry(service);
}

export const isTracing = (): boolean => tracing !== undefined;

export const isTold = (): boolean => tracing?.isRecording() ?? false;

export const startSpan = (work: SpanStart): ActiveSpan | undefined => tracing?.start(work);

/** Runs work inside a span, where tracing is on. */
export async function traced<Result>(
  work: SpanStart,
  run: (span: ActiveSpan | undefined) => Promise<Result>,
): Promise<Result> {
  const span = tracing?.start(work);
  if (!span) return await run(undefined);
  try {
    const result = await span.within(() => run(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

export const traceParent = (): string | undefined => tracing?.parent();

export const traceId = (): string | undefined => tracing?.traceId();

/** Exports the remaining spans, within the time that a stopping process has. */
export const stopTracing = async (): Promise<void> => await tracing?.stop();
