/** Attributes that identify nobody: never an address, a body, a cookie or a value of a statement. */
export type SpanAttributes = Record<string, string | number | boolean | undefined>;

/** What a span starts with. */
export interface SpanStart {
  /** Few different ones: a route, never an address. */
  name: string;
  /** `server` and `consumer` start a trace where there is none; `client` and `producer` are recorded only within one. */
  kind: 'server' | 'consumer' | 'client' | 'producer';
  attributes?: SpanAttributes;
  /** W3C `traceparent` of the caller in another process. One that cannot be parsed counts as none. */
  parent?: string | null | undefined;
}

/** A span that has not ended. */
export interface ActiveSpan {
  /** Runs a function inside the span: spans started there are its children. */
  within<Result>(run: () => Result): Result;
  rename(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** @param error what it failed with; its class or code is recorded, its message is not, since it may contain personal data. */
  end(error?: unknown): void;
}

/** The tracing backend; `OpenTelemetry` is the only one. */
export interface Tracing {
  /** @returns undefined when this span is not recorded. */
  start(work: SpanStart): ActiveSpan | undefined;
  /** Whether the current span is recorded. */
  isRecording(): boolean;
  /** W3C `traceparent` of the current span, for another process. */
  parent(): string | undefined;
  traceId(): string | undefined;
  stop(): Promise<void>;
}
