import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';

/** The photos that resumes of one owner name. */
@Injectable()
export class ResumePhotosRepository {
  constructor(private readonly database: Database) {}

  /** Of the resumes as they are, deleted ones that can be brought back among them, and of their snapshots. */
  async addresses(ownerId: string): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.execute<{ address: string }[]>(
        `select "content" #>> '{personalInfo,photoUrl}' as "address" from "resume" where "user_id" = ?
         union
         select v."content" #>> '{personalInfo,photoUrl}' from "resume_version" v
         join "resume" r on r."id" = v."resume_id" where r."user_id" = ?`,
        [ownerId, ownerId],
      ),
    );
    return rows.flatMap(({ address }) => address ?? []);
  }
}
