import { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import { KnownListingDto, KnownListingsQueryDto } from '@career/contracts/saved-jobs/known-listings.dto';
import { SaveSavedJobDto } from '@career/contracts/saved-jobs/save-saved-job.dto';
import { ListedSavedJobDto, SavedJobDto } from '@career/contracts/saved-jobs/saved-job.dto';
import { TrackedSavedJobDto, TrackSavedJobDto } from '@career/contracts/saved-jobs/track-saved-job.dto';
import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { SAVED_JOB, SavedJobsService } from './saved-jobs.service.ts';

@ApiTags('Saved jobs')
@TokenAccess('saved-jobs')
@Controller('saved-jobs')
export class SavedJobsController {
  constructor(private readonly jobs: SavedJobsService) {}

  @Get()
  @Endpoint({
    summary: 'List saved jobs',
    description: 'The person’s shortlist, last saved first, with those that became applications.',
    page: { row: ListedSavedJobDto, description: 'A page of saved jobs.' },
    problems: [400, 401],
  })
  listSavedJobs(@OwnerId() ownerId: string, @Query() query: PageQueryDto) {
    return this.jobs.list(ownerId, query);
  }

  @Get('listings')
  @Endpoint({
    summary: 'Find what was done with listings',
    description: 'Which of these listings are saved already, and which are tracked.',
    ok: { description: 'A row for each listing that is saved or tracked.', type: [KnownListingDto] },
    problems: [400, 401],
  })
  findKnownListings(
    @OwnerId() ownerId: string,
    @Query() { ids }: KnownListingsQueryDto,
  ): Promise<KnownListingDto[]> {
    return this.jobs.known(ownerId, ids);
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a saved job',
    description: 'The saved job with the text of its posting.',
    idOf: 'the saved job',
    ok: { description: 'The saved job.', type: SavedJobDto },
    versioned: 'read',
    problems: [401, 404],
  })
  getSavedJob(@OwnerId() ownerId: string, @IdParam(SAVED_JOB) id: string): Promise<SavedJobDto> {
    return this.jobs.get(ownerId, id);
  }

  @Post()
  @Endpoint({
    summary: 'Save a job',
    description:
      'Puts a job on the shortlist. With `jobListingId` what the body leaves out is taken from the listing, and a listing that is saved already is answered as it is.',
    created: { description: 'The saved job as stored.', type: SavedJobDto },
    idempotencyKey:
      'Any text that names this creation. Sent again with the same key, the saved job made before is answered.',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  createSavedJob(
    @OwnerId() ownerId: string,
    @Body() body: SaveSavedJobDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<SavedJobDto> {
    return this.jobs.create(ownerId, body, key);
  }

  @Put(':id')
  @Endpoint({
    summary: 'Change a saved job',
    description:
      'Stores the body over the saved job; what is left out stays. With `version` a save over a newer one is refused.',
    idOf: 'the saved job',
    ok: { description: 'The saved job as stored.', type: SavedJobDto },
    versioned: 'save',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  updateSavedJob(
    @OwnerId() ownerId: string,
    @IdParam(SAVED_JOB) id: string,
    @Body() body: SaveSavedJobDto,
  ): Promise<SavedJobDto> {
    return this.jobs.update(ownerId, id, body);
  }

  @Post(':id/track')
  @Endpoint({
    summary: 'Track a saved job',
    description:
      'Makes an application with status applied out of it: all facts, the link, resume and letter go along, and the saved job names the application from then on. Sent again, the same application is answered.',
    idOf: 'the saved job',
    ok: { description: 'The application and the saved job.', type: TrackedSavedJobDto },
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  trackSavedJob(
    @OwnerId() ownerId: string,
    @IdParam(SAVED_JOB) id: string,
    @Body() body: TrackSavedJobDto,
  ): Promise<TrackedSavedJobDto> {
    return this.jobs.track(ownerId, id, body);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a saved job',
    description: 'Takes the job off the shortlist. An application that it became stays.',
    idOf: 'the saved job',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deleteSavedJob(@OwnerId() ownerId: string, @IdParam(SAVED_JOB) id: string): Promise<void> {
    return this.jobs.remove(ownerId, id);
  }
}
