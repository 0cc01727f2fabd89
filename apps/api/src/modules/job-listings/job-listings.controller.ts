import { ExchangeRatesDto } from '@career/contracts/job-listings/exchange-rates.dto';
import { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { ListingQueryDto } from '@career/contracts/job-listings/listing-query.dto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../http/api-problems.decorator.ts';
import { ApiEtaggedList } from '../../http/etagged-list.interceptor.ts';
import { JobListingsService } from './job-listings.service.ts';

@ApiTags('Job listings')
@Controller('job-listings')
export class JobListingsController {
  constructor(private readonly listings: JobListingsService) {}

  @Get()
  @ApiOperation({
    summary: 'List open job listings',
    description:
      'Open listings, newest first, at most 1,000. Without parameters the whole list, for the reader to search, filter and page.',
  })
  @ApiEtaggedList(JobListingDto, 'The open listings.')
  @ApiProblems(400, 401)
  listJobListings(@Query() query: ListingQueryDto) {
    return this.listings.list(query);
  }

  @Get('rates')
  @ApiOperation({
    summary: 'Get exchange rates',
    description: 'The rates that the operator configured to show pay in naira; none when there are none.',
  })
  @ApiOkResponse({ description: 'The rates.', type: ExchangeRatesDto })
  @ApiProblems(401)
  getExchangeRates(): ExchangeRatesDto {
    return this.listings.rates();
  }
}
