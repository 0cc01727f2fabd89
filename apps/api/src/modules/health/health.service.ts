import type { HealthDto } from '@career/contracts/health/health.dto';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../errors/domain-errors.ts';
import { HealthRepository } from './health.repository.ts';

@Injectable()
export class HealthService {
  constructor(private readonly database: HealthRepository) {}

  async get(): Promise<HealthDto> {
    try {
      await this.database.ping();
    } catch {
      throw new Unavailable('The database does not answer.');
    }
    return { status: 'ok', database: true };
  }
}
