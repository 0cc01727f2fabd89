import { Logger } from '@nestjs/common';
import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { withTimeout } from '../lifecycle/with-timeout.ts';
import { LoggingSpanExporter } from './logging-span-exporter.ts';
import type { ActiveSpan, SpanAttributes, SpanStart, Tracing } from './tracing.types.ts';

/** Of the nine seconds in which a process must have ended. */
const SEND_REST_WITHIN_MS = 1_500;

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
} as const;

const CARRIER = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
  set: (carrier: Record<string, string>, key: string, value: string) => {
    carrier[key] = value;
  },
};

/**
 * Traces by the SDK of OpenTelemetry, sent in batches by OTLP over HTTP. Where, how many and under which name is said by
 * the standard OTEL_ variables, which the SDK reads itself. The queue is bounded: what is too much is dropped.
 */
export class OpenTelemetry implements Tracing {
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor(service: string) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    const exporter = new LoggingSpanExporter(new OTLPTraceExporter(), new Logger('Tracing'));
    this.provider = new BasicTracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': service }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.tracer = this.provider.getTracer('career-toolkit');
  }

  start({ name, kind, attributes = {}, parent }: SpanStart): ActiveSpan | undefined {
    const around = parent
      ? this.propagator.extract(ROOT_CONTEXT, { traceparent: parent }, CARRIER)
      : context.active();
    if ((kind === 'client' || kind === 'producer') && !this.isRecording()) return undefined;
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
    const inside = trace.setSpan(around, span);
    return {
      within: (run) => context.with(inside, run),
      rename: (better) => span.updateName(better),
      setAttributes: (more) => setAttributes(span, more),
      end: (error) => end(span, error),
    };
  }

  isRecording(): boolean {
    return trace.getSpan(context.active())?.isRecording() ?? false;
  }

  parent(): string | undefined {
    const carrier: Record<string, string> = {};
    this.propagator.inject(context.active(), carrier, CARRIER);
    return carrier.traceparent;
  }

  traceId(): string | undefined {
    return trace.getSpan(context.active())?.spanContext().traceId;
  }

  async stop(): Promise<void> {
    await withTimeout(
      this.provider.shutdown().catch(() => undefined),
      SEND_REST_WITHIN_MS,
      undefined,
    );
  }
}

function setAttributes(span: Span, attributes: SpanAttributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) span.setAttribute(name, value);
}

function end(span: Span, error: unknown): void {
  if (error !== undefined) {
    span.setAttribute('error.type', typeOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 40);
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.constructor.name;
}
