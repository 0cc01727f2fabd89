import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Resume } from './resume.entity.ts';
import { contentOf, opened } from './resume-content.ts';
import { ResumeVersionEntity } from './resume-version.entity.ts';

/**
 * Keeps a snapshot of the resume as it stands, unless the newest one says the same, and drops the oldest
 * beyond the limit, those without a name first.
 */
export async function keepVersion(em: EntityManager, resume: Resume): Promise<void> {
  const { id: resumeId, userId, version, title } = resume;
  const content = contentOf(opened(resume));
  const [newest] = await em.find(
    ResumeVersionEntity,
    { resumeId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  if (newest && isDeepStrictEqual(newest.content, JSON.parse(JSON.stringify(content)))) return;
  const kept = em.create(
    ResumeVersionEntity,
    { resumeId, userId, version, title, content },
    { partial: true },
  );
  await em.persist(kept).flush();
  await em.execute(
    `delete from resume_version where id in (
       select id from resume_version where resume_id = ? and id <> ?
       order by name <> '' desc, created_at desc, id desc offset ?)`,
    [resumeId, (kept as { id: string }).id, LIMITS.versionsPerResume - 1],
  );
}
