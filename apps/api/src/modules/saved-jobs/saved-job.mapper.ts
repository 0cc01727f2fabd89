import type { ListedSavedJobDto, SavedJobDto } from '@career/contracts/saved-jobs/saved-job.dto';
import { momentText, type Rowed } from '../../database/prepared.ts';
import type { SavedJob } from './saved-job.entity.ts';

/** A row of the list: all but the posting. */
export type ListedSavedJob = Rowed<Omit<SavedJob, 'jobDescription' | 'remindedDay' | 'creationKey'>>;

export const toListedSavedJobDto = (job: ListedSavedJob): ListedSavedJobDto => ({
  id: job.id,
  userId: job.userId,
  position: job.position,
  company: job.company,
  location: job.location,
  jobUrl: job.jobUrl,
  salary: job.salary,
  deadline: job.deadline ?? null,
  reminderDate: job.reminderDate ?? null,
  notes: job.notes,
  jobListingId: job.jobListingId ?? null,
  resumeUsed: job.resumeUsed ?? null,
  coverLetterUsed: job.coverLetterUsed ?? null,
  jobApplicationId: job.jobApplicationId ?? null,
  version: job.version,
  createdAt: momentText(job.createdAt),
  updatedAt: momentText(job.updatedAt),
});

export const toSavedJobDto = (job: SavedJob): SavedJobDto => ({
  ...toListedSavedJobDto(job),
  jobDescription: job.jobDescription,
});
