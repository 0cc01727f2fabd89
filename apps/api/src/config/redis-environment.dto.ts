import { IsOptional, IsString, Matches, MinLength, ValidateIf } from 'class-validator';
import { ListingsEnvironment } from './listings-environment.dto.ts';
import { isUrlOf } from './url-rule.ts';

/** One `host:port` or several, comma between. */
const HOSTS = /^\s*[^\s,:]+:\d{1,5}\s*(?:,\s*[^\s,:]+:\d{1,5}\s*)*$/;

/** Variables of the queue's Redis. `.env.example` explains each to an operator. */
export class RedisEnvironment extends ListingsEnvironment {
  /** Redis for the queue; the queue runs on PostgreSQL without it. `rediss://` is over TLS. */
  @ValidateIf(({ REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER_NODES, REDIS_TLS_CA_FILE }: RedisEnvironment) =>
    [REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER_NODES, REDIS_TLS_CA_FILE].some((value) => value !== undefined),
  )
  @isUrlOf('redis', 'rediss')
  REDIS_URL?: string;

  /** File with the certificates of the authority that signed the server's, where the system does not know it. */
  @IsOptional()
  @IsString()
  REDIS_TLS_CA_FILE?: string;

  /** Sentinels to ask for the master, which then replaces the host of REDIS_URL. */
  @IsOptional()
  @Matches(HOSTS, { message: 'REDIS_SENTINELS must be host:port, comma between' })
  REDIS_SENTINELS?: string;

  /** Name of the master group that the sentinels watch. */
  @IsString()
  @MinLength(1, { message: 'REDIS_SENTINEL_NAME must name a master group' })
  REDIS_SENTINEL_NAME = 'mymaster';

  /** Password of the sentinels, where they have one. */
  @IsOptional()
  @IsString()
  REDIS_SENTINEL_PASSWORD?: string;

  /** Nodes of a Redis Cluster beside that of REDIS_URL; the connection then follows the cluster. */
  @IsOptional()
  @Matches(HOSTS, { message: 'REDIS_CLUSTER_NODES must be host:port, comma between' })
  REDIS_CLUSTER_NODES?: string;
}
