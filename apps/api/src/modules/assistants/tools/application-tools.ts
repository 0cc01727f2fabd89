import { APPLICATION_STATUSES } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { ApplicationReportsService } from '../../job-applications/application-reports.service.ts';
import { JobApplicationsService } from '../../job-applications/job-applications.service.ts';
import { ProposalsService } from '../../proposals/proposals.service.ts';
import { SavedJobsService } from '../../saved-jobs/saved-jobs.service.ts';
import { type AssistantTool, type AssistantTools, tool, type Zod } from '../assistant.types.ts';
import { AssistantChanges } from '../assistant-changes.service.ts';
import { pageOf } from './job-tools.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_DEFAULT = 7;
const DAYS_MOST = 60;

/** The tracker: applications, what is due, and what became of proposals. */
@Injectable()
export class ApplicationTools implements AssistantTools {
  constructor(
    private readonly applications: JobApplicationsService,
    private readonly reports: ApplicationReportsService,
    private readonly savedJobs: SavedJobsService,
    private readonly proposals: ProposalsService,
    private readonly changes: AssistantChanges,
  ) {}

  tools(z: Zod): AssistantTool[] {
    return [
      tool({
        name: 'list_applications',
        title: 'List applications',
        description: 'Applications of the person with status and dates, last added first.',
        needs: ['applications:read'],
        input: z.object({
          ...pageOf(z).shape,
          words: z.string().max(LIMITS.lineMax).optional().describe('Words in company or position'),
          status: z.enum(APPLICATION_STATUSES).optional(),
        }),
        run: ({ ownerId }, { words, ...query }) =>
          this.applications.list(ownerId, { ...query, ...(words ? { q: words } : {}) }),
      }),
      tool({
        name: 'what_is_due',
        title: 'What is due',
        description:
          'Interviews and follow-ups of the coming days, and saved jobs that close or are to be remembered in them.',
        needs: ['applications:read'],
        input: z.object({
          days: z
            .number()
            .int()
            .min(1)
            .max(DAYS_MOST)
            .optional()
            .describe('How many days ahead; 7 when left out'),
        }),
        run: async ({ ownerId, scopes }, { days = DAYS_DEFAULT }) => {
          const [from, to] = [day(0), day(days)];
          const seesSaved = scopes.includes('saved-jobs:read');
          const [applications, saved] = await Promise.all([
            this.reports.agenda(ownerId, { from, to }),
            seesSaved ? this.savedJobs.list(ownerId, { limit: LIMITS.pageMax }) : undefined,
          ]);
          const isDue = (date: string | null): boolean => date !== null && date >= from && date <= to;
          return {
            from,
            to,
            applications,
            savedJobs: saved?.rows.filter((job) => isDue(job.deadline) || isDue(job.reminderDate)) ?? [],
          };
        },
      }),
      tool({
        name: 'move_application',
        title: 'Move an application',
        description: `Gives an application another status: ${APPLICATION_STATUSES.join(', ')}.`,
        needs: ['applications:read'],
        writes: 'applications:write',
        input: z.object({
          id: z.uuid().describe('Id of the application, from list_applications'),
          status: z.enum(APPLICATION_STATUSES),
        }),
        run: (caller, { id, status }) =>
          this.changes.make(caller, 'applications:write', 'application-status', {
            applicationId: id,
            status,
          }),
      }),
      tool({
        name: 'list_proposals',
        title: 'List proposals',
        description: 'What was proposed, and whether the person accepted or dismissed it.',
        needs: [],
        writes: 'proposals:write',
        input: z.object({}),
        run: async ({ ownerId }) => ({
          proposals: (await this.proposals.list(ownerId)).map(({ changes: _, ...proposal }) => proposal),
        }),
      }),
    ];
  }
}

/** A day from today, `YYYY-MM-DD` in UTC. */
const day = (ahead: number): string => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
