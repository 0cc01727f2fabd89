import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { OwnedDocuments } from '../../database/owned-documents.ts';
import { keepVersion } from './keep-version.ts';
import type { Resume } from './resume.entity.ts';
import type { ShownResume } from './resume.mapper.ts';
import { rowOf } from './resume-content.ts';
import { RESUME_KIND } from './resume-kind.ts';
import { type ResumeVersion, ResumeVersionEntity } from './resume-version.entity.ts';

export type ListedVersion = Omit<ResumeVersion, 'content' | 'userId'>;

const LISTED = ['id', 'resumeId', 'version', 'title', 'name', 'createdAt'] as const;

/** Snapshots of resumes of one owner. */
@Injectable()
export class ResumeVersionsRepository {
  private readonly resumes: OwnedDocuments<Resume, ShownResume>;

  constructor(private readonly database: Database) {
    this.resumes = new OwnedDocuments(database, RESUME_KIND);
  }

  /** All there are, newest first: few enough for one answer. */
  list(ownerId: string, resumeId: string): Promise<ListedVersion[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(ResumeVersionEntity, 'version')
        .select([...LISTED])
        .where({ userId: ownerId, resumeId })
        .orderBy({ createdAt: 'desc', id: 'desc' })
        .execute<ListedVersion[]>('all'),
    );
  }

  find(ownerId: string, resumeId: string, id: string): Promise<ResumeVersion | null> {
    return this.database.read((em) => em.findOne(ResumeVersionEntity, { id, resumeId, userId: ownerId }));
  }

  /** @returns whether there was one to name. */
  async name(ownerId: string, resumeId: string, id: string, name: string): Promise<boolean> {
    const named = await this.database.write((em) =>
      em.nativeUpdate(ResumeVersionEntity, { id, resumeId, userId: ownerId }, { name }),
    );
    return named > 0;
  }

  /** Writes a snapshot over the resume. Keeps snapshots of the content before and after. */
  restore(
    ownerId: string,
    { resumeId, content }: ResumeVersion,
    edited: number | undefined,
  ): Promise<ShownResume> {
    const changed = async (em: EntityManager, before: Resume, after: Resume): Promise<void> => {
      await keepVersion(em, before);
      await keepVersion(em, after);
    };
    return this.resumes.change(ownerId, resumeId, () => rowOf(content), { edited, changed });
  }
}
