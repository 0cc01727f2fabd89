import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DatabaseConfig, databaseConfig } from './database-config.ts';
import type { Environment } from './environment.dto.ts';
import { parseHosts } from './listing-sources.ts';
import type { ListingsConfig } from './listings-config.ts';
import { listingsConfig } from './listings-config.ts';
import { readEnvironment } from './read-environment.ts';
import { type RedisConfig, redisConfig } from './redis-config.ts';

/** Settings as the rest of the code wants them: grouped, typed, with paths resolved. */
export class AppConfig {
  readonly port: number;
  readonly host: string;
  /** Of a worker; it has no address without. */
  readonly workerPort: number | undefined;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Of the queue, which runs on PostgreSQL without. */
  readonly redis: RedisConfig | undefined;
  readonly publicUrl: string | undefined;
  readonly webOrigin: string | undefined;
  readonly webDist: string;
  readonly trustProxy: number;
  readonly sampleListings: boolean;
  readonly checksTrainingLinks: boolean;
  /** What an operator adds to the built-in occupations and skills. */
  readonly taxonomyFile: string | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** What a scrape of /metrics must carry; there are no metrics without. */
  readonly metricsToken: string | undefined;
  /** Whether a collector of traces is named. */
  readonly sendsTraces: boolean;
  /** Statements that take longer are logged. */
  readonly slowQueryMs: number;
  /** Accounts that may be made from one place in an hour. */
  readonly signUpsPerHour: number;
  readonly google: GoogleConfig | undefined;
  readonly model: ModelConfig | undefined;
  readonly mail: { smtpUrl: string | undefined; from: string; outbox: string };
  readonly documents: DocumentsConfig;
  readonly listings: ListingsConfig;
  /** Hosts that webhooks may be sent to although their address is private. */
  readonly webhookPrivateHosts: readonly string[];
  private readonly givenSessionSecret: string | undefined;
  private knownSessionSecret: string | undefined;

  constructor(environment: Environment) {
    this.port = environment.PORT;
    this.host = environment.HOST;
    this.workerPort = environment.WORKER_PORT;
    this.dataDir = resolve(environment.DATA_DIR);
    this.database = databaseConfig(environment);
    this.redis = redisConfig(environment);
    this.publicUrl = environment.PUBLIC_URL?.replace(/\/+$/, '');
    this.webOrigin = environment.WEB_ORIGIN && new URL(environment.WEB_ORIGIN).origin;
    this.webDist = resolve(environment.WEB_DIST ?? resolve(import.meta.dirname, '../../../web/dist/app'));
    this.trustProxy = environment.TRUST_PROXY;
    this.sampleListings = environment.SAMPLE_LISTINGS;
    this.checksTrainingLinks = environment.TRAINING_LINK_CHECK;
    this.taxonomyFile = environment.TAXONOMY_FILE && resolve(environment.TAXONOMY_FILE);
    this.logLevel = environment.LOG_LEVEL;
    this.metricsToken = environment.METRICS_TOKEN;
    this.sendsTraces =
      !environment.OTEL_SDK_DISABLED &&
      Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
    this.slowQueryMs = environment.SLOW_QUERY_MS;
    this.signUpsPerHour = environment.SIGN_UPS_PER_HOUR;
    this.google = googleConfig(environment);
    this.model = modelConfig(environment);
    this.mail = {
      smtpUrl: environment.SMTP_URL,
      from: environment.MAIL_FROM,
      outbox: resolve(this.dataDir, 'outbox'),
    };
    this.documents = {
      folder: resolve(this.dataDir, 'documents'),
      incoming: resolve(this.dataDir, 'incoming'),
      s3: s3Config(environment),
    };
    this.listings = listingsConfig(environment, this.dataDir);
    this.webhookPrivateHosts = parseHosts(environment.WEBHOOK_PRIVATE_HOSTS);
    this.givenSessionSecret = environment.SESSION_SECRET;
  }

  static fromEnvironment(): AppConfig {
    return new AppConfig(readEnvironment());
  }

  /** Whether people reach the product over TLS. */
  get isSecure(): boolean {
    return this.publicUrl?.startsWith('https:') ?? false;
  }

  /** The `User-Agent` for sources of listings, so that they know who calls. */
  get sourceUserAgent(): string {
    return `CareerToolkit/0.1${this.publicUrl ? ` (+${this.publicUrl})` : ''}`;
  }

  /**
   * Address of a page for a person to open, in a mail or at another site. Built from `PUBLIC_URL`, never from what a
   * request says its host is; without it from this machine's own address.
   */
  linkTo(path: string, query: Record<string, string> = {}): string {
    const address = new URL((this.publicUrl ?? `http://localhost:${this.port}`) + path);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  }

  /** The given secret, else one made at the first start and kept in DATA_DIR so that sessions survive restarts. */
  sessionSecret(): string {
    this.knownSessionSecret ??= this.givenSessionSecret ?? this.keptSessionSecret();
    return this.knownSessionSecret;
  }

  private keptSessionSecret(): string {
    const file = resolve(this.dataDir, 'session-secret');
    mkdirSync(this.dataDir, { recursive: true });
    try {
      // `wx` lets only one of several starting processes write; the others read what it wrote.
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8');
  }
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  userinfoUrl: string | undefined;
}

function googleConfig(environment: Environment): GoogleConfig | undefined {
  if (!environment.GOOGLE_CLIENT_ID || !environment.GOOGLE_CLIENT_SECRET) return undefined;
  return {
    clientId: environment.GOOGLE_CLIENT_ID,
    clientSecret: environment.GOOGLE_CLIENT_SECRET,
    authorizationUrl: environment.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: environment.GOOGLE_TOKEN_URL,
    userinfoUrl: environment.GOOGLE_USERINFO_URL,
  };
}

export interface ModelConfig {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  /** Milliseconds that one call may take, its body included. */
  timeoutMs: number;
  /** Tokens of a calendar month, both ways; undefined is without end. */
  monthlyTokens: number | undefined;
}

function modelConfig(environment: Environment): ModelConfig | undefined {
  if (!environment.OPENAI_API_KEY) return undefined;
  return {
    apiKey: environment.OPENAI_API_KEY,
    baseUrl: environment.OPENAI_BASE_URL,
    model: environment.OPENAI_MODEL ?? 'gpt-4o-mini',
    timeoutMs: environment.OPENAI_TIMEOUT_SECONDS * 1_000,
    monthlyTokens: environment.OPENAI_MONTHLY_TOKENS,
  };
}

export interface S3Config {
  /** Address of the bucket: `https://s3.example.com/documents` or `https://documents.s3.example.com`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface DocumentsConfig {
  folder: string;
  /** Where uploads lie until they are checked. */
  incoming: string;
  s3: S3Config | undefined;
}

function s3Config(environment: Environment): S3Config | undefined {
  const { DOCUMENTS_S3_URL, DOCUMENTS_S3_ACCESS_KEY_ID, DOCUMENTS_S3_SECRET_ACCESS_KEY } = environment;
  if (!DOCUMENTS_S3_URL || !DOCUMENTS_S3_ACCESS_KEY_ID || !DOCUMENTS_S3_SECRET_ACCESS_KEY) return undefined;
  return {
    url: DOCUMENTS_S3_URL.replace(/\/+$/, ''),
    region: environment.DOCUMENTS_S3_REGION,
    accessKeyId: DOCUMENTS_S3_ACCESS_KEY_ID,
    secretAccessKey: DOCUMENTS_S3_SECRET_ACCESS_KEY,
  };
}
