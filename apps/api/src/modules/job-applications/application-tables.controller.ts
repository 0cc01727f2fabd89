import { Readable } from 'node:stream';
import { ImportAnswerDto } from '@career/contracts/job-applications/import-answer.dto';
import { ImportApplicationsDto } from '@career/contracts/job-applications/import-applications.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Body, Controller, Get, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { ApplicationExportService, type ExportedTable } from './application-export.service.ts';
import { ApplicationImportService } from './application-import.service.ts';

/** Imports and exports applications as a table. */
@ApiTags('Job applications')
@TokenAccess('applications')
@Controller('job-applications')
export class ApplicationTablesController {
  constructor(
    private readonly imports: ApplicationImportService,
    private readonly exports: ApplicationExportService,
  ) {}

  @Post('import')
  @Endpoint({
    summary: 'Import job applications',
    description: `Adds the rows of a CSV text, at most ${LIMITS.importRowsMax}. Rows with faults and rows that are there already are left out and told, so a corrected table can be sent again; with \`preview\` nothing is saved.`,
    ok: { description: 'What becomes of each row.', type: ImportAnswerDto },
    problems: [...WRITE_PROBLEMS, 409, 422],
  })
  importJobApplications(
    @OwnerId() ownerId: string,
    @Body() body: ImportApplicationsDto,
  ): Promise<ImportAnswerDto> {
    return this.imports.run(ownerId, body);
  }

  @Get('export.csv')
  @Endpoint({
    summary: 'Export job applications',
    description:
      'All applications as CSV in UTF-8 with a byte order mark, oldest first. A cell that a spreadsheet would take for a formula has an apostrophe in front; the import takes it off.',
    ok: {
      description: 'The table.',
      content: {
        'text/csv': {
          schema: { type: 'string' },
          example: 'Company,Position,Status,Applied date\r\nKora Foods Ltd,Accountant,applied,2026-11-02\r\n',
        },
      },
    },
    problems: [401],
  })
  async exportJobApplications(@OwnerId() ownerId: string): Promise<StreamableFile> {
    return csvFile(await this.exports.table(ownerId));
  }
}

const csvFile = ({ fileName, content }: ExportedTable): StreamableFile =>
  new StreamableFile(Readable.from(content, { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: contentDisposition(fileName),
  });
