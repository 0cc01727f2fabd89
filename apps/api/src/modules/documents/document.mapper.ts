import type { DocumentDto } from '@career/contracts/documents/document.dto';
import type { Document } from './document.entity.ts';

export const toDocumentDto = (document: Document): DocumentDto => ({
  id: document.id,
  userId: document.userId,
  jobApplicationId: document.jobApplicationId ?? '',
  type: document.type,
  fileName: document.fileName,
  fileUrl: `/api/documents/${document.id}/content`,
  fileSize: document.fileSize,
  mimeType: document.mimeType,
  createdAt: document.createdAt.toISOString(),
});
