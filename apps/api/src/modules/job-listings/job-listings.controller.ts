import { ExchangeRatesDto } from '@career/contracts/job-listings/exchange-rates.dto';
import { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { ListingQueryDto } from '@career/contracts/job-listings/listing-query.dto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { ApiEtaggedList } from '../../http/etagged-list.interceptor.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { JobListingsService } from './job-listings.service.ts';

@ApiTags('Job listings')
@TokenAccess('listings')
@Controller('job-listings')
export class JobListingsController {
  constructor(private readonly listings: JobListingsService) {}

  @Get()
  @Endpoint({
    summary: 'List open job listings',
    description:
      'Open listings, newest first, at most 1,000, without employers that the person hid. Without parameters the whole list, for the reader to search, filter and page. Invented samples are in it only while nothing real is.',
    problems: [400, 401],
  })
  @ApiEtaggedList(JobListingDto, 'The open listings.')
  listJobListings(@OwnerId() ownerId: string, @Query() query: ListingQueryDto) {
    return this.listings.list(ownerId, query);
  }

  @Get('rates')
  @Endpoint({
    summary: 'Get exchange rates',
    description: 'The rates that the operator configured to show pay in naira; none when there are none.',
    ok: { description: 'The rates.', type: ExchangeRatesDto },
    problems: [401],
  })
  getExchangeRates(): ExchangeRatesDto {
    return this.listings.rates();
  }
}
