import type { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import type { DeletedResumeDto } from '@career/contracts/resumes/resume-version.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { type Page, pageOf, parseCursor } from '../../database/keyset.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { DeletedResumesRepository } from './deleted-resumes.repository.ts';
import { toResumeSummaryDto } from './resume.mapper.ts';
import { RESUME, ResumesService } from './resumes.service.ts';

const RESTORABLE_MS = LIMITS.deletedResumeDays * 24 * 60 * 60 * 1000;

const restorableSince = (): Date => new Date(Date.now() - RESTORABLE_MS);

/** Deleted resumes: for a while their owner can bring them back, then they are removed for good. */
@Injectable()
export class DeletedResumesService {
  constructor(
    private readonly deleted: DeletedResumesRepository,
    private readonly resumes: ResumesService,
  ) {}

  async list(
    ownerId: string,
    { limit = LIMITS.pageDefault, cursor }: PageQueryDto,
  ): Promise<Page<DeletedResumeDto>> {
    const since = restorableSince();
    const [rows, total] = await Promise.all([
      this.deleted.list(ownerId, since, limit, parseCursor(cursor)),
      this.deleted.count(ownerId, since),
    ]);
    const page = pageOf(rows, limit, total, (row) => row.deletedAt);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...toResumeSummaryDto(row),
        deletedAt: row.deletedAt.toISOString(),
        restorableUntil: new Date(row.deletedAt.getTime() + RESTORABLE_MS).toISOString(),
      })),
    };
  }

  async restore(ownerId: string, id: string): Promise<ResumeDto> {
    if (!(await this.deleted.restore(ownerId, id, restorableSince()))) throw new NotFound(RESUME);
    return await this.resumes.get(ownerId, id);
  }

  /** @returns how many were removed for good. */
  purge(): Promise<number> {
    return this.deleted.purge(restorableSince());
  }
}
