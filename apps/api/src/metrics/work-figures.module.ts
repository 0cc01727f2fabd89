import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/app.config.ts';
import { WorkFigures } from './work-figures.ts';

/** Of a worker that nobody can ask: it counts nothing and loads nothing. */
class NoWorkFigures extends WorkFigures {
  readonly serve = undefined;
  override taken(): () => void {
    return () => undefined;
  }

  override sweptUp(): void {}

  override begun(): () => void {
    return () => undefined;
  }
}

@Global()
@Module({
  providers: [
    {
      provide: WorkFigures,
      inject: [AppConfig],
      useFactory: async ({ workerPort, metricsToken }: AppConfig) => {
        if (workerPort === undefined || !metricsToken) return new NoWorkFigures();
        const { ScrapedWorkFigures } = await import('./scraped-work-figures.ts');
        return new ScrapedWorkFigures(metricsToken);
      },
    },
  ],
  exports: [WorkFigures],
})
export class WorkFiguresModule {}
