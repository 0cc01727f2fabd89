import { Injectable, Logger } from '@nestjs/common';
import type { ChatCompletion, ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { z } from 'zod';
import { AppConfig, type ModelConfig } from '../config/app.config.ts';
import { traced } from '../tracing/tracing.ts';
import type { ActiveSpan } from '../tracing/tracing.types.ts';
import { AiUsageRepository } from './ai-usage.repository.ts';
import { jsonAnswer } from './json-answer.ts';
import type { ModelEndpoint } from './model-endpoint.ts';
import type { CallOutcome } from './model-errors.ts';
import { type Mode, ResponseFormatFallback } from './response-format-fallback.ts';

/** Enough for a simpler response format and one repair, few enough that nobody waits for long. */
const MAX_CALLS = 3;

export interface ModelRequest<Answer> {
  /** Names the answer's schema to the endpoint. */
  name: string;
  /** Rules for the model; ours alone. */
  rules: string;
  /** What to work on; texts of people stand in a `DataFence`. */
  task: string;
  /** Shape of the answer, with its ranges. */
  shape: z.ZodType<Answer>;
  /** Checks what the schema cannot. @returns a complaint for the model to fix, or undefined. */
  complaint(answer: Answer): string | undefined;
  /** Asks for the answer in pieces and gets its text so far after each; nothing of it is checked yet. */
  onText?(soFar: string): void;
  maxTokens: number;
  signal: AbortSignal;
}

/** Empty where the form was refused, undefined where asking again is of no use. */
function textIn(outcome: CallOutcome): string | undefined {
  if (outcome.kind === 'text') return outcome.text;
  return outcome.kind === 'refused-mode' ? '' : undefined;
}

type Checked<Answer> = { isRight: true; answer: Answer } | { isRight: false; complaint: string };

function checkAnswer<Answer>(value: unknown, request: ModelRequest<Answer>): Checked<Answer> {
  const parsed = request.shape.safeParse(value);
  if (!parsed.success) return { isRight: false, complaint: 'The answer does not match the required schema.' };
  const complaint = request.complaint(parsed.data);
  return complaint === undefined ? { isRight: true, answer: parsed.data } : { isRight: false, complaint };
}

/**
 * Asks an OpenAI-compatible endpoint for JSON. Endpoints differ in what they understand, so it falls back
 * through forms, fixes at most once, and gives up after three calls: the caller then does without the model.
 */
@Injectable()
export class ModelClient {
  private readonly logger = new Logger('Model');
  private readonly responseFormat = new ResponseFormatFallback();
  private readonly settings: ModelConfig | undefined;
  private endpoint: Promise<ModelEndpoint> | undefined;
  /** Fields this endpoint refuses; learned from its 400 answers. */
  private readonly unwanted = new Set<string>();

  constructor(
    config: AppConfig,
    private readonly usage: AiUsageRepository,
  ) {
    this.settings = config.model;
  }

  /** Name of the model, or undefined when none is configured. */
  get model(): string | undefined {
    return this.settings?.model;
  }

  /**
   * @returns undefined when the endpoint gave nothing usable, is not configured, or the month's tokens are used up.
   * @throws Unavailable when it asks to come back later.
   */
  async ask<Answer>(request: ModelRequest<Answer>): Promise<Answer | undefined> {
    const { settings } = this;
    if (!settings || !(await this.hasTokensLeft(settings))) return undefined;
    const endpoint = await this.endpointOf(settings);
    let mode: Mode | undefined = this.responseFormat.start();
    let repair: string | undefined;
    for (let calls = 0; calls < MAX_CALLS && mode; calls += 1) {
      const outcome: CallOutcome = await this.tracedCall({ endpoint, settings }, request, mode, repair);
      if (outcome.kind === 'refused-field') {
        this.avoid(outcome.fields);
        continue;
      }
      const text = textIn(outcome);
      if (text === undefined) return undefined;
      const value = jsonAnswer(text);
      if (value === undefined) {
        // Some endpoints accept a form and ignore it; a looser one says it in the prompt.
        mode = this.responseFormat.fallBack(mode);
        continue;
      }
      this.responseFormat.worked(mode);
      const checked = checkAnswer(value, request);
      if (checked.isRight) return checked.answer;
      if (repair !== undefined) return undefined;
      repair = checked.complaint;
    }
    return undefined;
  }

  private avoid(fields: Iterable<string>): void {
    for (const field of fields) this.unwanted.add(field);
  }

  private endpointOf(settings: ModelConfig): Promise<ModelEndpoint> {
    this.endpoint ??= import('./model-endpoint.ts').then(({ ModelEndpoint }) => new ModelEndpoint(settings));
    return this.endpoint;
  }

  private tracedCall<Answer>(
    asked: { endpoint: ModelEndpoint; settings: ModelConfig },
    request: ModelRequest<Answer>,
    mode: Mode,
    repair: string | undefined,
  ): Promise<CallOutcome> {
    const { model } = asked.settings;
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': model,
      'gen_ai.output.type': mode,
      'server.address': asked.endpoint.host,
    };
    return traced({ name: `chat ${model}`, kind: 'client', attributes }, (span) =>
      this.call(asked, request, mode, repair, span),
    );
  }

  private async call<Answer>(
    { endpoint, settings }: { endpoint: ModelEndpoint; settings: ModelConfig },
    request: ModelRequest<Answer>,
    mode: Mode,
    repair: string | undefined,
    span: ActiveSpan | undefined,
  ): Promise<CallOutcome> {
    const { wireSchema } = await import('./wire-schema.ts');
    const started = performance.now();
    const { answer, outcome } = await endpoint.call(
      this.body(settings.model, { ...request, schema: wireSchema(request.shape) }, mode, repair),
      request.signal,
      (soFar) => request.onText?.(soFar),
    );
    const used = {
      promptTokens: tokens(answer?.usage?.prompt_tokens ?? guessed(answer && request.rules + request.task)),
      completionTokens: tokens(answer?.usage?.completion_tokens ?? guessed(textOf(answer))),
    };
    span?.setAttributes({
      'career.model.outcome': outcome.kind,
      'gen_ai.usage.input_tokens': used.promptTokens,
      'gen_ai.usage.output_tokens': used.completionTokens,
    });
    await this.usage.add({
      model: settings.model,
      mode,
      outcome: outcome.kind,
      ...used,
      tookMs: performance.now() - started,
    });
    if (outcome.kind !== 'text') this.logger.warn(`The model's endpoint: ${outcome.kind}, ${outcome.reason}`);
    if (outcome.kind === 'busy') throw outcome.error;
    return outcome;
  }

  private body<Answer>(
    model: string,
    { name, rules, task, schema, maxTokens, onText }: ModelRequest<Answer> & { schema: object },
    mode: Mode,
    repair: string | undefined,
  ): ChatCompletionCreateParams {
    const said =
      mode === 'json_schema'
        ? ''
        : `\nAnswer with one JSON object of this schema:\n${JSON.stringify(schema)}`;
    const mend = repair === undefined ? '' : `\n\nYour last answer was not accepted: ${repair} Answer again.`;
    const fields: Record<string, unknown> = {
      temperature: 0.3,
      // The older name is what most servers know; the few that refuse it say so.
      [this.unwanted.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
      ...(mode === 'json_schema'
        ? { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } }
        : {}),
      ...(onText ? { stream: true, stream_options: { include_usage: true } } : {}),
      ...(mode === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    };
    for (const field of this.unwanted) delete fields[field];
    // Without the one the other is refused, too.
    if (!fields.stream) delete fields.stream_options;
    return {
      model,
      messages: [
        { role: 'system', content: `${rules}${said}` },
        { role: 'user', content: `${task}${mend}` },
      ],
      ...fields,
    };
  }

  private async hasTokensLeft({ monthlyTokens }: ModelConfig): Promise<boolean> {
    if (monthlyTokens === undefined || (await this.usage.tokensOfMonth()) < monthlyTokens) return true;
    this.logger.warn('The tokens of this month are used up; the built-in engine does the work.');
    return false;
  }
}

const textOf = (answer: ChatCompletion | undefined): string | undefined =>
  answer?.choices?.[0]?.message?.content ?? undefined;

/** Tokens of a text whose endpoint does not count, about four letters each: a ceiling that counts nothing is none. */
const guessed = (text: string | undefined): number => Math.ceil((text?.length ?? 0) / 4);

const tokens = (count: number | undefined): number =>
  Number.isSafeInteger(count) && (count as number) > 0 ? Math.min(count as number, 2_000_000_000) : 0;
