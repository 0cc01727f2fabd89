import { rm } from 'node:fs/promises';
import type { DocumentDto } from '@career/contracts/documents/document.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LimitReached, NotFound, Unavailable, Unprocessable } from '../../errors/domain-errors.ts';
import { FileStorage, type StoredFile } from '../../storage/file-storage.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import type { Document } from './document.entity.ts';
import { toDocumentDto } from './document.mapper.ts';
import { DocumentsRepository, type Room } from './documents.repository.ts';
import { kindOf, sha256Of } from './file-kind.ts';
import { safeFileName } from './file-name.ts';
import type { ReceivedFile } from './received-file.ts';

export const DOCUMENT = 'Document';
const MEGABYTE = 1024 * 1024;

@Injectable()
export class DocumentsService {
  private readonly logger = new Logger('Documents');

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly applications: JobApplicationsService,
    private readonly storage: FileStorage,
  ) {}

  /** A row whose file is gone is not shown. */
  async list(ownerId: string, applicationId: string): Promise<DocumentDto[]> {
    await this.applications.mustHave(ownerId, applicationId);
    const rows = await this.documents.list(ownerId, applicationId);
    const present = await this.reach(() => Promise.all(rows.map(({ fileUrl }) => this.storage.has(fileUrl))));
    return rows.filter((_row, index) => present[index]).map(toDocumentDto);
  }

  /** @param receive reads the upload; not called when nothing could come of it. */
  async add(
    ownerId: string,
    applicationId: string,
    receive: () => Promise<ReceivedFile>,
  ): Promise<DocumentDto> {
    await this.applications.mustHave(ownerId, applicationId);
    refuseWhenFull(await this.documents.room(ownerId, applicationId), 0);
    const received = await receive();
    try {
      return toDocumentDto(await this.store(ownerId, applicationId, received));
    } finally {
      await rm(received.path, { force: true });
    }
  }

  async open(ownerId: string, id: string): Promise<StoredFile & { document: DocumentDto }> {
    const document = await this.documents.find(ownerId, id);
    const file = document && (await this.reach(() => this.storage.read(document.fileUrl)));
    if (!document || !file) throw new NotFound(DOCUMENT);
    return { ...file, document: toDocumentDto(document) };
  }

  async remove(ownerId: string, id: string): Promise<void> {
    const key = await this.documents.remove(ownerId, id);
    if (key === undefined) throw new NotFound(DOCUMENT);
    await this.discard(key);
  }

  /** Every document of a person, whatever it belongs to. */
  allOf(ownerId: string): Promise<Document[]> {
    return this.documents.all(ownerId);
  }

  /** Removes the files of documents whose rows are gone. */
  async discardAll(documents: readonly Document[]): Promise<void> {
    for (const { fileUrl } of documents) await this.discard(fileUrl);
  }

  /** Removes files that no document has referred to since a moment. @returns how many. */
  async sweep(before: Date): Promise<number> {
    const batch = 200;
    let removed = 0;
    for (;;) {
      const keys = await this.documents.givenUp(before, batch);
      for (const key of keys) {
        await this.storage.remove(key);
        if (await this.documents.forget(key)) removed += 1;
      }
      if (keys.length < batch) return removed;
    }
  }

  private async store(ownerId: string, applicationId: string, file: ReceivedFile): Promise<Document> {
    if (file.size === 0) throw new Unprocessable('The file is empty.');
    const kind = await kindOf(file.path);
    const key = `${ownerId}/${uuidv7()}`;
    const content = {
      type: file.type,
      fileName: safeFileName(file.name, kind),
      fileUrl: key,
      fileSize: file.size,
      mimeType: kind.mimeType,
      sha256: await sha256Of(file.path),
    };
    await this.documents.announce(key);
    await this.reach(() => this.storage.keep(key, file.path));
    const document = await this.documents
      .insert(ownerId, applicationId, content, (room) => refuseWhenFull(room, file.size))
      .catch(async (error: unknown) => {
        await this.discard(key);
        throw error;
      });
    if (document.fileUrl !== key) await this.discard(key);
    return document;
  }

  /** What goes wrong here is made good by the sweep. */
  private async discard(key: string): Promise<void> {
    try {
      await this.storage.remove(key);
      await this.documents.forget(key);
    } catch (error) {
      this.logger.warn(`A file stays until the next sweep: ${(error as Error).message}`);
    }
  }

  private async reach<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.logger.error(`The file storage failed: ${(error as Error).message}`);
      throw new Unavailable('Documents are not available at the moment. Please try again.');
    }
  }
}

function refuseWhenFull({ documents, bytes, ofApplication }: Room, size: number): void {
  if (ofApplication >= LIMITS.documentsPerApplication) {
    throw new LimitReached(
      `You can keep ${LIMITS.documentsPerApplication} documents with an application. Delete one to make room.`,
    );
  }
  if (documents >= LIMITS.documentsPerUser) {
    throw new LimitReached(`You can keep ${LIMITS.documentsPerUser} documents. Delete some to make room.`);
  }
  if (bytes + size > LIMITS.documentBytesPerUser) {
    throw new LimitReached(
      `Your documents may take up ${LIMITS.documentBytesPerUser / MEGABYTE} MB together. Delete some to make room.`,
    );
  }
}
