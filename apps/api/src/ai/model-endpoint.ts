import OpenAI from 'openai';
import type { ChatCompletion, ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { ModelConfig } from '../config/app.config.ts';
import { type CallOutcome, outcomeOf } from './model-errors.ts';
import { boundedFetch } from './model-fetch.ts';
import { isStreamed, streamedAnswer } from './model-stream.ts';

export interface ModelCall {
  /** What came, as far as it was an answer at all. */
  answer: ChatCompletion | undefined;
  outcome: CallOutcome;
}

/** The configured endpoint, with the library that speaks to it: loaded when a model is asked for the first time. */
export class ModelEndpoint {
  private readonly client: OpenAI;

  constructor(private readonly settings: ModelConfig) {
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl ?? null,
      // Retries are the job's affair, with its own pauses and its own patience.
      maxRetries: 0,
      timeout: settings.timeoutMs,
      fetch: boundedFetch,
      logLevel: 'off',
    });
  }

  get host(): string {
    return new URL(this.client.baseURL).hostname;
  }

  /** @throws when the caller's own signal ended it. */
  async call(
    body: ChatCompletionCreateParams,
    signal: AbortSignal,
    onText: (soFar: string) => void,
  ): Promise<ModelCall> {
    let answer: ChatCompletion | undefined;
    try {
      const deadline = AbortSignal.timeout(this.settings.timeoutMs);
      const response = await this.client.chat.completions
        .create(body, { signal: AbortSignal.any([signal, deadline]) })
        .asResponse();
      answer = isStreamed(response)
        ? await streamedAnswer(response, this.client, onText)
        : ((await response.json()) as ChatCompletion);
      return { answer, outcome: outcomeOf(answer) };
    } catch (error) {
      signal.throwIfAborted();
      return { answer, outcome: outcomeOf(error) };
    }
  }
}
