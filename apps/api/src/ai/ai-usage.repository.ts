import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database/database.ts';
import type { AiUsage } from './ai-usage.entity.ts';

export type UsageOfCall = Pick<
  AiUsage,
  'model' | 'mode' | 'outcome' | 'promptTokens' | 'completionTokens' | 'tookMs'
>;

/** The record of what the model's endpoint was asked for. */
@Injectable()
export class AiUsageRepository {
  private readonly logger = new Logger('Model');

  constructor(private readonly database: Database) {}

  /** Writes a call down. A record that cannot be written does not spoil the answer. */
  async add(usage: UsageOfCall): Promise<void> {
    try {
      await this.database.write((em) =>
        em.execute(
          `insert into ai_usage (id, model, mode, outcome, prompt_tokens, completion_tokens, took_ms)
         values (?, ?, ?, ?, ?, ?, ?)`,
          [
            uuidv7(),
            usage.model,
            usage.mode,
            usage.outcome,
            usage.promptTokens,
            usage.completionTokens,
            Math.round(usage.tookMs),
          ],
        ),
      );
    } catch (error) {
      this.logger.warn(`The use of the model was not recorded: ${(error as Error).message}`);
    }
  }

  /** Tokens of the calendar month in UTC, both ways. */
  async tokensOfMonth(): Promise<number> {
    const [row] = await this.database.read((em) =>
      em.execute<{ tokens: number }[]>(
        `select coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 as tokens
       from ai_usage where created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
      ),
    );
    return row?.tokens ?? 0;
  }
}
