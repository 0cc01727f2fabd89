import { t } from '../../shared/language/texts.ts';

/** What is known of how far a job search is. */
export interface SearchProgress {
  /** Id of the resume saved last, and whether one is complete. */
  resumeId: string;
  hasCompleteResume: boolean;
  insights: number;
  hasDownloaded: boolean;
  applications: number;
  letters: number;
}

export interface ChecklistStep {
  title: string;
  description: string;
  to: string;
  isDone: boolean;
}

/** The way from a resume to an application, in the order that helps most. */
export const checklistSteps = (progress: SearchProgress): ChecklistStep[] => [
  {
    title: t`Finish your resume`,
    description: t`Fill in the required fields and press Save Resume.`,
    to: `/resume/edit/${progress.resumeId}`,
    isDone: progress.hasCompleteResume,
  },
  {
    title: t`Check it`,
    description: t`See its score, and save the insights to your profile.`,
    to: '/career-insights',
    isDone: progress.insights > 0,
  },
  {
    title: t`Download it`,
    description: t`A PDF that people and software can read.`,
    to: `/resume/preview/${progress.resumeId}`,
    isDone: progress.hasDownloaded,
  },
  {
    title: t`Track a job`,
    description: t`Keep the jobs you apply for, with their dates.`,
    to: '/job-tracker',
    isDone: progress.applications > 0,
  },
  {
    title: t`Write a cover letter`,
    description: t`From your resume and the job posting.`,
    to: '/cover-letters/new',
    isDone: progress.letters > 0,
  },
];
