import type {
  AskWordingDto,
  WordingHelpDto,
  WordingProposalDto,
} from '@career/contracts/resumes/wording.dto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { StaleVersion, Unprocessable } from '../../errors/domain-errors.ts';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import type { InputOf } from '../ai-jobs/ai-job.types.ts';
import { type AiJobRequest, AiJobsService } from '../ai-jobs/ai-jobs.service.ts';
import { ResumesService } from './resumes.service.ts';
import { wordedText } from './worded-text.ts';

/** Asks the configured model for a better wording of a stored text. */
@Injectable()
export class WordingService {
  constructor(
    private readonly config: AppConfig,
    private readonly jobs: AiJobsService,
    private readonly resumes: ResumesService,
  ) {}

  help(): WordingHelpDto {
    return { available: this.config.model !== undefined };
  }

  async ask(
    ownerId: string,
    body: AskWordingDto,
    request: AiJobRequest,
  ): Promise<WordingProposalDto | PendingAnswer> {
    return await this.jobs.ask(ownerId, 'wording', await this.inputOf(ownerId, body), request);
  }

  /** The same, answered at once with the job that looks for it. */
  async start(ownerId: string, body: AskWordingDto, request: AiJobRequest): Promise<PendingAnswer> {
    return await this.jobs.start(ownerId, 'wording', await this.inputOf(ownerId, body), request);
  }

  private async inputOf(
    ownerId: string,
    { resumeId, field, version }: AskWordingDto,
  ): Promise<InputOf<'wording'>> {
    if (!this.help().available) throw new Unprocessable('This service has no language model.');
    const resume = await this.resumes.get(ownerId, resumeId);
    if ((version ?? resume.version) !== resume.version) throw new StaleVersion('resume', resume.version);
    if (wordedText(resume, field) === '') throw new Unprocessable('There is no text to improve yet.');
    return { resume: { id: resume.id, version: resume.version }, field };
  }
}
