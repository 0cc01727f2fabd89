import { ApiProperty } from '@nestjs/swagger';
import { DateField } from '../fields/pattern-fields.ts';
import { JobApplicationDto } from '../job-applications/job-application.dto.ts';
import { SavedJobDto } from './saved-job.dto.ts';

/** Body that turns a saved job into an application. */
export class TrackSavedJobDto {
  @DateField({
    label: 'Applied date',
    description: 'Day of the application; today when left out.',
    optional: true,
  })
  appliedDate?: string;
}

/** The application that a saved job became. */
export class TrackedSavedJobDto {
  @ApiProperty({
    description: 'The application, with all facts of the saved job.',
    type: () => JobApplicationDto,
  })
  application!: JobApplicationDto;

  @ApiProperty({ description: 'The saved job, which names the application.', type: () => SavedJobDto })
  savedJob!: SavedJobDto;
}
