import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Unprocessable } from '../../errors/domain-errors.ts';

/** The files that can be kept: by the media type their content has, the endings their names may have. */
const KEPT: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/** The media types that a kept file can have. */
export const KEPT_TYPES: readonly string[] = Object.keys(KEPT);

export interface FileKind {
  mimeType: string;
  /** Endings a name of this kind may have, the usual one first. */
  endings: readonly [string, ...string[]];
}

/** What a file is by its content; its name and what the sender calls it count for nothing. */
export async function kindOf(path: string): Promise<FileKind> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const endings = found && KEPT[found.mime];
  if (!endings) {
    throw new Unprocessable('Please choose a PDF, DOCX, PNG or JPG file.');
  }
  return { mimeType: found.mime, endings };
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
