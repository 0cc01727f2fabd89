import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ChoiceField, FlagField } from '../fields/choice-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { COUNTRY_CODES } from '../vocabulary/account-vocabulary.ts';
import { LISTING_TYPE_FILTERS, type ListingTypeFilter } from '../vocabulary/job-vocabulary.ts';

/** A search of the discovery list that a person keeps. */
export class SaveSearchDto {
  @TextField({
    label: 'Search',
    description: 'Text that title, company, location or description must hold.',
    example: 'accountant',
    optional: true,
  })
  q?: string;

  @ChoiceField({
    label: 'Type',
    description: 'Where the work is done.',
    choices: LISTING_TYPE_FILTERS,
    enumName: 'ListingTypeFilter',
    optional: true,
  })
  type?: ListingTypeFilter;

  @Transform(({ value }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @ChoiceField({
    label: 'Country',
    description: 'Only listings that people of this country can apply for by the words of the posting.',
    example: 'NG',
    choices: COUNTRY_CODES,
    enumName: 'CountryCode',
    message: 'Country must be a two-letter code such as NG',
    optional: true,
  })
  country?: string;

  @FlagField({
    label: 'Mails',
    description:
      'Whether new listings are sent by email, at most once a day. The address must be confirmed first.',
    default: false,
    optional: true,
  })
  alerts?: boolean;
}

/** Switches the mails of a saved search. */
export class SwitchAlertsDto {
  @FlagField({ label: 'Mails', description: 'Whether new listings are sent by email, at most once a day.' })
  alerts!: boolean;
}

/** A saved search. */
export class SavedSearchDto {
  @ApiProperty({ description: 'Id of the search.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Text that is searched for; may be empty.', example: 'accountant' })
  q!: string;

  @ApiProperty({
    description: 'Where the work is done.',
    enum: [...LISTING_TYPE_FILTERS],
    enumName: 'ListingTypeFilter',
  })
  type!: ListingTypeFilter;

  @ApiProperty({
    description: 'Country whose people can apply, or null.',
    type: String,
    nullable: true,
    example: 'NG',
  })
  country!: string | null;

  @ApiProperty({ description: 'Whether new listings are sent by email.' })
  alerts!: boolean;
}
