import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type TrainingLink, TrainingLinkEntity } from './training-link.entity.ts';

/** Findings about the links of the catalogue: a few hundred rows, one for each course. */
@Injectable()
export class TrainingLinksRepository {
  constructor(private readonly em: EntityManager) {}

  all(): Promise<TrainingLink[]> {
    return this.em.fork().findAll(TrainingLinkEntity);
  }

  /** Writes findings over what was found before. */
  async record(links: readonly TrainingLink[]): Promise<void> {
    if (links.length > 0) await this.em.fork().upsertMany(TrainingLinkEntity, [...links]);
  }

  /** Forgets courses that are no longer in the catalogue. */
  async keepOnly(ids: readonly string[]): Promise<void> {
    await this.em.fork().nativeDelete(TrainingLinkEntity, { trainingId: { $nin: [...ids] } });
  }
}
