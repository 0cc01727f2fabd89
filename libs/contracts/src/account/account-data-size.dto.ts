import { ApiProperty } from '@nestjs/swagger';

/** How large the download of all data is, for telling before it starts. */
export class AccountDataSizeDto {
  @ApiProperty({
    description: 'Bytes that the zip file has at most: rows as they are stored, and the documents.',
    type: 'integer',
    example: 482_113,
  })
  bytes!: number;

  @ApiProperty({ description: 'Uploaded documents in it.', type: 'integer', example: 3 })
  documents!: number;
}
