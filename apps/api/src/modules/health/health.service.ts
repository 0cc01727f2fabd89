import type { HealthDto } from '@career/contracts/health/health.dto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../errors/domain-errors.ts';

@Injectable()
export class HealthService {
  constructor(private readonly em: EntityManager) {}

  async get(): Promise<HealthDto> {
    try {
      await this.em.fork().execute('select 1');
    } catch {
      throw new Unavailable('The database does not answer.');
    }
    return { status: 'ok', database: true };
  }
}
