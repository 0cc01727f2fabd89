import {
  LETTER_LANGUAGES,
  LETTER_SPELLINGS,
  LETTER_TONES,
} from '@career/contracts/vocabulary/letter-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { PendingAnswer } from '../../../http/pending-answer.ts';
import { LetterWritingService } from '../../cover-letters/letter-writing.service.ts';
import { type AssistantTool, type AssistantTools, tool, type Zod } from '../assistant.types.ts';
import { AssistantChanges } from '../assistant-changes.service.ts';

/** Letters: written here from the facts of the resume, or brought by the assistant. */
@Injectable()
export class LetterTools implements AssistantTools {
  constructor(
    private readonly writing: LetterWritingService,
    private readonly changes: AssistantChanges,
  ) {}

  tools(z: Zod): AssistantTool[] {
    const job = {
      company: z.string().trim().min(1).max(LIMITS.lineMax),
      position: z.string().trim().min(1).max(LIMITS.lineMax),
      posting: z.string().max(LIMITS.postingMax).optional().describe('Text of the posting'),
      resumeId: z.uuid().optional().describe('Resume that the facts come from; left out, the one saved last'),
      jobApplicationId: z.uuid().optional().describe('Application that the letter belongs to'),
    };
    return [
      tool({
        name: 'write_letter',
        title: 'Write a cover letter',
        description:
          'Has a cover letter written from what the resume says and the posting asks for. Nothing is kept: show it to the person, and use save_letter to keep it. Where `state` is `running`, call again with the same input.',
        needs: ['resumes:read'],
        writes: 'cover-letters:write',
        input: z.object({
          ...job,
          tone: z.enum(LETTER_TONES).optional(),
          spelling: z.enum(LETTER_SPELLINGS).optional(),
          language: z
            .enum(LETTER_LANGUAGES)
            .optional()
            .describe('Left out, that of the resume where letters are written in it, else English'),
        }),
        run: async ({ ownerId }, { posting, ...asked }) => {
          const answer = await this.writing.generate(
            ownerId,
            { ...asked, ...(posting ? { jobDescription: posting } : {}) },
            {},
          );
          return answer instanceof PendingAnswer ? { state: 'running' } : answer;
        },
      }),
      tool({
        name: 'save_letter',
        title: 'Keep a cover letter',
        description:
          'Keeps a cover letter. Every sentence is compared with the resume: one with a fact, figure, title, skill, degree or employer that the resume does not have is refused, with the reason, and nothing is kept. What the posting asks for is no ground for a claim about the person. Brackets and links are refused.',
        needs: ['resumes:read'],
        writes: 'cover-letters:write',
        input: z.object({ ...job, content: z.string().min(1).max(LIMITS.letterMax) }),
        run: (caller, { company, position, posting = '', resumeId = null, ...letter }) =>
          this.changes.make(caller, 'cover-letters:write', 'cover-letter', {
            ...letter,
            company,
            position,
            posting,
            resumeId,
            title: `Cover Letter for ${position} at ${company}`.slice(0, LIMITS.letterTitleMax),
            isGenerated: true,
          }),
      }),
    ];
  }
}
