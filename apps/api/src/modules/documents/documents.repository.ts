import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { takeTurn } from '../../database/quota.ts';
import { type Document, DocumentEntity } from './document.entity.ts';
import { StoredFileEntity } from './stored-file.entity.ts';

export type NewDocument = Pick<
  Document,
  'type' | 'fileName' | 'fileUrl' | 'fileSize' | 'mimeType' | 'sha256'
>;

/** Well below the age at which the sweep takes a file that has no document. */
const LONGEST_UPLOAD_MS = 30 * 60 * 1000;

/** What a person has already: all documents with their bytes, and those of one application. */
export interface Room {
  documents: number;
  bytes: number;
  ofApplication: number;
}

/** Rows of one owner, and the files that they refer to. */
@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: Database) {}

  list(ownerId: string, jobApplicationId: string): Promise<Document[]> {
    return this.database.read((em) =>
      em.find(
        DocumentEntity,
        { userId: ownerId, jobApplicationId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.documentsPerApplication },
      ),
    ) as Promise<Document[]>;
  }

  all(ownerId: string): Promise<Document[]> {
    return this.database.read((em) =>
      em.find(
        DocumentEntity,
        { userId: ownerId },
        { orderBy: { id: 'asc' }, limit: LIMITS.documentsPerUser },
      ),
    ) as Promise<Document[]>;
  }

  find(ownerId: string, id: string): Promise<Document | null> {
    return this.database.read((em) =>
      em.findOne(DocumentEntity, { id, userId: ownerId }),
    ) as Promise<Document | null>;
  }

  room(ownerId: string, jobApplicationId: string): Promise<Room> {
    return this.database.read((em) => roomOf(em, ownerId, jobApplicationId));
  }

  /** Before a file goes to the storage: should nothing come of it, the sweep will find it. */
  async announce(key: string): Promise<void> {
    await this.database.write((em) => em.insert(StoredFileEntity, { key, givenUpAt: new Date() }));
  }

  /**
   * Writes the row of a stored file. One upload of a person at a time, so that two of them cannot both take the last
   * room; the same content under the same name is the document that is there already.
   * @param fits refuses by throwing when there is no room.
   */
  insert(
    ownerId: string,
    jobApplicationId: string,
    content: NewDocument,
    fits: (room: Room) => void,
  ): Promise<Document> {
    return this.database.transaction(async (em) => {
      await takeTurn(em, ownerId, 'documents');
      const { sha256, fileName } = content;
      const same = await em.findOne(DocumentEntity, { userId: ownerId, jobApplicationId, sha256, fileName });
      if (same) return same as Document;
      fits(await roomOf(em, ownerId, jobApplicationId));
      const document = em.create(
        DocumentEntity,
        { ...content, userId: ownerId, jobApplicationId },
        { partial: true },
      );
      await em.persist(document).flush();
      const kept = await em.nativeUpdate(
        StoredFileEntity,
        { key: content.fileUrl, givenUpAt: { $gt: new Date(Date.now() - LONGEST_UPLOAD_MS) } },
        { givenUpAt: null },
      );
      if (kept === 0) throw new Error('The file was swept away before its document was written');
      return document as Document;
    });
  }

  /** @returns the key of the file that is given up, or undefined when there was no such document. */
  remove(ownerId: string, id: string): Promise<string | undefined> {
    return this.database.transaction(async (em) => {
      const document = await em.findOne(
        DocumentEntity,
        { id, userId: ownerId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!document) return undefined;
      await em.nativeDelete(DocumentEntity, { id, userId: ownerId });
      return document.fileUrl;
    });
  }

  /** Keys of files that have been given up before a moment. */
  async givenUp(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.read((em) =>
      em.find(StoredFileEntity, { givenUpAt: { $lt: before } }, { orderBy: { givenUpAt: 'asc' }, limit }),
    );
    return rows.map(({ key }) => key);
  }

  /** A document may have been written for the file meanwhile: then it stays. @returns whether it is to go. */
  async forget(key: string): Promise<boolean> {
    return (
      (await this.database.write((em) =>
        em.nativeDelete(StoredFileEntity, { key, givenUpAt: { $ne: null } }),
      )) > 0
    );
  }
}

async function roomOf(em: EntityManager, ownerId: string, jobApplicationId: string): Promise<Room> {
  const [room] = await em.execute<Room[]>(
    `select count(*)::int as "documents", coalesce(sum("file_size"), 0)::float8 as "bytes",
            (count(*) filter (where "job_application_id" = ?))::int as "ofApplication"
     from "document" where "user_id" = ?`,
    [jobApplicationId, ownerId],
  );
  return room ?? { documents: 0, bytes: 0, ofApplication: 0 };
}
