import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { HealthRepository } from './health.repository.ts';
import { HealthService } from './health.service.ts';

@Module({ controllers: [HealthController], providers: [HealthService, HealthRepository] })
export class HealthModule {}
