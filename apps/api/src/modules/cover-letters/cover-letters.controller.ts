import { CoverLetterDto, CoverLetterSummaryDto } from '@career/contracts/cover-letters/cover-letter.dto';
import { GenerateCoverLetterDto } from '@career/contracts/cover-letters/generate-cover-letter.dto';
import { GeneratedLetterDto } from '@career/contracts/cover-letters/generated-letter.dto';
import { MatchPostingDto } from '@career/contracts/cover-letters/match-posting.dto';
import { PostingMatchDto } from '@career/contracts/cover-letters/posting-match.dto';
import { SaveCoverLetterDto } from '@career/contracts/cover-letters/save-cover-letter.dto';
import { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import type { AiJobRequest } from '../ai-jobs/ai-jobs.service.ts';
import { JOB_KEY, JobRequest } from '../ai-jobs/job-request.decorator.ts';
import { COVER_LETTER, CoverLettersService } from './cover-letters.service.ts';
import { LetterWritingService } from './letter-writing.service.ts';

@ApiTags('Cover letters')
@TokenAccess('cover-letters')
@Controller('cover-letters')
export class CoverLettersController {
  constructor(
    private readonly letters: CoverLettersService,
    private readonly writing: LetterWritingService,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List cover letters',
    description: 'The person’s letters, newest first, without their text.',
    page: { row: CoverLetterSummaryDto, description: 'A page of cover letters.' },
    problems: [400, 401],
  })
  listCoverLetters(@OwnerId() ownerId: string, @Query() query: PageQueryDto) {
    return this.letters.list(ownerId, query);
  }

  @Post('generate')
  @Endpoint({
    summary: 'Write a cover letter',
    description:
      'Writes a letter from what a resume of the person says and the posting asks for; nothing is kept. Company, position and the posting are enough.',
    ok: { description: 'The letter.', type: GeneratedLetterDto },
    pending: true,
    idempotencyKey: JOB_KEY,
    problems: [...WRITE_PROBLEMS, 404, 422, 429, 503],
  })
  generateCoverLetter(
    @OwnerId() ownerId: string,
    @Body() body: GenerateCoverLetterDto,
    @JobRequest() request: AiJobRequest,
  ) {
    return this.writing.generate(ownerId, body, request);
  }

  @Post('match')
  @Endpoint({
    summary: 'Match a posting with a resume',
    description:
      'Says before a letter is written which requirements of a posting a resume meets, by which of its facts, and which not. No model is asked and nothing is kept.',
    ok: { description: 'The requirements, each with what meets it.', type: PostingMatchDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  matchPosting(@OwnerId() ownerId: string, @Body() body: MatchPostingDto): Promise<PostingMatchDto> {
    return this.writing.match(ownerId, body);
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a cover letter',
    description: 'The whole letter.',
    idOf: 'the cover letter',
    ok: { description: 'The letter.', type: CoverLetterDto },
    versioned: 'read',
    problems: [401, 404],
  })
  getCoverLetter(@OwnerId() ownerId: string, @IdParam(COVER_LETTER) id: string): Promise<CoverLetterDto> {
    return this.letters.get(ownerId, id);
  }

  @Post()
  @Endpoint({
    summary: 'Create a cover letter',
    description: 'Keeps the letter.',
    created: { description: 'The letter as stored.', type: CoverLetterDto },
    idempotencyKey:
      'Any text that names this creation. Sent again with the same key, the letter made before is answered.',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  createCoverLetter(
    @OwnerId() ownerId: string,
    @Body() body: SaveCoverLetterDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CoverLetterDto> {
    return this.letters.create(ownerId, body, key);
  }

  @Put(':id')
  @Endpoint({
    summary: 'Save a cover letter',
    description: 'Stores the body over the letter, whole. With `version` a save over a newer one is refused.',
    idOf: 'the cover letter',
    ok: { description: 'The letter as stored.', type: CoverLetterDto },
    versioned: 'save',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  updateCoverLetter(
    @OwnerId() ownerId: string,
    @IdParam(COVER_LETTER) id: string,
    @Body() body: SaveCoverLetterDto,
  ): Promise<CoverLetterDto> {
    return this.letters.update(ownerId, id, body);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a cover letter',
    description: 'Removes the letter for good.',
    idOf: 'the cover letter',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deleteCoverLetter(@OwnerId() ownerId: string, @IdParam(COVER_LETTER) id: string): Promise<void> {
    return this.letters.remove(ownerId, id);
  }
}
