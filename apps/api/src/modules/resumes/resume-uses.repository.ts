import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/**
 * The one column in which job applications name the resume they used. Written in SQL: applications look at resumes,
 * so that a call the other way would tie the two modules into a knot.
 */
@Injectable()
export class ResumeUsesRepository {
  constructor(private readonly em: EntityManager) {}

  async findJob(
    ownerId: string,
    applicationId: string,
  ): Promise<{ position: string; company: string } | undefined> {
    const [job] = await this.em
      .fork()
      .execute<{ position: string; company: string }[]>(
        'select position, company from job_application where id = ? and user_id = ?',
        [applicationId, ownerId],
      );
    return job;
  }

  async useFor(ownerId: string, applicationId: string, resumeId: string): Promise<void> {
    await this.em
      .fork()
      .execute(
        'update job_application set resume_used = ?, version = version + 1, updated_at = now() where id = ? and user_id = ?',
        [resumeId, applicationId, ownerId],
      );
  }
}
