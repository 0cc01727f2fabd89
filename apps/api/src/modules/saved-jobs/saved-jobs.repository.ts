import { raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { keysetPages, NEWEST_CREATED, type RowPlace } from '../../database/keyset.ts';
import { OwnedDocuments } from '../../database/owned-documents.ts';
import { columns } from '../../database/prepared.ts';
import { type SavedJob, SavedJobEntity } from './saved-job.entity.ts';
import type { ListedSavedJob } from './saved-job.mapper.ts';
import type { SavedJobContent } from './saved-job-content.ts';
import { SAVED_JOB_KIND } from './saved-job-kind.ts';

const LISTED = [
  'id',
  'userId',
  'position',
  'company',
  'location',
  'jobUrl',
  'salary',
  'deadline',
  'reminderDate',
  'notes',
  'jobListingId',
  'resumeUsed',
  'coverLetterUsed',
  'jobApplicationId',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ListedSavedJob)[];

const PAGES = keysetPages(`select ${columns(LISTED)} from saved_job where user_id = $1`, NEWEST_CREATED);

/** Rows of one owner. */
@Injectable()
export class SavedJobsRepository {
  private readonly jobs: OwnedDocuments<SavedJob, SavedJob>;

  constructor(private readonly database: Database) {
    this.jobs = new OwnedDocuments(database, SAVED_JOB_KIND);
  }

  list(ownerId: string, limit: number, start: RowPlace | undefined): Promise<ListedSavedJob[]> {
    return this.jobs.list(ownerId, PAGES, limit, start);
  }

  count(ownerId: string): Promise<number> {
    return this.database.read((em) => em.count(SavedJobEntity, { userId: ownerId }));
  }

  /** The saved jobs that were saved from one of these listings. */
  ofListings(
    ownerId: string,
    listingIds: readonly string[],
  ): Promise<Pick<ListedSavedJob, 'id' | 'jobListingId' | 'jobApplicationId'>[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(SavedJobEntity, 'job')
        .select(['id', 'jobListingId', 'jobApplicationId'])
        .where({ userId: ownerId, jobListingId: { $in: [...listingIds] } })
        .execute<Pick<ListedSavedJob, 'id' | 'jobListingId' | 'jobApplicationId'>[]>('all'),
    );
  }

  find(ownerId: string, id: string): Promise<SavedJob | undefined> {
    return this.jobs.find(ownerId, id);
  }

  createOnce(
    ownerId: string,
    key: string | undefined,
    contentOf: () => Promise<SavedJobContent & Pick<SavedJob, 'jobListingId'>>,
  ): Promise<SavedJob> {
    return this.jobs.createOnce(ownerId, key, contentOf);
  }

  update(
    ownerId: string,
    id: string,
    version: number | null | undefined,
    contentOf: (before: SavedJob) => SavedJobContent,
  ): Promise<SavedJob> {
    return this.jobs.update(ownerId, id, version, contentOf);
  }

  /** Notes what a saved job became or what was made for it; one that is gone meanwhile needs none. */
  async note(
    ownerId: string,
    id: string,
    change: Partial<Pick<SavedJob, 'jobApplicationId' | 'resumeUsed'>>,
  ): Promise<void> {
    const row = { ...change, version: raw('version + 1'), updatedAt: new Date() };
    await this.database.write((em) => em.nativeUpdate(SavedJobEntity, { id, userId: ownerId }, row));
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.jobs.remove(ownerId, id);
  }
}
