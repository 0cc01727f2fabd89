import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import type { DuplicateResumeDto } from '@career/contracts/resumes/resume-version.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { toResumeDto } from './resume.mapper.ts';
import { contentOf } from './resume-content.ts';
import { ResumesRepository } from './resumes.repository.ts';
import { RESUME } from './resumes.service.ts';

/** Cut to what a title may hold, never inside a letter. */
const asTitle = (text: string): string => [...text].slice(0, LIMITS.lineMax).join('');

/** Copies of resumes, to change without touching the original. */
@Injectable()
export class ResumeCopiesService {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly applications: JobApplicationsService,
  ) {}

  /** @param key names this copy: repeated with the same key, the copy made before is answered. */
  async duplicate(
    ownerId: string,
    id: string,
    { title, jobApplicationId }: DuplicateResumeDto,
    key: string | undefined,
  ): Promise<ResumeDto> {
    let isNew = false;
    const copyOf = async () => {
      const original = await this.resumes.find(ownerId, id);
      if (!original) throw new NotFound(RESUME);
      const job = jobApplicationId ? await this.applications.get(ownerId, jobApplicationId) : undefined;
      const named = title || (job ? `${job.position} at ${job.company}` : `${original.title} (copy)`.trim());
      isNew = true;
      return { ...contentOf(original), title: asTitle(named) };
    };
    const copy = await this.resumes.createOnce(ownerId, key && `copy of ${id}: ${key}`, copyOf, {
      keeps: ({ isDraft }) => !isDraft,
    });
    if (isNew && jobApplicationId) await this.applications.useResume(ownerId, jobApplicationId, copy.id);
    return toResumeDto(copy);
  }
}
