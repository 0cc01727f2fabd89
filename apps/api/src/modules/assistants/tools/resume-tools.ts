import { plainResume } from '@career/contracts/marked-text/plain-resume';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { JobListingsService } from '../../job-listings/job-listings.service.ts';
import { KnockOutsService } from '../../knock-outs/knock-outs.service.ts';
import { ResumesService } from '../../resumes/resumes.service.ts';
import { TailoringService } from '../../tailoring/tailoring.service.ts';
import { type AssistantTool, type AssistantTools, tool, type Zod } from '../assistant.types.ts';
import { AssistantChanges } from '../assistant-changes.service.ts';
import { withoutEmpty } from '../without-empty.ts';
import { pageOf } from './job-tools.ts';

const TEXTS_AT_ONCE = 10;

/** Resumes: reading, holding against a posting, copies, other words. */
@Injectable()
export class ResumeTools implements AssistantTools {
  constructor(
    private readonly resumes: ResumesService,
    private readonly tailoring: TailoringService,
    private readonly knockOuts: KnockOutsService,
    private readonly listings: JobListingsService,
    private readonly changes: AssistantChanges,
  ) {}

  tools(z: Zod): AssistantTool[] {
    return [...this.readingTools(z), ...this.changingTools(z)];
  }

  private readingTools(z: Zod): AssistantTool[] {
    return [
      tool({
        name: 'list_resumes',
        title: 'List resumes',
        description: 'The resumes of the person with title and template, last saved first.',
        needs: ['resumes:read'],
        input: pageOf(z),
        run: ({ ownerId }, query) => this.resumes.list(ownerId, query),
      }),
      tool({
        name: 'read_resume',
        title: 'Read a resume',
        description:
          'Everything that a resume says. It is all that is known of the person: never claim more of them than it says.',
        needs: ['resumes:read'],
        input: z.object({ id: z.uuid().describe('Id of the resume, from list_resumes') }),
        run: async ({ ownerId }, { id }) => withoutEmpty(plainResume(await this.resumes.get(ownerId, id))),
      }),
      tool({
        name: 'check_against_posting',
        title: 'Check a resume against a posting',
        description:
          'Says of each requirement of a posting whether the resume shows it, shows it under another word, or does not say it, and what would rule the person out (age, degree class, licence, deadline ...). `offer.id` of a line can be handed to tailor_resume. What is missing may not be claimed.',
        needs: ['resumes:read'],
        input: z.object({ ...posting(z), position: z.string().max(LIMITS.lineMax).optional() }),
        run: async ({ ownerId }, asked) => {
          const { jobId, position } = asked;
          const { resumeId, savedJobId, jobApplicationId, jobDescription } = await this.jobOf(asked);
          const [tailoring, ruledOut] = await Promise.all([
            this.tailoring.check(ownerId, { resumeId, savedJobId, jobApplicationId, jobDescription }),
            this.knockOuts.check(ownerId, {
              resumeId,
              jobApplicationId,
              jobListingId: jobId,
              jobDescription,
              position,
            }),
          ]);
          return { ...tailoring, ruledOutBy: ruledOut.knockOuts };
        },
      }),
    ];
  }

  private changingTools(z: Zod): AssistantTool[] {
    return [
      tool({
        name: 'tailor_resume',
        title: 'Make a tailored copy',
        description:
          'Makes a copy of a resume for one job, in which words that the person already proves are put as the posting puts them. `accepted` takes `offer.id` values of check_against_posting for the same posting. The original stays as it is.',
        needs: ['resumes:read'],
        writes: 'resumes:write',
        input: z.object({
          ...posting(z),
          resumeId: z.uuid(),
          accepted: z.array(z.string().max(LIMITS.lineMax * 2)).max(LIMITS.tailoringOffersMax),
        }),
        run: async (caller, asked) => {
          const { resumeId, accepted } = asked;
          const copy = { ...(await this.jobOf(asked)), resumeId, accepted };
          return await this.changes.make(caller, 'resumes:write', 'tailored-copy', copy);
        },
      }),
      tool({
        name: 'change_resume_text',
        title: 'Reword a resume',
        description:
          'Puts the summary or the text of jobs in other words. Every new line is compared with the resume itself; a line with a fact, figure, title, skill or degree that the resume does not have is refused, with the reason, and nothing is changed. `field` is `summary` or `experience.<n>.description`, counted from 0 as in read_resume.',
        needs: ['resumes:read'],
        writes: 'resumes:write',
        input: z.object({
          resumeId: z.uuid(),
          texts: z
            .array(
              z.object({
                field: z.string().max(LIMITS.lineMax),
                text: z.string().max(LIMITS.descriptionMax),
              }),
            )
            .min(1)
            .max(TEXTS_AT_ONCE),
        }),
        run: (caller, change) => this.changes.make(caller, 'resumes:write', 'resume-text', change),
      }),
    ];
  }

  /** The job of a call, with the text of a listing in place of its id. */
  private async jobOf({ jobId, jobDescription, resumeId, savedJobId, jobApplicationId }: AskedJob) {
    const listing = jobId && !jobDescription ? await this.listings.get(jobId) : undefined;
    const text = listing
      ? [listing.description, listing.requirements].filter(Boolean).join('\n')
      : jobDescription;
    return { resumeId, savedJobId, jobApplicationId, jobDescription: text };
  }
}

interface AskedJob {
  jobId?: string | undefined;
  jobDescription?: string | undefined;
  resumeId?: string | undefined;
  savedJobId?: string | undefined;
  jobApplicationId?: string | undefined;
}

/** The posting that a resume is held against: its text, or a job of the person. */
const posting = (z: Zod) => ({
  resumeId: z
    .uuid()
    .optional()
    .describe('Resume; left out, the one used for the job, else the one saved last'),
  jobDescription: z.string().max(LIMITS.pastedPostingMax).optional().describe('Text of the posting'),
  jobId: z.uuid().optional().describe('Id from find_jobs, in place of the text'),
  savedJobId: z.uuid().optional().describe('Id from list_saved_jobs'),
  jobApplicationId: z.uuid().optional().describe('Id from list_applications'),
});
