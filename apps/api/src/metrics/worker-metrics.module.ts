import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/app.config.ts';
import { WorkerMetrics } from './worker-metrics.ts';

/** For a worker without a metrics endpoint: counts nothing and loads nothing. */
class NoWorkerMetrics extends WorkerMetrics {
  readonly serve = undefined;
  override jobStarted(): () => void {
    return () => undefined;
  }

  override jobsRecovered(): void {}

  override taskStarted(): () => void {
    return () => undefined;
  }
}

@Global()
@Module({
  providers: [
    {
      provide: WorkerMetrics,
      inject: [AppConfig],
      useFactory: async ({ workerPort, metricsToken }: AppConfig) => {
        if (workerPort === undefined || !metricsToken) return new NoWorkerMetrics();
        const { PrometheusWorkerMetrics } = await import('./prometheus-worker-metrics.ts');
        return new PrometheusWorkerMetrics(metricsToken);
      },
    },
  ],
  exports: [WorkerMetrics],
})
export class WorkerMetricsModule {}
