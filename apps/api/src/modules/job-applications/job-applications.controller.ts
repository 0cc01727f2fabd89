import { ApplicationQueryDto } from '@career/contracts/job-applications/application-query.dto';
import { ApplicationSummaryDto } from '@career/contracts/job-applications/application-summary.dto';
import {
  JobApplicationDto,
  ListedApplicationDto,
} from '@career/contracts/job-applications/job-application.dto';
import { SaveApplicationStatusDto } from '@career/contracts/job-applications/save-application-status.dto';
import { SaveJobApplicationDto } from '@career/contracts/job-applications/save-job-application.dto';
import { StatusChangeDto } from '@career/contracts/job-applications/status-change.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Body, Controller, Delete, Get, Headers, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { APPLICATION, JobApplicationsService } from './job-applications.service.ts';

@ApiTags('Job applications')
@TokenAccess('applications')
@Controller('job-applications')
export class JobApplicationsController {
  constructor(private readonly applications: JobApplicationsService) {}

  @Get()
  @Endpoint({
    summary: 'List job applications',
    description: `The person’s applications, last added first. A search that finds more than ${LIMITS.countedMax} has no X-Total-Count.`,
    page: { row: ListedApplicationDto, description: 'A page of applications.' },
    problems: [400, 401],
  })
  listJobApplications(@OwnerId() ownerId: string, @Query() query: ApplicationQueryDto) {
    return this.applications.list(ownerId, query);
  }

  @Get('summary')
  @Endpoint({
    summary: 'Count job applications',
    description: 'How many there are in each status, and the success rate.',
    ok: { description: 'The counts.', type: ApplicationSummaryDto },
    problems: [401],
  })
  summarizeJobApplications(@OwnerId() ownerId: string): Promise<ApplicationSummaryDto> {
    return this.applications.summary(ownerId);
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a job application',
    description: 'The whole application.',
    idOf: 'the application',
    ok: { description: 'The application.', type: JobApplicationDto },
    versioned: 'read',
    problems: [401, 404],
  })
  getJobApplication(
    @OwnerId() ownerId: string,
    @IdParam(APPLICATION) id: string,
  ): Promise<JobApplicationDto> {
    return this.applications.get(ownerId, id);
  }

  @Get(':id/history')
  @Endpoint({
    summary: 'Get the history of a job application',
    description: 'Its steps from status to status, newest first.',
    idOf: 'the application',
    ok: { description: `The last ${LIMITS.historyMax} steps.`, type: [StatusChangeDto] },
    problems: [401, 404],
  })
  getJobApplicationHistory(
    @OwnerId() ownerId: string,
    @IdParam(APPLICATION) id: string,
  ): Promise<StatusChangeDto[]> {
    return this.applications.history(ownerId, id);
  }

  @Post()
  @Endpoint({
    summary: 'Add a job application',
    description: 'Stores the body as a new application: status applied and today’s date when left out.',
    created: { description: 'The application as stored.', type: JobApplicationDto },
    idempotencyKey:
      'Any text that names this creation. Sent again with the same key, the application made before is answered.',
    problems: [...WRITE_PROBLEMS, 409],
  })
  createJobApplication(
    @OwnerId() ownerId: string,
    @Body() body: SaveJobApplicationDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<JobApplicationDto> {
    return this.applications.create(ownerId, body, key);
  }

  @Put(':id')
  @Endpoint({
    summary: 'Save a job application',
    description:
      'Stores the body over the application; what is left out stays. With `version` a save over a newer one is refused.',
    idOf: 'the application',
    ok: { description: 'The application as stored.', type: JobApplicationDto },
    versioned: 'save',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  updateJobApplication(
    @OwnerId() ownerId: string,
    @IdParam(APPLICATION) id: string,
    @Body() body: SaveJobApplicationDto,
  ): Promise<JobApplicationDto> {
    return this.applications.update(ownerId, id, body);
  }

  @Patch(':id/status')
  @Endpoint({
    summary: 'Set the status of a job application',
    description: 'Moves the application to a status and records the step.',
    idOf: 'the application',
    ok: { description: 'The application as stored.', type: JobApplicationDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  setJobApplicationStatus(
    @OwnerId() ownerId: string,
    @IdParam(APPLICATION) id: string,
    @Body() { status }: SaveApplicationStatusDto,
  ): Promise<JobApplicationDto> {
    return this.applications.setStatus(ownerId, id, status);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a job application',
    description: 'Removes the application with its history and its documents.',
    idOf: 'the application',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deleteJobApplication(@OwnerId() ownerId: string, @IdParam(APPLICATION) id: string): Promise<void> {
    return this.applications.remove(ownerId, id);
  }
}
