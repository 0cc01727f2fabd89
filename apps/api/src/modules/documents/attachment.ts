import type { DocumentDto } from '@career/contracts/documents/document.dto';
import { StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { StoredFile } from '../../storage/file-storage.ts';

/** The answer that makes a browser save a file and never show it. */
export const attachment = ({
  content,
  size,
  document,
}: StoredFile & { document: DocumentDto }): StreamableFile =>
  new StreamableFile(content, {
    type: document.mimeType,
    length: size,
    disposition: contentDisposition(document.fileName),
  });
