import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';

@Injectable()
export class HealthRepository {
  constructor(private readonly database: Database) {}

  /** @throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.database.read((em) => em.execute('select 1'));
  }
}
