import { createHash } from 'node:crypto';
import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import type { DuplicateResumeDto } from '@career/contracts/resumes/resume-version.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import { toResumeDto } from './resume.mapper.ts';
import { contentOf } from './resume-content.ts';
import { ResumeUsesRepository } from './resume-uses.repository.ts';
import { ResumesRepository } from './resumes.repository.ts';
import { RESUME } from './resumes.service.ts';

/** Cut to what a title may hold, never inside a letter. */
const asTitle = (text: string): string => [...text].slice(0, LIMITS.lineMax).join('');

/** Copies of resumes, to change without touching the original. */
@Injectable()
export class ResumeCopiesService {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly uses: ResumeUsesRepository,
  ) {}

  /** @param key names this copy: repeated with the same key, the copy made before is answered. */
  async duplicate(
    ownerId: string,
    id: string,
    { title, jobApplicationId }: DuplicateResumeDto,
    key: string | undefined,
  ): Promise<ResumeDto> {
    const creationKey = key && createHash('sha256').update(`copy of ${id}: ${key}`).digest('base64url');
    const earlier = creationKey && (await this.resumes.findByCreationKey(ownerId, creationKey));
    if (earlier) return toResumeDto(earlier);
    const original = await this.resumes.find(ownerId, id);
    if (!original) throw new NotFound(RESUME);
    const job = jobApplicationId ? await this.uses.findJob(ownerId, jobApplicationId) : undefined;
    if (jobApplicationId && !job) throw new NotFound('Job application');
    const named = title || (job ? `${job.position} at ${job.company}` : `${original.title} (copy)`.trim());
    const content = { ...contentOf(original), title: asTitle(named) };
    const copy = await this.resumes.insert(ownerId, content, { creationKey, keeps: !content.isDraft });
    if (jobApplicationId) await this.uses.useFor(ownerId, jobApplicationId, copy.id);
    return toResumeDto(copy);
  }
}
