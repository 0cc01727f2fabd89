import { mkdir } from 'node:fs/promises';
import { DOCUMENT_TYPES, type DocumentType } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { Request, Response } from 'express';
import type { MulterError } from 'multer';
import { InvalidFields, TooLarge, Unreadable, WrongContentType } from '../../errors/domain-errors.ts';

/** An upload in the folder of incoming files; whoever received it removes it. */
export interface ReceivedFile {
  path: string;
  /** As sent: not to be trusted. */
  name: string;
  size: number;
  type: DocumentType;
}

const FILE_FIELD = 'file';

/** Reads a multipart body with one file into a folder, piece by piece, so an upload costs no memory. */
export async function receiveFile(
  request: Request,
  response: Response,
  folder: string,
): Promise<ReceivedFile> {
  if (!request.is('multipart/form-data')) throw new WrongContentType('Send the file as multipart/form-data.');
  // Other users of this machine must not read it, even for a moment.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { default: multer } = await import('multer');
  const read = multer({
    storage: multer.diskStorage({ destination: folder }),
    defParamCharset: 'utf8',
    limits: {
      fileSize: LIMITS.documentBytes,
      files: 1,
      fields: 4,
      parts: 6,
      fieldSize: 1_000,
      headerPairs: 20,
    },
  }).single(FILE_FIELD);
  // A connection that broke off before this point emits no event, so the reader would wait forever.
  if (request.destroyed) throw incomplete();
  await new Promise<void>((received, refused) => {
    read(request, response, (error?: unknown) => (error ? refused(domainErrorOf(error)) : received()));
  });
  const { file } = request;
  if (!file) throw new InvalidFields([{ field: FILE_FIELD, message: 'File is required' }]);
  return { path: file.path, name: file.originalname, size: file.size, type: typeOf(request.body) };
}

function typeOf(body: unknown): DocumentType {
  const sent = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  return DOCUMENT_TYPES.find((type) => type === sent) ?? 'other';
}

/** Of the system, while it wrote: a full disk is not a fault of whoever sends. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'open');

/** By its name: its class would have to be loaded with the library. */
const isOfMulter = (error: unknown): error is MulterError =>
  error instanceof Error && error.name === 'MulterError';

const incomplete = (): Unreadable => new Unreadable('The upload is incomplete. Please try again.');

function domainErrorOf(error: unknown): Error {
  if (isOurs(error)) return error;
  if (!isOfMulter(error)) return incomplete();
  return error.code === 'LIMIT_FILE_SIZE'
    ? new TooLarge('A file can be at most 10 MB.')
    : new Unreadable(`Send one file, in the field ${FILE_FIELD}.`);
}
