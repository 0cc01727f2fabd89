import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import type {
  RestoreVersionDto,
  ResumeVersionDto,
  ResumeVersionSummaryDto,
  SaveVersionNameDto,
} from '@career/contracts/resumes/resume-version.dto';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import { toResumeDto } from './resume.mapper.ts';
import type { ResumeVersion } from './resume-version.entity.ts';
import { toVersionDto, toVersionSummaryDto } from './resume-version.mapper.ts';
import { ResumeVersionsRepository } from './resume-versions.repository.ts';
import { ResumesRepository } from './resumes.repository.ts';
import { RESUME } from './resumes.service.ts';

export const VERSION = 'Version';

/** The snapshots of a resume. */
@Injectable()
export class ResumeVersionsService {
  constructor(
    private readonly versions: ResumeVersionsRepository,
    private readonly resumes: ResumesRepository,
  ) {}

  async list(ownerId: string, resumeId: string): Promise<ResumeVersionSummaryDto[]> {
    await this.needResume(ownerId, resumeId);
    return (await this.versions.list(ownerId, resumeId)).map(toVersionSummaryDto);
  }

  async get(ownerId: string, resumeId: string, id: string): Promise<ResumeVersionDto> {
    return toVersionDto(await this.find(ownerId, resumeId, id));
  }

  async rename(
    ownerId: string,
    resumeId: string,
    id: string,
    { name }: SaveVersionNameDto,
  ): Promise<ResumeVersionSummaryDto> {
    await this.needResume(ownerId, resumeId);
    if (!(await this.versions.name(ownerId, resumeId, id, name))) throw new NotFound(VERSION);
    return toVersionSummaryDto(await this.find(ownerId, resumeId, id));
  }

  /** Makes a snapshot the newest version of its resume; nothing between is lost. */
  async restore(
    ownerId: string,
    resumeId: string,
    id: string,
    { version }: RestoreVersionDto,
  ): Promise<ResumeDto> {
    const snapshot = await this.find(ownerId, resumeId, id);
    return toResumeDto(await this.versions.restore(ownerId, snapshot, version ?? undefined));
  }

  private async find(ownerId: string, resumeId: string, id: string): Promise<ResumeVersion> {
    await this.needResume(ownerId, resumeId);
    const found = await this.versions.find(ownerId, resumeId, id);
    if (!found) throw new NotFound(VERSION);
    return found;
  }

  /** @throws NotFound */
  private async needResume(ownerId: string, resumeId: string): Promise<void> {
    if ((await this.resumes.versionOf(ownerId, resumeId)) === undefined) throw new NotFound(RESUME);
  }
}
