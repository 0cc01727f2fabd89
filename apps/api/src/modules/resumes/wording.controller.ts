import { AskWordingDto, WordingHelpDto, WordingProposalDto } from '@career/contracts/resumes/wording.dto';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import type { AiJobRequest } from '../ai-jobs/ai-jobs.service.ts';
import { JOB_KEY, JobRequest } from '../ai-jobs/job-request.decorator.ts';
import { WordingService } from './wording.service.ts';

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('wording')
export class WordingController {
  constructor(private readonly wording: WordingService) {}

  @Get()
  @Endpoint({
    summary: 'Ask whether wording can be improved',
    description: 'It needs a language model.',
    ok: { description: 'Whether there is one.', type: WordingHelpDto },
    problems: [401],
  })
  getWordingHelp(): WordingHelpDto {
    return this.wording.help();
  }

  @Post()
  @Endpoint({
    summary: 'Propose a better wording',
    description: 'Rewords one stored text of a resume with the same facts. Nothing is changed or kept.',
    ok: { description: 'The proposal.', type: WordingProposalDto },
    pending: true,
    idempotencyKey: JOB_KEY,
    problems: [...WRITE_PROBLEMS, 404, 409, 422, 429, 503],
  })
  proposeWording(
    @OwnerId() ownerId: string,
    @Body() body: AskWordingDto,
    @JobRequest() request: AiJobRequest,
  ) {
    return this.wording.ask(ownerId, body, request);
  }
}
