import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { DatabaseEnvironment } from './database-environment.dto.ts';
import { isUrlOf } from './url-rule.ts';
import { toNumber } from './variable-values.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** What the standard of OpenTelemetry knows. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const SWITCH_WORDS: Record<string, boolean> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
  off: false,
};
const toSwitch = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? (SWITCH_WORDS[value.toLowerCase()] ?? value) : value;

/** Every variable the processes read. `.env.example` explains each to an operator. */
export class Environment extends DatabaseEnvironment {
  /** Port of the web app and the API. */
  @Transform(toNumber)
  @IsInt({ message: 'PORT must be a whole number' })
  @Min(0, { message: 'PORT must be from 0 to 65535' })
  @Max(65_535, { message: 'PORT must be from 0 to 65535' })
  PORT = 3000;

  /** Address to listen on. */
  @IsString()
  HOST = '0.0.0.0';

  /** Port of a worker's own address, for supervisors and scrapes; it has none when not set. */
  @IsOptional()
  @Transform(toNumber)
  @IsInt({ message: 'WORKER_PORT must be a whole number' })
  @Min(0, { message: 'WORKER_PORT must be from 0 to 65535' })
  @Max(65_535, { message: 'WORKER_PORT must be from 0 to 65535' })
  WORKER_PORT?: number;

  /** Folder for everything the product keeps on disk. */
  @IsString()
  @MinLength(1, { message: 'DATA_DIR must name a folder' })
  DATA_DIR = '.data';

  /** Signs session cookies; generated and kept in DATA_DIR when not set. */
  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET must be at least 32 characters' })
  SESSION_SECRET?: string;

  /** Address people reach the product at; with https, cookies are marked secure. */
  @IsOptional()
  @isUrlOf('http', 'https')
  PUBLIC_URL?: string;

  /** Number of proxies in front whose forwarded headers are trusted. */
  @Transform(toNumber)
  @IsInt({ message: 'TRUST_PROXY must be the number of proxies in front' })
  @Min(0, { message: 'TRUST_PROXY must be the number of proxies in front' })
  @Max(10, { message: 'TRUST_PROXY must be the number of proxies in front' })
  TRUST_PROXY = 0;

  /** Folder of the built web app. */
  @IsOptional()
  @IsString()
  WEB_DIST?: string;

  /** Origin of a web app served from elsewhere, allowed to call the API with credentials. */
  @IsOptional()
  @isUrlOf('http', 'https')
  WEB_ORIGIN?: string;

  /** Whether the invented sample listings are in the list of openings. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'SAMPLE_LISTINGS must be true or false' })
  SAMPLE_LISTINGS = true;

  /** Whether the worker visits the links of the courses it recommends, each once a week. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'TRAINING_LINK_CHECK must be true or false' })
  TRAINING_LINK_CHECK = true;

  /** File that `npm run taxonomy:import` wrote; widens the built-in occupations and skills. */
  @IsOptional()
  @IsString()
  TAXONOMY_FILE?: string;

