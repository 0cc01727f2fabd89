import { dayIn } from '@career/career/calendar/zoned-time';
import { EXPORT_HEADINGS, exportRow } from '@career/career/tables/application-table';
import { CSV_START, csvText } from '@career/career/tables/csv';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../identity/profile/users.service.ts';
import { JobApplicationsRepository } from './job-applications.repository.ts';

/** A file that is written while it is sent. */
export interface ExportedTable {
  fileName: string;
  content: AsyncIterable<string>;
}

/** Gives all applications of a person as a table. */
@Injectable()
export class ApplicationExportService {
  constructor(
    private readonly applications: JobApplicationsRepository,
    private readonly users: UsersService,
  ) {}

  async table(ownerId: string): Promise<ExportedTable> {
    const { timeZone } = await this.users.get(ownerId);
    return {
      fileName: `job-applications-${dayIn(timeZone, new Date())}.csv`,
      content: this.rows(ownerId, timeZone),
    };
  }

  private async *rows(ownerId: string, timeZone: string): AsyncIterable<string> {
    yield CSV_START + csvText([EXPORT_HEADINGS]);
    for await (const batch of this.applications.exported(ownerId)) {
      yield csvText(batch.map((application) => exportRow(application, timeZone)));
    }
  }
}
