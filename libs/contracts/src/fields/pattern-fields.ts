import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isCalendarDay } from '../forms/calendar-day.ts';
import { MONTH_OR_YEAR_OR_EMPTY_PATTERN, withoutDay } from '../forms/month-or-year.ts';
import { isNotBefore, type NotBefore } from '../forms/month-order.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { OWN_PICTURE_PATTERN } from '../vocabulary/picture-address.ts';
import { SLUG_PATTERN } from '../vocabulary/share-vocabulary.ts';
import { type FieldDocs, type FieldRule, field, trimmed } from './field.ts';
import { maxLengthRule, minLengthRule, patternRule, storableRule, typeRule } from './text-rules.ts';

/** The address form of the HTML standard, with at least one dot in the domain. */
const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An absolute http or https address, or nothing. Refuses every other scheme, so a stored link is safe to show. */
const ABSOLUTE_URL_PATTERN = /^https?:\/\/[^\s/$.?#][^\s]*$/i;
const URL_OR_EMPTY_PATTERN = /^(?:https?:\/\/[^\s/$.?#][^\s]*)?$/i;

/** The same, or the address of a picture that the person keeps here. */
export const PICTURE_URL_OR_EMPTY_PATTERN = new RegExp(
  URL_OR_EMPTY_PATTERN.source.replace(')?$', `|${OWN_PICTURE_PATTERN})?$`),
  URL_OR_EMPTY_PATTERN.flags,
);

/**
 * A web address with or without its scheme (`linkedin.com/in/ada`), or nothing; no other scheme than http and https. The
 * host ends where the path begins: a host that may hold slashes, too, is tried again at each of them.
 */
export const WEB_LINK_OR_EMPTY_PATTERN =
  /^(?:(?:https?:\/\/)?[^\s:/$.?#][^\s:/?#]*(?::\d{1,5})?(?:[/?#][^\s]*)?)?$/i;

/** A day as `YYYY-MM-DD`, or nothing. */
const DATE_OR_EMPTY_PATTERN = /^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/;

interface PatternOptions extends FieldDocs {
  message?: string;
  /** The pattern is asked of a complete document only. */
  completeOnly?: boolean;
  /** Message when the text is empty; a complete document then needs the field. */
  required?: string;
}

interface MonthOrYearOptions extends PatternOptions {
  /** The date may not be before the one in another field of the same object. Asked of a complete document. */
  notBefore?: NotBefore & { message: string };
}

function patternField(
  options: PatternOptions,
  pattern: RegExp,
  message: string,
  max: number,
  further: FieldRule[] = [],
  keywords: Record<string, unknown> = {},
): PropertyDecorator {
  const { required } = options;
  const schema = {
    ...keywords,
    type: 'string',
    maxLength: max,
    pattern: pattern.source,
    ...(required ? { minLength: 1 } : {}),
  };
  const flags = pattern.flags ? { 'x-pattern-flags': pattern.flags } : {};
  const decorate = field(options, { ...schema, ...flags, 'x-trim': true }, [
    typeRule(options.label),
    ...(required ? [minLengthRule(1, required, options.completeOnly)] : []),
    patternRule(pattern, message, options.completeOnly && !required),
    ...further,
    maxLengthRule(options.label, max),
    storableRule,
  ]);
  return (target, key) => {
    trimmed(target, key);
    decorate(target, key);
  };
}

/** The address form of the HTML standard, or nothing. */
const EMAIL_OR_EMPTY_PATTERN = new RegExp(`^(?:${EMAIL_PATTERN.source.slice(1, -1)})?$`);

/** An e-mail address, or an empty text. */
export const OptionalEmailField = (options: PatternOptions): PropertyDecorator =>
  patternField(
    { optional: true, ...options },
    EMAIL_OR_EMPTY_PATTERN,
    options.message ?? 'Please enter a valid email address',
    LIMITS.emailMax,
  );

/** An e-mail address. */
export const EmailField = (options: PatternOptions & { message: string }): PropertyDecorator =>
  patternField(options, EMAIL_PATTERN, options.message, LIMITS.emailMax);

/** An absolute http(s) URL, or an empty text. */
export const UrlField = (options: PatternOptions): PropertyDecorator =>
  patternField(
    { optional: true, ...options },
    URL_OR_EMPTY_PATTERN,
    options.message ?? `${options.label} must be a valid URL starting with http:// or https://`,
    LIMITS.urlMax,
  );

/** An absolute http(s) URL. */
export const AbsoluteUrlField = (options: PatternOptions): PropertyDecorator =>
  patternField(
    options,
    ABSOLUTE_URL_PATTERN,
    options.message ?? `${options.label} must be a valid URL starting with https://`,
    LIMITS.urlMax,
  );

/** An absolute http(s) URL of a picture, the address of one that the person keeps here, or an empty text. */
export const PictureUrlField = (options: PatternOptions): PropertyDecorator =>
  patternField(
    { optional: true, ...options },
    PICTURE_URL_OR_EMPTY_PATTERN,
    `${options.label} must be a valid URL starting with http:// or https://`,
    LIMITS.urlMax,
  );

/** A web address as people type it, scheme optional, or an empty text. */
export const WebLinkField = (options: PatternOptions): PropertyDecorator =>
  patternField(
    { optional: true, ...options },
    WEB_LINK_OR_EMPTY_PATTERN,
    options.message ?? `${options.label} must be a web address such as example.com or https://example.com`,
    LIMITS.urlMax,
  );

/** A month `YYYY-MM`, a whole year `YYYY`, or an empty text. A full date is cut to its month: older clients send one. */
export function MonthOrYearField({ notBefore, ...options }: MonthOrYearOptions): PropertyDecorator {
  const decorate = patternField(
    { example: '2024-03', ...options },
    MONTH_OR_YEAR_OR_EMPTY_PATTERN,
    options.message ?? `${options.label} must be a month such as 2024-03 or a year such as 2024`,
    LIMITS.lineMax,
    notBefore ? [notBeforeRule(notBefore, notBefore.message)] : [],
    notBefore ? { 'x-not-before': { field: notBefore.field, unless: notBefore.unless } } : {},
  );
  return (target, key) => {
    Transform(({ value }) => (typeof value === 'string' ? withoutDay(value) : value))(target, key);
    decorate(target, key);
  };
}

/** The pattern lets 31 February through; a calendar does not. Reported under the same keyword, in the same words. */
const calendarDayRule = (message: string): FieldRule => ({
  keyword: 'pattern',
  message,
  check: (validation) =>
    ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, validation),
});

/** Two fields of one object: the beginning may be unfinished, or the end may not count; then nothing is said. */
const notBeforeRule = (order: NotBefore, message: string): FieldRule => ({
  keyword: 'x-not-before',
  message,
  completeOnly: true,
  check: (validation) =>
    ValidateBy(
      {
        name: 'isNotBefore',
        validator: {
          validate: (value, args) => isNotBefore(order, value, args?.object as Record<string, unknown>),
        },
      },
      validation,
    ),
});

/** A day `YYYY-MM-DD`, or an empty text. */
export function DateField(options: PatternOptions): PropertyDecorator {
  const message = options.message ?? `${options.label} must be a date such as 2026-11-21`;
  return patternField({ example: '2026-11-21', ...options }, DATE_OR_EMPTY_PATTERN, message, LIMITS.lineMax, [
    calendarDayRule(message),
  ]);
}

/** Id of a row, or an empty text. */
export const ID_OR_EMPTY_PATTERN = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$/i;

/** A moment in ISO 8601 with its offset from UTC, or nothing. */
const DATE_TIME_OR_EMPTY_PATTERN =
  /^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;

/** Id of another row of the same person, or an empty text, which is read as null: a column of ids holds no text. */
export function IdField(options: PatternOptions): PropertyDecorator {
  const decorate = patternField(
    { example: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', ...options },
    ID_OR_EMPTY_PATTERN,
    options.message ?? `${options.label} must be an id`,
    LIMITS.lineMax,
  );
  return (target, key) => {
    decorate(target, key);
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value))(target, key);
  };
}

/** A moment such as `2026-11-21T09:30:00+01:00`, or an empty text. */
export function DateTimeField(options: PatternOptions): PropertyDecorator {
  const message =
    options.message ?? `${options.label} must be a date and time such as 2026-11-21T09:30:00+01:00`;
  return patternField(
    { example: '2026-11-21T09:30:00+01:00', ...options },
    DATE_TIME_OR_EMPTY_PATTERN,
    message,
    LIMITS.lineMax,
    [calendarDayRule(message)],
  );
}

/** Last part of an address that the person chooses, or an empty text. */
export const SlugField = (options: PatternOptions): PropertyDecorator =>
  patternField(
    options,
    SLUG_PATTERN,
    options.message ?? `${options.label} may have small letters, figures and hyphens`,
    LIMITS.slugMax,
  );
