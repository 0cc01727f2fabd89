import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../fields/text-field.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../vocabulary/job-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Which listings are asked about. */
export class KnownListingsQueryDto {
  @TextField({
    label: 'Listings',
    description: `Ids of listings with commas between, at most ${LIMITS.knownListingsMax}.`,
    example: '019a0000-0000-7000-8000-000000000001,019a0000-0000-7000-8000-000000000002',
    min: { length: 1, message: 'Listings are required' },
    max: LIMITS.knownListingsMax * 37,
  })
  ids!: string;
}

/** What the person has done with a listing. */
export class KnownListingDto {
  @ApiProperty({ description: 'Id of the listing.', format: 'uuid' })
  jobListingId!: string;

  @ApiProperty({
    description: 'The saved job it is on the shortlist as, or null.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  savedJobId!: string | null;

  @ApiProperty({
    description: 'The application for it, or null. Found by its address, else by company and position.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  jobApplicationId!: string | null;

  @ApiProperty({
    description: 'How far that application is, or null.',
    enum: [...APPLICATION_STATUSES],
    enumName: 'ApplicationStatus',
    nullable: true,
  })
  status!: ApplicationStatus | null;
}
