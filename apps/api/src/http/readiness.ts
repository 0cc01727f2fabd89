import type { ServerResponse } from 'node:http';
import { withTimeout } from '../lifecycle/with-timeout.ts';
import { answerText } from './plain-answer.ts';

const ANSWER_WITHIN_MS = 2_000;

/** What a process needs, with the words for its absence. It is absent when the promise fails, is late, or is false. */
export type Need = readonly [absence: string, ask: () => Promise<unknown>];

/** Whether a process may be given work. */
export class Readiness {
  /** Asked to stop: it finishes what it has and takes nothing more. */
  isStopping = false;

  constructor(private readonly needs: readonly Need[]) {}

  async answer(response: ServerResponse): Promise<void> {
    const trouble = this.isStopping ? 'stopping' : await this.trouble();
    answerText(response, trouble ? 503 : 200, trouble ?? 'ready');
  }

  private async trouble(): Promise<string | undefined> {
    const held = await Promise.all(this.needs.map(([, ask]) => isMet(ask)));
    return this.needs[held.indexOf(false)]?.[0];
  }
}

async function isMet(ask: () => Promise<unknown>): Promise<boolean> {
  const answered = ask().then(
    (answer) => answer !== false,
    () => false,
  );
  return await withTimeout(answered, ANSWER_WITHIN_MS, false);
}
