import { createHash } from 'node:crypto';
import { readPicture } from '@career/career/pictures/read-picture';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { PICTURE_TYPES, type PictureType, pictureId } from '@career/contracts/vocabulary/picture-address';
import type { Request, Response } from 'express';
import { TooLarge, Unprocessable, Unreadable, WrongContentType } from '../../errors/domain-errors.ts';

/** A picture as it was sent, checked. */
export interface ReceivedPicture {
  id: string;
  mimeType: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Reads a body of a few kilobytes, never more, and checks that it is a picture and nothing else. */
export async function receivePicture(request: Request, response: Response): Promise<ReceivedPicture> {
  if (!request.is([...PICTURE_TYPES])) {
    throw new WrongContentType('Send the bytes of the picture as image/jpeg, image/png or image/webp.');
  }
  // Workers import this file with the feature's controller and receive no picture.
  const { raw } = await import('express');
  const read = raw({ type: [...PICTURE_TYPES], limit: LIMITS.pictureBytes, inflate: false });
  await new Promise<void>((received, refused) => {
    void read(request, response, (error?: unknown) => (error ? refused(domainErrorOf(error)) : received()));
  });
  const { body } = request as { body: unknown };
  return checkedPicture(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
}

/** What its sender calls it counts for nothing. */
function checkedPicture(bytes: Buffer): ReceivedPicture {
  if (bytes.length === 0) throw new Unprocessable('The picture is empty.');
  const picture = readPicture(bytes);
  if (!picture) throw new Unprocessable('Please send a complete JPEG, PNG or simple WebP picture.');
  const { type: mimeType, width, height, plain } = picture;
  if (!isSide(width) || !isSide(height)) {
    throw new Unprocessable(
      `A picture must be ${LIMITS.pictureSideMin} to ${LIMITS.pictureSideMax.toLocaleString('en')} dots wide and high.`,
    );
  }
  // Refused, not removed: the orientation among them may be what keeps the person upright.
  if (plain.length !== bytes.length) {
    throw new Unprocessable(
      'This picture contains extra data, such as where it was taken. Remove it and send the picture again.',
    );
  }
  const id = pictureId(createHash('sha256').update(bytes).digest());
  return { id, mimeType, width, height, bytes };
}

const isSide = (dots: number): boolean => dots >= LIMITS.pictureSideMin && dots <= LIMITS.pictureSideMax;

function domainErrorOf(error: unknown): unknown {
  switch (error instanceof Error && 'type' in error ? error.type : undefined) {
    case 'entity.too.large':
      return new TooLarge(`A picture can be at most ${LIMITS.pictureBytes / 1024} KB.`);
    case 'encoding.unsupported':
      return new WrongContentType('Send the picture as it is, not compressed.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new Unreadable('The picture is incomplete. Please send it again.');
    default:
      return error;
  }
}
