import { ApiProperty } from '@nestjs/swagger';
import { JobListingDto } from './job-listing.dto.ts';

/** How near a listing is to a resume. */
export class ListingMatchDto {
  @ApiProperty({ description: 'From 0 to 100; the list is ordered by it.', type: 'integer', example: 78 })
  score!: number;

  @ApiProperty({
    description: 'Why, in words for the person.',
    example: 'Your resume shows 3 of the 5 skills it names: QuickBooks, Excel, payroll.',
  })
  words!: string;
}

/** A listing with how near it is to a resume. */
export class MatchedListingDto extends JobListingDto {
  @ApiProperty({ description: 'How near it is to the resume.', type: ListingMatchDto })
  match!: ListingMatchDto;
}
