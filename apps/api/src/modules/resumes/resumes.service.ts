import { plainResume } from '@career/contracts/marked-text/plain-resume';
import type { ResumeDto, ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import type { ResumeQueryDto, SaveResumeFilingDto } from '@career/contracts/resumes/resume-filing.dto';
import type { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { type Page, pageOf, parseCursor } from '../../database/keyset.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { toResumeDto, toResumeSummaryDto } from './resume.mapper.ts';
import { storedContent } from './resume-content.ts';
import { RESUME_KIND } from './resume-kind.ts';
import { ResumesRepository } from './resumes.repository.ts';

export const RESUME = RESUME_KIND.name;

const keepsVersion = ({ keepVersion, isDraft }: SaveResumeDto): boolean => keepVersion ?? !isDraft;

/** Without blanks and repetitions, whatever their letter case. */
const tagsOf = (typed: readonly string[]): string[] =>
  [
    ...new Map(
      typed
        .map((tag) => tag.trim())
        .filter(Boolean)
        .toReversed()
        .map((tag) => [tag.toLocaleLowerCase('en'), tag]),
    ).values(),
  ].toReversed();

@Injectable()
export class ResumesService {
  constructor(private readonly resumes: ResumesRepository) {}

  async list(
    ownerId: string,
    { limit = LIMITS.pageDefault, cursor, archived = false }: ResumeQueryDto,
  ): Promise<Page<ResumeSummaryDto>> {
    const [rows, total] = await Promise.all([
      this.resumes.list(ownerId, limit, parseCursor(cursor), archived),
      this.resumes.count(ownerId, archived),
    ]);
    const page = pageOf(rows, limit, total, (row) => row.updatedAt);
    return { ...page, rows: page.rows.map(toResumeSummaryDto) };
  }

  async get(ownerId: string, id: string): Promise<ResumeDto> {
    const resume = await this.resumes.find(ownerId, id);
    if (!resume) throw new NotFound(RESUME);
    return toResumeDto(resume);
  }

  /** The resume as letters, checks and matches read it: without bold, italic and links. */
  async getPlain(ownerId: string, id: string): Promise<ResumeDto> {
    return plainResume(await this.get(ownerId, id));
  }

  /** Whether this is one of the owner's resumes. */
  async has(ownerId: string, id: string): Promise<boolean> {
    return (await this.versionOf(ownerId, id)) !== undefined;
  }

  /** Version of a resume; undefined when it is not one of the owner's. */
  versionOf(ownerId: string, id: string): Promise<number | undefined> {
    return this.resumes.versionOf(ownerId, id);
  }

  /** The named resume if it is there, else the one saved last; undefined when there is none. */
  async latest(ownerId: string, preferredId?: string): Promise<ResumeDto | undefined> {
    const preferred = preferredId ? await this.resumes.find(ownerId, preferredId) : null;
    if (preferred) return toResumeDto(preferred);
    const [last] = await this.resumes.list(ownerId, 1, undefined);
    return last && (await this.get(ownerId, last.id));
  }

  /** The resume asked for, else the one an application was made with, else the one saved last. */
  chosen(
    ownerId: string,
    asked: string | null | undefined,
    used: string | null | undefined,
  ): Promise<ResumeDto | undefined> {
    return asked ? this.get(ownerId, asked) : this.latest(ownerId, used ?? undefined);
  }

  async create(ownerId: string, body: SaveResumeDto, key: string | undefined): Promise<ResumeDto> {
    const keeps = () => keepsVersion(body);
    return toResumeDto(await this.resumes.createOnce(ownerId, key, () => storedContent(body), { keeps }));
  }

  async update(ownerId: string, id: string, body: SaveResumeDto): Promise<ResumeDto> {
    const keeps = keepsVersion(body);
    return toResumeDto(await this.resumes.update(ownerId, id, body.version, storedContent(body), { keeps }));
  }

  /** Puts a resume into the archive or takes it out, and gives it its tags. */
  async file(
    ownerId: string,
    id: string,
    { archived, tags }: SaveResumeFilingDto,
  ): Promise<ResumeSummaryDto> {
    const filed = await this.resumes.file(ownerId, id, { archived, tags: tags && tagsOf(tags) });
    if (!filed) throw new NotFound(RESUME);
    return toResumeSummaryDto(filed);
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.resumes.remove(ownerId, id);
  }
}
