import { Global, Module } from '@nestjs/common';
import { ConfigService, ConfigModule as NestConfigModule } from '@nestjs/config';
import { AppConfig } from './app.config.ts';
import type { Environment } from './environment.dto.ts';
import { readEnvironment } from './read-environment.ts';

/** Reads and checks the environment once and offers it as `AppConfig`; nothing else reads `process.env`. */
@Global()
@Module({
  imports: [
    NestConfigModule.forRoot({
      cache: true,
      ignoreEnvFile: true,
      load: [() => ({ environment: readEnvironment() })],
    }),
  ],
  providers: [
    {
      provide: AppConfig,
      inject: [ConfigService],
      useFactory: (config: ConfigService) => new AppConfig(config.getOrThrow<Environment>('environment')),
    },
  ],
  exports: [AppConfig],
})
export class ConfigModule {}
