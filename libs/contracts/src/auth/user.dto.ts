import { ApiProperty } from '@nestjs/swagger';
import {
  AUTH_PROVIDERS,
  type AuthProvider,
  COUNTRY_CODES,
  JOB_STATUSES,
  type JobStatus,
  SCREEN_LANGUAGES,
  type ScreenLanguage,
} from '../vocabulary/account-vocabulary.ts';

/** The signed-in person. Never holds a password or its hash. */
export class UserDto {
  @ApiProperty({ description: 'Id of the account.', format: 'uuid' })
  id!: string;

  @ApiProperty({
    description: 'Address that identifies the account, in lower case.',
    format: 'email',
    example: 'adebayo@example.com',
  })
  email!: string;

  @ApiProperty({ description: 'Given name.', example: 'Adébáyọ̀' })
  firstName!: string;

  @ApiProperty({ description: 'Family name.', example: 'Ọláńrewájú' })
  lastName!: string;

  @ApiProperty({
    description: 'Telephone number, or null.',
    type: String,
    nullable: true,
    example: '+234 803 123 4567',
  })
  phone!: string | null;

  @ApiProperty({
    description: 'Address of a portrait, or null.',
    type: String,
    nullable: true,
    example: 'https://example.com/portrait.jpg',
  })
  profileImageUrl!: string | null;

  @ApiProperty({
    description: 'How the account was made.',
    enum: [...AUTH_PROVIDERS],
    enumName: 'AuthProvider',
  })
  authProvider!: AuthProvider;

  @ApiProperty({ description: 'Whether the address was proven to be the person’s.', example: true })
  isEmailVerified!: boolean;

  @ApiProperty({
    description: 'Working situation, or null when not said.',
    enum: [...JOB_STATUSES],
    enumName: 'JobStatus',
    nullable: true,
  })
  currentJobStatus!: JobStatus | null;

  @ApiProperty({
    description: 'Time zone by which days are counted and reminders sent, IANA name.',
    example: 'Africa/Lagos',
  })
  timeZone!: string;

  @ApiProperty({
    description: 'Where the person lives, ISO 3166-1 alpha-2, or null.',
    enum: [...COUNTRY_CODES],
    enumName: 'CountryCode',
    nullable: true,
    example: 'NG',
  })
  country!: string | null;

  @ApiProperty({
    description: 'Language of the screens and the mails, or null: the screens then follow the device.',
    enum: [...SCREEN_LANGUAGES],
    enumName: 'ScreenLanguage',
    nullable: true,
    example: 'fr',
  })
  language!: ScreenLanguage | null;

  @ApiProperty({ description: 'Whether follow-ups and interviews are announced by e-mail.' })
  wantsReminderMails!: boolean;

  @ApiProperty({ description: 'Whether a sign-in from a new device sends an email.' })
  wantsNewDeviceMails!: boolean;

  @ApiProperty({ description: 'Whether the first steps were completed.' })
  hasCompletedOnboarding!: boolean;

  @ApiProperty({ description: 'When the account was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}
