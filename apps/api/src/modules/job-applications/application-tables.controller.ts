import { Readable } from 'node:stream';
import { ImportAnswerDto } from '@career/contracts/job-applications/import-answer.dto';
import { ImportApplicationsDto } from '@career/contracts/job-applications/import-applications.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Body, Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import { ApiProblems, WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { ApplicationExportService, type ExportedTable } from './application-export.service.ts';
import { ApplicationImportService } from './application-import.service.ts';

/** Bring and take: applications as a table. */
@ApiTags('Job applications')
@Controller('job-applications')
export class ApplicationTablesController {
  constructor(
    private readonly imports: ApplicationImportService,
    private readonly exports: ApplicationExportService,
  ) {}

  @Post('import')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Import job applications',
    description: `Adds the rows of a CSV text, at most ${LIMITS.importRowsMax}. Rows with faults and rows that are there already are left out and told, so a corrected table can be sent again; with \`preview\` nothing is saved.`,
  })
  @ApiOkResponse({ description: 'What becomes of each row.', type: ImportAnswerDto })
  @ApiProblems(...WRITE_PROBLEMS, 409, 422)
  importJobApplications(
    @OwnerId() ownerId: string,
    @Body() body: ImportApplicationsDto,
  ): Promise<ImportAnswerDto> {
    return this.imports.run(ownerId, body);
  }

  @Get('export.csv')
  @ApiOperation({
    summary: 'Export job applications',
    description:
      'All applications as CSV in UTF-8 with a byte order mark, oldest first. A cell that a spreadsheet would take for a formula has an apostrophe in front; the import takes it off.',
  })
  @ApiOkResponse({
    description: 'The table.',
    content: {
      'text/csv': {
        schema: { type: 'string' },
        example: 'Company,Position,Status,Applied date\r\nKora Foods Ltd,Accountant,applied,2026-11-02\r\n',
      },
    },
  })
  @ApiProblems(401)
  async exportJobApplications(@OwnerId() ownerId: string): Promise<StreamableFile> {
    return csvFile(await this.exports.table(ownerId));
  }
}

const csvFile = ({ fileName, content }: ExportedTable): StreamableFile =>
  new StreamableFile(Readable.from(content, { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: contentDisposition(fileName),
  });
