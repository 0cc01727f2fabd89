import type { LoggerService } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Says once that a collector takes no traces, and once that it does again: not with every batch that is lost. */
export class LoggingSpanExporter implements SpanExporter {
  private isTaking = true;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Pick<LoggerService, 'log' | 'warn'>,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.note(result);
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.exporter.shutdown();
  }

  private note({ code, error }: ExportResult): void {
    const isTaking = code === ExportResultCode.SUCCESS;
    if (isTaking === this.isTaking) return;
    this.isTaking = isTaking;
    if (isTaking) this.logger.log('The collector takes traces again.');
    else
      this.logger.warn(`The collector takes no traces, they are dropped: ${error?.message ?? 'no reason'}`);
  }
}
