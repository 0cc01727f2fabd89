import { ApiProperty } from '@nestjs/swagger';
import { DOCUMENT_TYPES, type DocumentType } from '../vocabulary/job-vocabulary.ts';

/** A file kept with a job application. */
export class DocumentDto {
  @ApiProperty({ description: 'Id of the document.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Owner.', format: 'uuid' })
  userId!: string;

  @ApiProperty({ description: 'Application it is kept with.', format: 'uuid' })
  jobApplicationId!: string;

  @ApiProperty({ description: 'What it is.', enum: [...DOCUMENT_TYPES], enumName: 'DocumentType' })
  type!: DocumentType;

  @ApiProperty({
    description: 'Name it is downloaded under: the sent one, made safe, ending as its content says.',
    example: 'Offer letter.pdf',
  })
  fileName!: string;

  @ApiProperty({
    description: 'Path to download it from, as the signed-in owner.',
    example: '/api/documents/019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d/content',
  })
  fileUrl!: string;

  @ApiProperty({ type: 'integer', description: 'Bytes.', example: 48_213 })
  fileSize!: number;

  @ApiProperty({ description: 'Media type, told by the content.', example: 'application/pdf' })
  mimeType!: string;

  @ApiProperty({ description: 'When it was uploaded, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}
