import { appendFileSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Settings under which PostgreSQL logs its own life (starting, stopping, recovery, refused connections), and nothing of
 * what it is asked or given: an error of a statement goes to the client alone, because its words can quote a value.
 * docker-compose.yml says the same.
 */
export const LOG_SETTINGS = [
  // Errors of statements rank below `log`; faults of the server rank above it.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_min_duration_sample=-1',
  'log_transaction_sample_rate=0',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_lock_waits=off',
  'log_temp_files=-1',
  'log_checkpoints=off',
  'log_autovacuum_min_duration=-1',
];

/** Size at which a log is set aside; the one set aside before is then removed. */
export const LOG_MAX_BYTES = 1_000_000;

/** A log file, readable by its owner only, and one older file beside it: never more than twice `LOG_MAX_BYTES`. */
export class BoundedLog {
  private readonly file: string;
  private size: number;

  /** @param keeps whether to append to the existing file; else it and the older one are erased. */
  constructor(file: string, keeps = false) {
    this.file = file;
    if (!keeps || !existsSync(file)) {
      rmSync(this.older, { force: true });
      // Removed, not truncated: its mode may have been another.
      rmSync(file, { force: true });
      writeFileSync(file, '', { mode: 0o600 });
    }
    this.size = statSync(file).size;
  }

  append(chunk: Buffer): void {
    const part = chunk.subarray(-LOG_MAX_BYTES);
    if (this.size + part.length > LOG_MAX_BYTES) {
      renameSync(this.file, this.older);
      this.size = 0;
    }
    appendFileSync(this.file, part, { mode: 0o600 });
    this.size += part.length;
  }

  private get older(): string {
    return `${this.file}.1`;
  }
}
