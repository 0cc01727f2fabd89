import { dayIn } from '@career/career/calendar/zoned-time';
import {
  type ApplicationTable,
  readApplicationTable,
  type TableRow,
} from '@career/career/tables/application-table';
import type { ImportAnswerDto, ImportRowDto } from '@career/contracts/job-applications/import-answer.dto';
import type { ImportApplicationsDto } from '@career/contracts/job-applications/import-applications.dto';
import { SaveJobApplicationDto } from '@career/contracts/job-applications/save-job-application.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type FieldError, Unprocessable } from '../../errors/domain-errors.ts';
import { contractErrors } from '../../http/contract-validation.pipe.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { emptyContent, storedContent } from './application-content.ts';
import { ApplicationImportRepository, type ImportedRow } from './application-import.repository.ts';

const UNREADABLE_ROW: FieldError = {
  field: '',
  message: 'We cannot read this row: a quotation mark is in the wrong place.',
};

type CheckedRow = TableRow & { faults: FieldError[]; content: ImportedRow | undefined };

/** Brings tables of applications in. */
@Injectable()
export class ApplicationImportService {
  constructor(
    private readonly imports: ApplicationImportRepository,
    private readonly users: UsersService,
  ) {}

  /**
   * Rows with faults and rows that are there already are left out and reported, so the same table can be sent
   * again.
   */
  async run(ownerId: string, { csv, preview }: ImportApplicationsDto): Promise<ImportAnswerDto> {
    const { timeZone } = await this.users.get(ownerId);
    const table = readApplicationTable(csv, timeZone);
    refuseUnfit(table);
    const today = dayIn(timeZone, new Date());
    const rows = await Promise.all(table.rows.map((row) => checked(row, today)));
    const sound = rows.flatMap(({ content }) => content ?? []);
    const isPreview = preview === true;
    const added = await this.imports.add(ownerId, sound, { onlyLook: isPreview });
    return answer(isPreview, table, rows, new Set(sound.filter((_row, index) => added[index])), today);
  }
}

function refuseUnfit({ rows, missing }: ApplicationTable): void {
  if (missing.length > 0) {
    throw new Unprocessable('The first row must name the columns. Two of them must be Company and Position.');
  }
  if (rows.length === 0) throw new Unprocessable('There are no rows under the headings.');
  if (rows.length > LIMITS.importRowsMax) {
    throw new Unprocessable(
      `A table can have at most ${LIMITS.importRowsMax.toLocaleString('en')} rows, and this one has ${rows.length.toLocaleString('en')}. Please send it in parts.`,
    );
  }
}

async function checked(row: TableRow, today: string): Promise<CheckedRow> {
  if (row.isBroken) return { ...row, faults: [UNREADABLE_ROW], content: undefined };
  const body = plainToInstance(SaveJobApplicationDto, row.body);
  const faults = await contractErrors(body);
  if (faults.length > 0) return { ...row, faults, content: undefined };
  const content = { ...storedContent(emptyContent(today), body), isDated: Boolean(row.body.appliedDate) };
  return { ...row, faults, content };
}

function answer(
  preview: boolean,
  { ignored }: ApplicationTable,
  rows: CheckedRow[],
  added: ReadonlySet<ImportedRow>,
  today: string,
): ImportAnswerDto {
  const shown = rows.map(({ number, body, faults, content }): ImportRowDto => {
    const outcome = !content ? 'faulty' : added.has(content) ? 'add' : 'duplicate';
    return { row: number, outcome, application: shownBody(body, today), errors: faults };
  });
  const count = (outcome: ImportRowDto['outcome']): number =>
    shown.filter((row) => row.outcome === outcome).length;
  return {
    preview,
    added: count('add'),
    duplicates: count('duplicate'),
    faulty: count('faulty'),
    ignoredColumns: ignored,
    rows: shown,
  };
}

const shownBody = (body: TableRow['body'], today: string): ImportRowDto['application'] => ({
  company: body.company ?? '',
  position: body.position ?? '',
  location: body.location ?? '',
  jobUrl: body.jobUrl ?? '',
  status: body.status ?? 'applied',
  appliedDate: body.appliedDate ?? today,
  interviewDate: body.interviewDate ?? '',
  followUpDate: body.followUpDate ?? '',
  salary: body.salary ?? '',
  notes: body.notes ?? '',
});
