import type { CoverLetterDto } from '@career/contracts/cover-letters/cover-letter.dto';
import type { JobApplicationDto } from '@career/contracts/job-applications/job-application.dto';
import type { ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../shared/api/json-call.ts';

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => getJson<ResumeSummaryDto[]>('/api/resumes', signal),
});

export const applicationsQuery = queryOptions({
  queryKey: ['job-applications'],
  queryFn: ({ signal }) => getJson<JobApplicationDto[]>('/api/job-applications', signal),
});

export const lettersQuery = queryOptions({
  queryKey: ['cover-letters'],
  queryFn: ({ signal }) => getJson<CoverLetterDto[]>('/api/cover-letters', signal),
});
