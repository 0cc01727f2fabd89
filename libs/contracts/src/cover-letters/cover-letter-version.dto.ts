import { ApiProperty } from '@nestjs/swagger';

/** What a letter said before one of its saves. */
export class CoverLetterVersionDto {
  @ApiProperty({ description: 'Id of this earlier text.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Letter it is an earlier text of.', format: 'uuid' })
  coverLetterId!: string;

  @ApiProperty({ type: 'integer', description: 'Version the letter had then, from 1.', example: 2 })
  version!: number;

  @ApiProperty({
    description: 'Title of the letter then.',
    example: 'Cover Letter for Accountant at Kora Foods',
  })
  title!: string;

  @ApiProperty({ description: 'Employer the letter went to then.', example: 'Kora Foods' })
  company!: string;

  @ApiProperty({ description: 'Job title applied for then.', example: 'Accountant' })
  position!: string;

  @ApiProperty({ description: 'The letter itself, then.', example: 'Dear Hiring Manager, …' })
  content!: string;

  @ApiProperty({
    description: 'When a newer text took its place, ISO 8601 in UTC.',
    format: 'date-time',
  })
  createdAt!: string;
}
