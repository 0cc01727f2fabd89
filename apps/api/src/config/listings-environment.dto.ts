import { Transform } from 'class-transformer';
import {
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isPastDay, parseRates } from './exchange-rates.ts';
import { parseBoards, parseFeeds, parseHosts, parseSources } from './listing-sources.ts';

/** A text that a parser takes; what the parser throws becomes the message. */
const isReadBy = (name: string, parse: (text: string) => unknown): PropertyDecorator => {
  const problem = (text: unknown): string | undefined => {
    try {
      parse(String(text));
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  return ValidateBy({
    name: `read-${name}`,
    validator: {
      validate: (text) => problem(text) === undefined,
      defaultMessage: (given) => `${name}: ${problem(given?.value)}`,
    },
  });
};

const toNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const HOURS_MESSAGE = 'LISTING_REFRESH_HOURS must be a whole number from 1 to 168';

/** Variables of job listings. docs/listings.md explains each source to operators. */
export class ListingsEnvironment {
  /** Sources that listings are fetched from: `default`, `none`, or names. */
  @isReadBy('LISTING_SOURCES', parseSources)
  LISTING_SOURCES = 'default';

  /** Hours between two visits to a source; some ask for more, and get it. */
  @Transform(toNumber)
  @IsInt({ message: HOURS_MESSAGE })
  @Min(1, { message: HOURS_MESSAGE })
  @Max(168, { message: HOURS_MESSAGE })
  LISTING_REFRESH_HOURS = 6;

  /** Boards read when the source of their system is on. */
  @isReadBy('LISTING_GREENHOUSE_BOARDS', parseBoards)
  LISTING_GREENHOUSE_BOARDS =
    'moniepoint=Moniepoint, jumia=Jumia, alxafrica=ALX Africa, flyzipline=Zipline, canonical=Canonical';

  @isReadBy('LISTING_LEVER_BOARDS', parseBoards)
  LISTING_LEVER_BOARDS = 'dlocal=dLocal';

  @isReadBy('LISTING_ASHBY_BOARDS', parseBoards)
  LISTING_ASHBY_BOARDS = 'andela=Andela';

  @isReadBy('LISTING_WORKABLE_BOARDS', parseBoards)
  LISTING_WORKABLE_BOARDS = '';

  @isReadBy('LISTING_SMARTRECRUITERS_BOARDS', parseBoards)
  LISTING_SMARTRECRUITERS_BOARDS = '';

  @isReadBy('LISTING_RECRUITEE_BOARDS', parseBoards)
  LISTING_RECRUITEE_BOARDS = '';

  @isReadBy('LISTING_PERSONIO_BOARDS', parseBoards)
  LISTING_PERSONIO_BOARDS = '';

  @isReadBy('LISTING_TEAMTAILOR_BOARDS', parseBoards)
  LISTING_TEAMTAILOR_BOARDS = '';

  /** Name of this instance that ReliefWeb approved. */
  @IsOptional()
  @Matches(/^[\w.-]{3,100}$/, {
    message: 'RELIEFWEB_APP_NAME must be the name that ReliefWeb approved: letters, digits, dots and dashes',
  })
  RELIEFWEB_APP_NAME?: string;

  /** Feeds read when `rss` is on: `Name=https://... | Other=https://...`. */
  @isReadBy('LISTING_RSS_FEEDS', parseFeeds)
  LISTING_RSS_FEEDS = '';

  /** Hosts that may be asked although their address is private, `host` or `host:port`. */
  @isReadBy('LISTING_PRIVATE_HOSTS', parseHosts)
  LISTING_PRIVATE_HOSTS = '';

  /** Hosts that webhooks may be sent to although their address is private, `host` or `host:port`. */
  @isReadBy('WEBHOOK_PRIVATE_HOSTS', parseHosts)
  WEBHOOK_PRIVATE_HOSTS = '';

  /** Passes requests to sources on: `https://remotive.com/api` is asked as `<relay>/remotive.com/api`. */
  @IsOptional()
  @isReadBy('LISTING_RELAY_URL', (text) => {
    if (!/^https?:$/.test(new URL(text).protocol)) throw new Error('must start with http:// or https://');
  })
  LISTING_RELAY_URL?: string;

  /** Naira for one unit of other currencies: `USD=1520.50, GBP=2010`. Pay is not converted without. */
  @isReadBy('EXCHANGE_RATES', parseRates)
  EXCHANGE_RATES = '';

  @ValidateIf(
    (env: ListingsEnvironment) => env.EXCHANGE_RATES !== '' || env.EXCHANGE_RATES_DATE !== undefined,
  )
  @isReadBy('EXCHANGE_RATES_DATE', (text) => {
    if (!isPastDay(text))
      throw new Error('must be the day of EXCHANGE_RATES, not in the future, such as 2026-11-20');
  })
  EXCHANGE_RATES_DATE?: string;

  /** Who published the rates. */
  @IsString()
  @MaxLength(100, { message: 'EXCHANGE_RATES_SOURCE must be at most 100 characters' })
  EXCHANGE_RATES_SOURCE = '';
}
