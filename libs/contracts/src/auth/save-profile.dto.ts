import { ChoiceField, FlagField, TimeZoneField } from '../fields/choice-fields.ts';
import { PictureUrlField } from '../fields/pattern-fields.ts';
import {
  COUNTRY_CODES,
  JOB_STATUSES,
  type JobStatus,
  SCREEN_LANGUAGES,
  type ScreenLanguage,
} from '../vocabulary/account-vocabulary.ts';
import { ProfileNamesDto } from './profile-names.dto.ts';

/** What a person may change about the account. The e-mail address is fixed. A field left out stays as it is. */
export class SaveProfileDto extends ProfileNamesDto {
  @ChoiceField({
    label: 'Job status',
    description: 'Working situation; null when not said.',
    example: 'employed',
    choices: JOB_STATUSES,
    enumName: 'JobStatus',
    optional: true,
  })
  currentJobStatus?: JobStatus | null;

  @PictureUrlField({
    label: 'Photo URL',
    description: 'Address of a portrait, on the web or of a kept picture. Null when empty.',
    example: 'https://example.com/portrait.jpg',
  })
  profileImageUrl?: string | null;

  @TimeZoneField({
    label: 'Time zone',
    description: 'IANA name. Reminders are sent and days are counted by it.',
    example: 'Africa/Lagos',
    optional: true,
  })
  timeZone?: string | null;

  @ChoiceField({
    label: 'Country',
    description: 'Where the person lives, ISO 3166-1 alpha-2; null when not said.',
    example: 'NG',
    choices: COUNTRY_CODES,
    enumName: 'CountryCode',
    message: 'Country must be a two-letter code such as NG',
    optional: true,
  })
  country?: string | null;

  @ChoiceField({
    label: 'Language',
    description: 'Language of the screens and the mails; null lets the screens follow the device.',
    example: 'fr',
    choices: SCREEN_LANGUAGES,
    enumName: 'ScreenLanguage',
    optional: true,
  })
  language?: ScreenLanguage | null;

  @FlagField({
    label: 'Reminders by e-mail',
    description: 'Whether follow-ups and interviews are announced by e-mail.',
    optional: true,
  })
  wantsReminderMails?: boolean | null;

  @FlagField({
    label: 'E-mail on a new device',
    description: 'Whether a sign-in from a new device sends an email.',
    optional: true,
  })
  wantsNewDeviceMails?: boolean | null;
}
