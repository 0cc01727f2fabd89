import { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import { AskWordingDto, WordingHelpDto, WordingProposalDto } from '@career/contracts/resumes/wording.dto';
import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiPending } from '../../http/api-pending.decorator.ts';
import { ApiProblems, WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { WordingService } from './wording.service.ts';

@ApiTags('Resumes')
@Controller('wording')
export class WordingController {
  constructor(private readonly wording: WordingService) {}

  @Get()
  @ApiOperation({ summary: 'Ask whether wording can be improved', description: 'It needs a language model.' })
  @ApiOkResponse({ description: 'Whether there is one.', type: WordingHelpDto })
  @ApiProblems(401)
  getWordingHelp(): WordingHelpDto {
    return this.wording.help();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Propose a better wording',
    description: 'Words one stored text of a resume anew with the same facts. Nothing is changed or kept.',
  })
  @ApiOkResponse({ description: 'The proposal.', type: WordingProposalDto })
  @ApiPending(AiJobDto)
  @ApiProblems(...WRITE_PROBLEMS, 404, 409, 422, 429, 503)
  proposeWording(
    @OwnerId() ownerId: string,
    @Body() body: AskWordingDto,
    @Headers('prefer') prefer: string | undefined,
  ) {
    return this.wording.ask(ownerId, body, prefer);
  }
}
