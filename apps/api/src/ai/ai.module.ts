import { Module } from '@nestjs/common';
import { AiUsageRepository } from './ai-usage.repository.ts';
import { ModelClient } from './model-client.ts';

/** The way to the configured model, if there is one. */
@Module({ providers: [ModelClient, AiUsageRepository], exports: [ModelClient] })
export class AiModule {}
