import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { Request, Response } from 'express';
import { TooLarge, Unprocessable, Unreadable, WrongContentType } from '../../../errors/domain-errors.ts';

const PDF = 'application/pdf';
const BEGINNING = '%PDF-';
const ENDING = '%%EOF';
/** Readers accept some bytes after the mark that ends a file. */
const ENDING_BYTES = 1_024;

/** Reads a body of half a megabyte at most, and checks that it is a whole PDF. */
export async function receivePdf(request: Request, response: Response): Promise<Buffer> {
  if (!request.is(PDF)) throw new WrongContentType(`Send the bytes of the PDF as ${PDF}.`);
  // Workers import this file with the feature's controller and receive none.
  const { raw } = await import('express');
  const read = raw({ type: PDF, limit: LIMITS.sharedFileBytes, inflate: false });
  await new Promise<void>((received, refused) => {
    void read(request, response, (error?: unknown) => (error ? refused(domainErrorOf(error)) : received()));
  });
  const { body } = request as { body: unknown };
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const isWhole =
    bytes.subarray(0, BEGINNING.length).toString('latin1') === BEGINNING &&
    bytes.subarray(-ENDING_BYTES).includes(ENDING);
  if (!isWhole) throw new Unprocessable('Please send a complete PDF.');
  return bytes;
}

function domainErrorOf(error: unknown): unknown {
  switch (error instanceof Error && 'type' in error ? error.type : undefined) {
    case 'entity.too.large':
      return new TooLarge(`The PDF can be at most ${LIMITS.sharedFileBytes / 1024} KB.`);
    case 'encoding.unsupported':
      return new WrongContentType('Send the PDF as it is, not compressed.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new Unreadable('The PDF is incomplete. Please send it again.');
    default:
      return error;
  }
}
