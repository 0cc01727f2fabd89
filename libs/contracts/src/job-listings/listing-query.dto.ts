import { Transform, Type } from 'class-transformer';
import { ChoiceField, WholeNumberField } from '../fields/choice-fields.ts';
import { DateTimeField, IdField } from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { COUNTRY_CODES } from '../vocabulary/account-vocabulary.ts';
import {
  LISTING_ORDERS,
  LISTING_TYPE_FILTERS,
  type ListingOrder,
  type ListingTypeFilter,
} from '../vocabulary/job-vocabulary.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** Which listings are asked for. Without any of it the whole list is answered. */
export class ListingQueryDto {
  @TextField({
    label: 'Search',
    description: 'Text that title, company, location or description must hold; case does not matter.',
    example: 'accountant',
    optional: true,
  })
  q?: string;

  @Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @ChoiceField({
    label: 'Type',
    description: 'Where the work is done; case does not matter.',
    choices: LISTING_TYPE_FILTERS,
    enumName: 'ListingTypeFilter',
    optional: true,
  })
  type?: ListingTypeFilter;

  @Transform(({ value }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @ChoiceField({
    label: 'Country',
    description:
      'Only listings that people of this country can apply for by the words of the posting, ISO 3166-1 alpha-2.',
    example: 'NG',
    choices: COUNTRY_CODES,
    enumName: 'CountryCode',
    message: 'Country must be a two-letter code such as NG',
    optional: true,
  })
  country?: string;

  @Type(() => Number)
  @WholeNumberField({
    label: 'Page',
    description:
      'Page of the list, from 1, with `X-Total-Count` for all pages. Left out: all at once, at most 1,000.',
    min: 1,
    max: LIMITS.listingPagesMax,
    optional: true,
  })
  page?: number;

  @Type(() => Number)
  @WholeNumberField({
    label: 'Limit',
    description: `Listings on a page, ${LIMITS.listingPageDefault} when left out; only read together with page.`,
    min: 1,
    max: LIMITS.pageMax,
    optional: true,
  })
  limit?: number;

  @ChoiceField({
    label: 'Order',
    description: 'Newest first, or the last day to apply soonest; listings without one come last.',
    choices: LISTING_ORDERS,
    enumName: 'ListingOrder',
    optional: true,
  })
  order?: ListingOrder;

  @DateTimeField({
    label: 'As of',
    description:
      'Leaves out listings that came in after this moment, so that pages keep their places; the `Date` of the answer to the first page.',
    optional: true,
  })
  asOf?: string;
}

/** Which open listings, to be ordered by a resume. */
export class MatchQueryDto extends ListingQueryDto {
  @IdField({
    label: 'Resume',
    description: 'Resume to compare with; left out: the last one saved.',
    optional: true,
  })
  resumeId?: string | null;

  @Transform(({ value }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @ChoiceField({
    label: 'From',
    description: 'Country that the person applies from: listings whose words open them to it come sooner.',
    example: 'NG',
    choices: COUNTRY_CODES,
    enumName: 'CountryCode',
    message: 'From must be a two-letter code such as NG',
    optional: true,
  })
  from?: string;
}
