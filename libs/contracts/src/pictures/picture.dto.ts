import { ApiProperty } from '@nestjs/swagger';
import { PICTURE_TYPES, type PictureType } from '../vocabulary/picture-address.ts';

/** A portrait kept in the account, for resumes and the profile. */
export class PictureDto {
  @ApiProperty({ description: 'Id of the picture, made of its content.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'Address for the photo of a resume or the profile; only its owner, signed in, can read it.',
    example: '/api/pictures/3f0c9a7e-51d2-8b64-9c1e-7a2b4d6f8e10',
  })
  url!: string;

  @ApiProperty({
    description: 'Media type, told by the content.',
    enum: [...PICTURE_TYPES],
    enumName: 'PictureType',
  })
  mimeType!: PictureType;

  @ApiProperty({ type: 'integer', description: 'Dots across.', example: 480 })
  width!: number;

  @ApiProperty({ type: 'integer', description: 'Dots down.', example: 480 })
  height!: number;

  @ApiProperty({ type: 'integer', description: 'Bytes.', example: 38_214 })
  fileSize!: number;

  @ApiProperty({ description: 'When it was first kept, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}
