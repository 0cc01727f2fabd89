import { applicationInsights } from '@career/career/jobs/application-insights';
import type { AgendaEntryDto, AgendaQueryDto } from '@career/contracts/job-applications/agenda.dto';
import type { ApplicationInsightsDto } from '@career/contracts/job-applications/application-insights.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { today } from '../../clock/today.ts';
import { momentText } from '../../database/prepared.ts';
import { type AgendaRow, ApplicationReportsRepository } from './application-reports.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class ApplicationReportsService {
  constructor(private readonly reports: ApplicationReportsRepository) {}

  async insights(ownerId: string): Promise<ApplicationInsightsDto> {
    return applicationInsights(await this.reports.facts(ownerId, LIMITS.insightRows), today());
  }

  /** A day begins up to 14 hours earlier and ends up to 12 hours later than in UTC, so interviews of the days beside come along. */
  async agenda(ownerId: string, { from, to }: AgendaQueryDto): Promise<AgendaEntryDto[]> {
    const first = Date.parse(`${from}T00:00:00Z`) - DAY_MS;
    const end = Date.parse(`${to}T00:00:00Z`) + 2 * DAY_MS;
    const [interviews, followUps] = await Promise.all([
      this.reports.interviews(ownerId, new Date(first), new Date(end), LIMITS.agendaRows),
      this.reports.followUps(ownerId, from, to, LIMITS.agendaRows),
    ]);
    const rows = new Map([...interviews, ...followUps].map((row) => [row.id, row]));
    return [...rows.values()].map(toAgendaEntryDto);
  }
}

const toAgendaEntryDto = (row: AgendaRow): AgendaEntryDto => ({
  id: row.id,
  company: row.company,
  position: row.position,
  status: row.status,
  interviewDate: row.interviewDate ? momentText(row.interviewDate) : null,
  followUpDate: row.followUpDate ?? null,
});