  /** Least severe level that is logged. */
  @IsIn(LOG_LEVELS, { message: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  /** Token that a scrape of /metrics carries as its bearer; there are no metrics without one. */
  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must be at least 16 characters' })
  METRICS_TOKEN?: string;

  /**
   * Collector that takes traces by OTLP over HTTP; nothing of OpenTelemetry is loaded without one. The other standard
   * variables, such as its headers, are read by the library itself.
   */
  @IsOptional()
  @isUrlOf('http', 'https')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** The same with its whole path, for traces alone. */
  @IsOptional()
  @isUrlOf('http', 'https')
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;

  @IsOptional()
  @IsIn(['http/protobuf'], { message: 'OTEL_EXPORTER_OTLP_PROTOCOL can only be http/protobuf' })
  OTEL_EXPORTER_OTLP_PROTOCOL?: string;

  /** Turns tracing off although a collector is named. */
  @Transform(toSwitch)
  @IsBoolean({ message: 'OTEL_SDK_DISABLED must be true or false' })
  OTEL_SDK_DISABLED = false;

  /** Which traces are taken. */
  @IsOptional()
  @IsIn(SAMPLERS, { message: `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}` })
  OTEL_TRACES_SAMPLER?: (typeof SAMPLERS)[number];

  /** Share of the traces that the ratio samplers take. */
  @IsOptional()
  @Transform(toNumber)
  @Min(0, { message: 'OTEL_TRACES_SAMPLER_ARG must be from 0 to 1' })
  @Max(1, { message: 'OTEL_TRACES_SAMPLER_ARG must be from 0 to 1' })
  OTEL_TRACES_SAMPLER_ARG?: number;

  /** Milliseconds after which a statement of the database counts as slow and is logged, without its values. */
  @Transform(toNumber)
  @IsInt({ message: 'SLOW_QUERY_MS must be a whole number of milliseconds' })
  @Min(1, { message: 'SLOW_QUERY_MS must be at least 1' })
  SLOW_QUERY_MS = 500;

  /** Accounts that may be made from one place, an address or an IPv6 network, in an hour. */
  @Transform(toNumber)
  @IsInt({ message: 'SIGN_UPS_PER_HOUR must be a whole number' })
  @Min(1, { message: 'SIGN_UPS_PER_HOUR must be from 1 to 1000000' })
  @Max(1_000_000, { message: 'SIGN_UPS_PER_HOUR must be from 1 to 1000000' })
  SIGN_UPS_PER_HOUR = 300;

  /** Key of an OpenAI-compatible endpoint; the built-in writer and analyser work without it. */
  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  @IsOptional()
  @isUrlOf('http', 'https')
  OPENAI_BASE_URL?: string;

  @IsOptional()
  @IsString()
  OPENAI_MODEL?: string;

  /** Seconds that one call of the model may take. */
  @Transform(toNumber)
  @IsInt({ message: 'OPENAI_TIMEOUT_SECONDS must be a whole number of seconds' })
  @Min(1, { message: 'OPENAI_TIMEOUT_SECONDS must be from 1 to 300' })
  @Max(300, { message: 'OPENAI_TIMEOUT_SECONDS must be from 1 to 300' })
  OPENAI_TIMEOUT_SECONDS = 45;

  /** Tokens the model may use in a calendar month, both ways; without end when not set. */
  @IsOptional()
  @Transform(toNumber)
  @IsInt({ message: 'OPENAI_MONTHLY_TOKENS must be a whole number' })
  @Min(0, { message: 'OPENAI_MONTHLY_TOKENS must not be negative' })
  OPENAI_MONTHLY_TOKENS?: number;

  /** Both halves of the Google client, or neither. */
  @ValidateIf(
    (env: Environment) => env.GOOGLE_CLIENT_SECRET !== undefined || env.GOOGLE_CLIENT_ID !== undefined,
  )
  @IsString({ message: 'GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is' })
  GOOGLE_CLIENT_ID?: string;

  @ValidateIf(
    (env: Environment) => env.GOOGLE_CLIENT_ID !== undefined || env.GOOGLE_CLIENT_SECRET !== undefined,
  )
  @IsString({ message: 'GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is' })
  GOOGLE_CLIENT_SECRET?: string;

  /** The three addresses of Google's sign-in; overridden by tests. */
  @IsOptional()
  @isUrlOf('http', 'https')
  GOOGLE_AUTHORIZATION_URL?: string;

  @IsOptional()
  @isUrlOf('http', 'https')
  GOOGLE_TOKEN_URL?: string;

  @IsOptional()
  @isUrlOf('http', 'https')
  GOOGLE_USERINFO_URL?: string;

  /** Mail server; mails are written to DATA_DIR/outbox without it. */
  @IsOptional()
  @isUrlOf('smtp', 'smtps')
  SMTP_URL?: string;

  /** Sender of the mails. */
  @IsString()
  MAIL_FROM = 'Career Toolkit <no-reply@localhost>';

  /** Bucket of an S3-compatible storage for uploaded documents; they are kept in DATA_DIR without it. */
  @IsOptional()
  @isUrlOf('http', 'https')
  DOCUMENTS_S3_URL?: string;

  @IsString()
  DOCUMENTS_S3_REGION = 'us-east-1';

  @ValidateIf((env: Environment) => env.DOCUMENTS_S3_URL !== undefined)
  @IsString({ message: 'DOCUMENTS_S3_ACCESS_KEY_ID must be set when DOCUMENTS_S3_URL is' })
  DOCUMENTS_S3_ACCESS_KEY_ID?: string;

  @ValidateIf((env: Environment) => env.DOCUMENTS_S3_URL !== undefined)
  @IsString({ message: 'DOCUMENTS_S3_SECRET_ACCESS_KEY must be set when DOCUMENTS_S3_URL is' })
  DOCUMENTS_S3_SECRET_ACCESS_KEY?: string;
}
