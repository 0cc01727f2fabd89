import { AgendaEntryDto, AgendaQueryDto } from '@career/contracts/job-applications/agenda.dto';
import { ApplicationInsightsDto } from '@career/contracts/job-applications/application-insights.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { ApplicationReportsService } from './application-reports.service.ts';

@ApiTags('Job applications')
@TokenAccess('applications')
@Controller('job-applications')
export class ApplicationReportsController {
  constructor(private readonly reports: ApplicationReportsService) {}

  @Get('insights')
  @Endpoint({
    summary: 'Get figures of the search',
    description: `How far applications came, how many were sent each week and which sources answered, of the last ${LIMITS.insightRows} added.`,
    ok: { description: 'The figures.', type: ApplicationInsightsDto },
    problems: [401],
  })
  getApplicationInsights(@OwnerId() ownerId: string): Promise<ApplicationInsightsDto> {
    return this.reports.insights(ownerId);
  }

  @Get('agenda')
  @Endpoint({
    summary: 'List interviews and follow-ups',
    description: `Applications with an interview or a follow-up in the days asked for, at most ${LIMITS.agendaRows} of each. Interviews of the day before and after come along, because a day begins at another moment in each time zone.`,
    ok: { description: 'The applications.', type: [AgendaEntryDto] },
    problems: [400, 401],
  })
  listAgenda(@OwnerId() ownerId: string, @Query() query: AgendaQueryDto): Promise<AgendaEntryDto[]> {
    return this.reports.agenda(ownerId, query);
  }
}
