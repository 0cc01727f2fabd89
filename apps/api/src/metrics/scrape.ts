import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { answerText } from '../http/plain-answer.ts';

/** What an operator's Prometheus asks of a process: memory, event loop and garbage, and what is registered here. */
export class Scrape {
  readonly registry = new Registry();

  /** @param token what a scrape carries as its bearer. */
  constructor(private readonly token: string) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Answers a scrape that carries the token; to everybody else there is nothing here. */
  answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${this.token}`))
      return answerText(response, 404, 'Not found');
    answerText(response, 200, await this.registry.metrics(), this.registry.contentType);
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
