import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

@Injectable()
export class HealthRepository {
  constructor(private readonly em: EntityManager) {}

  /** @throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.em.fork().execute('select 1');
  }
}
