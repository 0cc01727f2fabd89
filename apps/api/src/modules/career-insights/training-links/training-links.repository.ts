import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { type TrainingLink, TrainingLinkEntity } from './training-link.entity.ts';

/** Findings about the links of the catalogue: a few hundred rows, one for each course. */
@Injectable()
export class TrainingLinksRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<TrainingLink[]> {
    return this.database.read((em) => em.findAll(TrainingLinkEntity));
  }

  /** Writes findings over what was found before. */
  async record(links: readonly TrainingLink[]): Promise<void> {
    if (links.length > 0) await this.database.write((em) => em.upsertMany(TrainingLinkEntity, [...links]));
  }

  /** Forgets courses that are no longer in the catalogue. */
  async keepOnly(ids: readonly string[]): Promise<void> {
    await this.database.write((em) =>
      em.nativeDelete(TrainingLinkEntity, { trainingId: { $nin: [...ids] } }),
    );
  }
}
