import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Resume } from './resume.entity.ts';
import { contentOf, opened } from './resume-content.ts';
import { ResumeVersionEntity } from './resume-version.entity.ts';

/**
 * Keeps a snapshot of the resume as it stands, unless the newest one says the same, and drops the oldest
 * beyond the limit, those first that have no name and that no copy in another language was made from.
 * @returns the version of the snapshot that says the same as the resume.
 */
export async function keepVersion(em: EntityManager, resume: Resume): Promise<number> {
  const { id: resumeId, userId, version, title } = resume;
  const content = contentOf(opened(resume));
  const [newest] = await em.find(
    ResumeVersionEntity,
    { resumeId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  if (newest && isDeepStrictEqual(newest.content, JSON.parse(JSON.stringify(content)))) return newest.version;
  const kept = em.create(
    ResumeVersionEntity,
    { resumeId, userId, version, title, content },
    { partial: true },
  );
  await em.persist(kept).flush();
  await em.execute(
    `delete from resume_version where id in (
       select id from resume_version where resume_id = ? and id <> ?
       order by name <> '' or version in (
         select translated_version from resume where user_id = ? and translated_from = ?
       ) desc, created_at desc, id desc offset ?)`,
    [resumeId, (kept as { id: string }).id, userId, resumeId, LIMITS.versionsPerResume - 1],
  );
  return version;
}
