import {
  SavedSearchDto,
  SaveSearchDto,
  SwitchAlertsDto,
} from '@career/contracts/saved-searches/saved-search.dto';
import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { SAVED_SEARCH, SavedSearchesService } from './saved-searches.service.ts';

@ApiTags('Job listings')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @Endpoint({
    summary: 'List saved searches',
    description: 'The person’s searches, last saved first.',
    ok: { description: 'The searches.', type: [SavedSearchDto] },
    problems: [401],
  })
  listSavedSearches(@OwnerId() ownerId: string): Promise<SavedSearchDto[]> {
    return this.searches.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Save a search',
    description: 'Keeps a search of the discovery list; with `alerts`, new listings are sent by email.',
    created: { description: 'The saved search.', type: SavedSearchDto },
    problems: WRITE_PROBLEMS,
  })
  saveSearch(@OwnerId() ownerId: string, @Body() body: SaveSearchDto): Promise<SavedSearchDto> {
    return this.searches.save(ownerId, body);
  }

  @Patch(':id')
  @Endpoint({
    summary: 'Switch the mails of a saved search',
    description: 'When switched on again, they report listings that arrive from then on.',
    idOf: 'the saved search',
    ok: { description: 'The saved search.', type: SavedSearchDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  switchAlerts(
    @OwnerId() ownerId: string,
    @IdParam(SAVED_SEARCH) id: string,
    @Body() body: SwitchAlertsDto,
  ): Promise<SavedSearchDto> {
    return this.searches.switchAlerts(ownerId, id, body.alerts);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Remove a saved search',
    description: 'Its mails end with it.',
    idOf: 'the saved search',
    noContent: 'Removed.',
    problems: [401, 403, 404],
  })
  removeSavedSearch(@OwnerId() ownerId: string, @IdParam(SAVED_SEARCH) id: string): Promise<void> {
    return this.searches.remove(ownerId, id);
  }
}
