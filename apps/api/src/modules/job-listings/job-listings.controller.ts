import { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { JobListingsService } from './job-listings.service.ts';

@ApiTags('Job listings')
@Controller('job-listings')
export class JobListingsController {
  constructor(private readonly listings: JobListingsService) {}

  @Get()
  @ApiOperation({
    summary: 'List open job listings',
    description:
      'Open listings, newest first, at most 1,000. Searching, filtering and paging are the reader’s.',
  })
  @ApiOkResponse({ description: 'The open listings.', type: [JobListingDto] })
  listJobListings(): Promise<JobListingDto[]> {
    return this.listings.list();
  }
}
