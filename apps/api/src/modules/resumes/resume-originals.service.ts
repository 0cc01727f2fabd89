import { isDeepStrictEqual } from 'node:util';
import type { FollowOriginalDto, ResumeOriginalDto } from '@career/contracts/resumes/resume-original.dto';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import type { ShownResume } from './resume.mapper.ts';
import { contentOf, opened, rowOf, type StoredContent } from './resume-content.ts';
import { ResumeOriginalsRepository } from './resume-originals.repository.ts';
import { toVersionContent } from './resume-version.mapper.ts';
import { ResumesRepository } from './resumes.repository.ts';
import { RESUME } from './resumes.service.ts';

const ORIGINAL = 'Original';

/** What a resume says, without its look and its name in the list. Both sides as JSON keeps them. */
const saidBy = (content: Partial<StoredContent>): unknown => {
  const { title, templateId, designOptions, isDraft, ...said } = contentOf(opened(rowOf(content)));
  return JSON.parse(JSON.stringify(said));
};

/** The resume that a copy in another language was made from, then and now. */
@Injectable()
export class ResumeOriginalsService {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly originals: ResumeOriginalsRepository,
  ) {}

  async get(ownerId: string, copyId: string): Promise<ResumeOriginalDto> {
    const { originalId, version } = await this.linkOf(ownerId, copyId);
    const [now, snapshot] = await Promise.all([
      this.resumes.find(ownerId, originalId),
      this.originals.snapshot(ownerId, originalId, version),
    ]);
    const base = { id: originalId, title: (now ?? snapshot)?.title ?? '', translatedVersion: version };
    const before = snapshot ? toVersionContent(snapshot) : null;
    if (!now) return { ...base, state: 'deleted', version: null, before, now: null };
    const isSame = snapshot !== null && isDeepStrictEqual(saidBy(snapshot.content), saidBy(now));
    return {
      ...base,
      state: isSame ? 'same' : 'changed',
      version: now.version,
      before,
      now: toVersionContent({ content: contentOf(now) }),
    };
  }

  /** Says that a copy has what its original says now. */
  async follow(ownerId: string, copyId: string, { version }: FollowOriginalDto): Promise<ResumeOriginalDto> {
    const { originalId } = await this.linkOf(ownerId, copyId);
    const { snapshotVersion } = await this.originals.keep(ownerId, originalId, { version, name: ORIGINAL });
    await this.originals.follow(ownerId, copyId, snapshotVersion);
    return this.get(ownerId, copyId);
  }

  /** @throws NotFound also where the resume is no copy in another language. */
  private async linkOf(ownerId: string, copyId: string): Promise<{ originalId: string; version: number }> {
    const copy: ShownResume | undefined = await this.resumes.find(ownerId, copyId);
    if (!copy) throw new NotFound(RESUME);
    if (!copy.translatedFrom) throw new NotFound(ORIGINAL);
    return { originalId: copy.translatedFrom, version: copy.translatedVersion ?? 0 };
  }
}
