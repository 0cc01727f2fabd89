import { letterLanguageOf } from '@career/career/letters/letter-language-of';
import type { CoverLetterDto, CoverLetterSummaryDto } from '@career/contracts/cover-letters/cover-letter.dto';
import type { CoverLetterVersionDto } from '@career/contracts/cover-letters/cover-letter-version.dto';
import type { SaveCoverLetterDto } from '@career/contracts/cover-letters/save-cover-letter.dto';
import type { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { type Page, pageOf, parseCursor } from '../../database/keyset.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { toCoverLetterDto, toCoverLetterSummaryDto, toCoverLetterVersionDto } from './cover-letter.mapper.ts';
import { LETTER_KIND } from './cover-letter-kind.ts';
import { CoverLetterVersionsRepository } from './cover-letter-versions.repository.ts';
import { CoverLettersRepository, type LetterContent } from './cover-letters.repository.ts';

export const COVER_LETTER = LETTER_KIND.name;

@Injectable()
export class CoverLettersService {
  constructor(
    private readonly letters: CoverLettersRepository,
    private readonly versions: CoverLetterVersionsRepository,
    private readonly applications: JobApplicationsService,
  ) {}

  async list(
    ownerId: string,
    { limit = LIMITS.pageDefault, cursor }: PageQueryDto,
  ): Promise<Page<CoverLetterSummaryDto>> {
    const [rows, total] = await Promise.all([
      this.letters.list(ownerId, limit, parseCursor(cursor)),
      this.letters.count(ownerId),
    ]);
    const page = pageOf(rows, limit, total, (row) => row.createdAt);
    return { ...page, rows: page.rows.map(toCoverLetterSummaryDto) };
  }

  async get(ownerId: string, id: string): Promise<CoverLetterDto> {
    const letter = await this.letters.find(ownerId, id);
    if (!letter) throw new NotFound(COVER_LETTER);
    return toCoverLetterDto(letter);
  }

  /** @param key names the first save: repeated with the same key it finds the letter that its first arrival made. */
  async create(ownerId: string, body: SaveCoverLetterDto, key: string | undefined): Promise<CoverLetterDto> {
    const contentOf = async (): Promise<LetterContent> => {
      await this.checkApplication(ownerId, body);
      return contentOfBody(body, undefined);
    };
    return toCoverLetterDto(await this.letters.createOnce(ownerId, key, contentOf));
  }

  async update(ownerId: string, id: string, body: SaveCoverLetterDto): Promise<CoverLetterDto> {
    await this.checkApplication(ownerId, body);
    return toCoverLetterDto(
      await this.letters.update(ownerId, id, body.version, ({ language }) =>
        contentOfBody(body, language ?? undefined),
      ),
    );
  }

  /** What the letter said before its saves, newest first. */
  async earlierTexts(ownerId: string, id: string): Promise<CoverLetterVersionDto[]> {
    await this.get(ownerId, id);
    return (await this.versions.list(ownerId, id)).map(toCoverLetterVersionDto);
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.letters.remove(ownerId, id);
  }

  /** An application that a letter names must be the owner's. */
  private async checkApplication(ownerId: string, { jobApplicationId }: SaveCoverLetterDto): Promise<void> {
    if (jobApplicationId) await this.applications.get(ownerId, jobApplicationId);
  }
}

/** What is stored for a body; without a language the stored one stays, and a first one is read from the words. */
const contentOfBody = (body: SaveCoverLetterDto, stored: DocumentLanguage | undefined): LetterContent => ({
  jobApplicationId: body.jobApplicationId ?? null,
  title: body.title,
  company: body.company,
  position: body.position,
  content: body.content,
  jobUrl: body.jobUrl ?? '',
  isGenerated: body.isGenerated ?? false,
  language: body.language ?? stored ?? letterLanguageOf(body.content),
});
