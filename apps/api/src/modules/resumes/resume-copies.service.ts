import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import type { DuplicateResumeDto } from '@career/contracts/resumes/resume-version.dto';
import {
  DOCUMENT_LANGUAGE_NAMES,
  type DocumentLanguage,
} from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { toResumeDto } from './resume.mapper.ts';
import { contentOf, type StoredContent } from './resume-content.ts';
import { ResumeOriginalsRepository } from './resume-originals.repository.ts';
import { ResumesRepository, type TranslationLink } from './resumes.repository.ts';
import { RESUME } from './resumes.service.ts';

/** Cut to what a title may hold, never inside a letter. */
const asTitle = (text: string): string => [...text].slice(0, LIMITS.lineMax).join('');

/** Copies of resumes, to change without touching the original. */
@Injectable()
export class ResumeCopiesService {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly originals: ResumeOriginalsRepository,
    private readonly applications: JobApplicationsService,
  ) {}

  /** @param key names this copy: repeated with the same key, the copy made before is answered. */
  async duplicate(
    ownerId: string,
    id: string,
    { title, jobApplicationId, language }: DuplicateResumeDto,
    key: string | undefined,
  ): Promise<ResumeDto> {
    let isNew = false;
    const copyOf = async () => {
      const { original, link } = await this.originalOf(ownerId, id, language);
      const job = jobApplicationId ? await this.applications.get(ownerId, jobApplicationId) : undefined;
      const what = language ? DOCUMENT_LANGUAGE_NAMES[language] : 'copy';
      const named =
        title || (job ? `${job.position} at ${job.company}` : `${original.title} (${what})`.trim());
      isNew = true;
      const content = contentOf(original);
      const designOptions = language ? { ...content.designOptions, language } : content.designOptions;
      return { ...content, designOptions, title: asTitle(named), ...link };
    };
    const copy = await this.resumes.createOnce(ownerId, key && `copy of ${id}: ${key}`, copyOf, {
      keeps: ({ isDraft }) => !isDraft,
    });
    if (isNew && jobApplicationId) await this.applications.useResume(ownerId, jobApplicationId, copy.id);
    return toResumeDto(copy);
  }

  /** The resume to copy; for a copy in another language also kept as it is now, to be compared with later. */
  private async originalOf(
    ownerId: string,
    id: string,
    language: DocumentLanguage | undefined,
  ): Promise<{ original: StoredContent; link?: TranslationLink }> {
    if (!language) {
      const original = await this.resumes.find(ownerId, id);
      if (!original) throw new NotFound(RESUME);
      return { original };
    }
    const { resume, snapshotVersion } = await this.originals.keep(ownerId, id);
    return { original: resume, link: { translatedFrom: id, translatedVersion: snapshotVersion } };
  }
}
