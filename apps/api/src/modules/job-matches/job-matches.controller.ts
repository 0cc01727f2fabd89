import { MatchQueryDto } from '@career/contracts/job-listings/listing-query.dto';
import { MatchedListingDto } from '@career/contracts/job-listings/matched-listing.dto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { ApiEtaggedList } from '../../http/etagged-list.interceptor.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { JobMatchesService } from './job-matches.service.ts';

@ApiTags('Job listings')
@TokenAccess('listings')
@Controller('job-listings/matches')
export class JobMatchesController {
  constructor(private readonly matches: JobMatchesService) {}

  @Get()
  @Endpoint({
    summary: 'List open job listings by match',
    description:
      'A page of the open listings, those nearest to a resume first, each with the reason in words. `order` is not read.',
    problems: [400, 401, 404],
  })
  @ApiEtaggedList(MatchedListingDto, 'A page of the listings.')
  listJobMatches(@OwnerId() ownerId: string, @Query() query: MatchQueryDto) {
    return this.matches.list(ownerId, query);
  }
}
