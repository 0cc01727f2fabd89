import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AccountDataSizeDto } from '@career/contracts/account/account-data-size.dto';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ZipFile } from 'yazl';
import { today } from '../../../clock/today.ts';
import { NotFound } from '../../../errors/domain-errors.ts';
import { DocumentsService } from '../../documents/documents.service.ts';
import { PicturesService } from '../../pictures/pictures.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountLimits } from './account-limits.service.ts';
import { OwnedRowsRepository } from './owned-rows.repository.ts';
import { type OwnedTable, OwnedTables } from './owned-tables.ts';

/** Names, headers and the note in a zip file without any rows. */
const ENVELOPE_BYTES = 12_000;

const TOO_MANY_EXPORTS = 'You have downloaded your data several times already. Please wait an hour.';

const README = `Everything that Career Toolkit keeps about you.

Each .json file is a table of the database with your rows, as a list of objects.
Times are in UTC (ISO 8601). user.json is your account; what opens it is left out.
sessions.json lists where you were signed in when you asked for this file.
The folder documents holds the files you uploaded; document.json says which is which, by its id.
The folder pictures holds the photos you chose for resumes and profile; picture.json lists them.
`;

/** Everything a person has here, as one zip file that is written while it is read. */
@Injectable()
export class DataExport {
  private readonly logger = new Logger('DataExport');

  constructor(
    private readonly tables: OwnedTables,
    private readonly rows: OwnedRowsRepository,
    private readonly documents: DocumentsService,
    private readonly pictures: PicturesService,
    private readonly sessions: SessionsService,
    private readonly limits: AccountLimits,
  ) {}

  async send(ownerId: string, request: Request, response: Response): Promise<void> {
    await this.limits.take('export-account', ownerId, TOO_MANY_EXPORTS);
    const zip = await this.pack(ownerId, request);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', `attachment; filename="career-toolkit-data-${today()}.zip"`);
    try {
      await pipeline(zip.outputStream, response);
    } catch (error) {
      // The answer has begun: a download that breaks off is how the person sees it.
      this.logger.warn(`A download of all data broke off: ${(error as Error).message}`);
    }
  }

  /** How large the file is at most; counted, not packed. */
  async size(ownerId: string): Promise<AccountDataSizeDto> {
    let bytes = ENVELOPE_BYTES;
    for (const table of this.tables.list()) bytes += await this.rows.bytes(ownerId, table);
    const documents = await this.documents.allOf(ownerId);
    for (const { fileSize } of documents) bytes += fileSize;
    return { bytes, documents: documents.length };
  }

  private async pack(ownerId: string, request: Request): Promise<ZipFile> {
    const { ZipFile } = await import('yazl');
    const zip = new ZipFile();
    // At once: it begins to write with the first entry, and an error that nobody hears would end the process.
    zip.on('error', (error) => (zip.outputStream as Readable).destroy(error as Error));
    zip.addBuffer(Buffer.from(README), 'README.txt');
    for (const table of this.tables.list()) {
      this.addLazily(zip, `${table.name.replaceAll('_', '-')}.json`, async () => this.json(ownerId, table));
    }
    const sessions = await this.sessions.list(ownerId, request);
    zip.addBuffer(Buffer.from(JSON.stringify(sessions, null, 2)), 'sessions.json');
    for (const { id, fileName } of await this.documents.allOf(ownerId)) {
      this.addLazily(zip, `documents/${id}-${fileName}`, () => this.file(ownerId, id));
    }
    for (const { name, read } of await this.pictures.files(ownerId)) {
      this.addLazily(zip, `pictures/${name}`, async () => Readable.from([await read()]));
    }
    zip.end();
    return zip;
  }

  /** Each is opened only when those before it are written, so that never more than one is. */
  private addLazily(zip: ZipFile, name: string, open: () => Promise<Readable>): void {
    zip.addReadStreamLazy(name, (callback) => {
      open().then(
        (stream) => callback(null, stream),
        (error: Error) => callback(error, Readable.from([])),
      );
    });
  }

  private async file(ownerId: string, id: string): Promise<Readable> {
    try {
      return (await this.documents.open(ownerId, id)).content;
    } catch (error) {
      // One that is lost must not keep the person from all the others.
      if (error instanceof NotFound) return Readable.from(['This file is missing.\n']);
      throw error;
    }
  }

  private json(ownerId: string, table: OwnedTable): Readable {
    return Readable.from(listText(this.rows.rows(ownerId, table)));
  }
}

/** A list of objects as JSON, one to a line. */
async function* listText(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
