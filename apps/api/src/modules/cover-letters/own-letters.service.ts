import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { CoverLetterEntity } from './cover-letter.entity.ts';

/** What applications may ask of letters, which build on applications. */
@Injectable()
export class OwnLettersService {
  constructor(private readonly database: Database) {}

  /** Whether this is one of the owner's letters. */
  async has(ownerId: string, id: string): Promise<boolean> {
    return (await this.database.read((em) => em.count(CoverLetterEntity, { id, userId: ownerId }))) > 0;
  }
}
