import { wordingProblem } from '@career/career/writing/wording-check';
import type { WordingProposalDto } from '@career/contracts/resumes/wording.dto';
import { Injectable } from '@nestjs/common';
import { ModelClient } from '../../ai/model-client.ts';
import { DataFence, plainForModel } from '../../ai/untrusted-text.ts';
import { NotFound, Unprocessable } from '../../errors/domain-errors.ts';
import type { AiJobContext, AiJobRunnerOf } from '../ai-jobs/ai-job.types.ts';
import { AiJobHandler } from '../ai-jobs/ai-job-handler.decorator.ts';
import { ResumesService } from './resumes.service.ts';
import { wordedText } from './worded-text.ts';

const TEXT_MAX = 4_000;
const MAX_TOKENS = 1_200;

/** Which text is reworded. The resume is named with its version, so that a changed one is a new request. */
export interface WordingJobInput {
  resume: { id: string; version: number };
  field: string;
}

declare module '../ai-jobs/ai-job.types.ts' {
  interface AiJobTypes {
    wording: { input: WordingJobInput; result: WordingProposalDto };
  }
}

/** Rewords one text of a resume with the configured model. What adds, loses or changes a fact is dropped. */
@Injectable()
@AiJobHandler('wording')
export class WordingHandler implements AiJobRunnerOf<'wording'> {
  constructor(
    private readonly model: ModelClient,
    private readonly resumes: ResumesService,
  ) {}

  async run({ resume, field }: WordingJobInput, context: AiJobContext): Promise<WordingProposalDto> {
    context.report(20, 'Reading your text');
    const stored = await this.resumes.get(context.ownerId, resume.id);
    if (stored.version !== resume.version) throw new NotFound('Text');
    const text = wordedText(stored, field);
    if (text.length > TEXT_MAX)
      throw new Unprocessable('This text is too long. Please shorten it or improve it in parts.');
    const { z } = await import('zod');
    const fence = new DataFence();
    context.report(50, 'Looking for better words');
    const answer = await this.model.ask({
      name: 'wording',
      rules: [
        'You improve the wording of a resume. You never add, drop or change a fact, number, name, skill, employer or claim.',
        field === 'summary'
          ? 'Write two to four plain sentences without I or my.'
          : 'Keep one line for each line, in order. Start each with a strong verb in the past tense. No bullets.',
        'Same language as the text. No links, no markup, no flattery, no buzzwords.',
        fence.rule,
      ].join('\n'),
      task: fence.enclose('Text', plainForModel(text, TEXT_MAX)),
      shape: z.object({ text: z.string().min(1).max(TEXT_MAX) }),
      complaint: ({ text: proposal }) => wordingProblem(text, proposal, { keepsLines: field !== 'summary' }),
      maxTokens: MAX_TOKENS,
      signal: context.signal,
    });
    if (!answer) {
      throw new Unprocessable('We found no better wording that keeps every fact. Your text is unchanged.');
    }
    return { field, text, proposal: answer.text.trim(), engine: `llm:${this.model.model}` };
  }
}
