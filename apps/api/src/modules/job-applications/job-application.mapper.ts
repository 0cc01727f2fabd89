import type {
  JobApplicationDto,
  ListedApplicationDto,
} from '@career/contracts/job-applications/job-application.dto';
import type { StatusChangeDto } from '@career/contracts/job-applications/status-change.dto';
import { momentText, type Rowed } from '../../database/prepared.ts';
import type { JobApplication } from './job-application.entity.ts';
import type { StatusChange } from './status-change.entity.ts';

/** A row of the list; `jobDescription` is cut to what a list shows. */
export type ListedApplication = Rowed<
  Omit<JobApplication, 'contacts' | 'reached' | 'searchText' | 'creationKey' | 'companyKey'>
> & {
  companyKey: string;
  isJobDescriptionCut: boolean;
};

type Shown = Omit<ListedApplication, 'companyKey'>;

export const toListedApplicationDto = (application: Shown): ListedApplicationDto => ({
  id: application.id,
  userId: application.userId,
  company: application.company,
  position: application.position,
  location: application.location,
  jobUrl: application.jobUrl,
  jobDescription: application.jobDescription,
  isJobDescriptionCut: application.isJobDescriptionCut,
  status: application.status,
  appliedDate: application.appliedDate,
  interviewDate: application.interviewDate ? momentText(application.interviewDate) : null,
  interviewPlace: application.interviewPlace,
  answerBy: application.answerBy ?? null,
  followUpDate: application.followUpDate ?? null,
  salary: application.salary,
  notes: application.notes,
  resumeUsed: application.resumeUsed ?? null,
  coverLetterUsed: application.coverLetterUsed ?? null,
  version: application.version,
  createdAt: momentText(application.createdAt),
  updatedAt: momentText(application.updatedAt),
});

export const toJobApplicationDto = (application: JobApplication): JobApplicationDto => ({
  ...toListedApplicationDto({ ...application, isJobDescriptionCut: false }),
  contacts: application.contacts,
});

export const toStatusChangeDto = (change: StatusChange): StatusChangeDto => ({
  id: change.id,
  userId: change.userId,
  from: change.from ?? null,
  to: change.to,
  changedAt: change.changedAt.toISOString(),
});
