import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { Unavailable } from '../errors/domain-errors.ts';

/** How a call ended, in the words of what to do next. */
export type CallOutcome =
  | { kind: 'text'; text: string }
  /** The endpoint does not know some fields of the request: leave them out. */
  | { kind: 'refused-field'; fields: string[]; reason: string }
  /** The endpoint does not know this way of asking for JSON: try a looser one. */
  | { kind: 'refused-mode'; reason: string }
  /** Come back later. */
  | { kind: 'busy'; error: Unavailable; reason: string }
  /** The answer is cut short, filtered, empty, or no answer at all. */
  | { kind: 'useless'; reason: string }
  /** The key, the model's name or the address is wrong: the operator must act. */
  | { kind: 'misconfigured'; reason: string };

const BUSY_MESSAGE = 'The writing service is busy. We will try again shortly.';
const LONGEST_ASKED_MS = 60_000;
const OPTIONAL_FIELDS = ['temperature', 'max_tokens', 'stream_options', 'stream'] as const;

/** Reads an answer, or the error in its place. Nothing of the texts goes into `reason`: it is logged. */
export function outcomeOf(answer: unknown): CallOutcome {
  if (answer instanceof Error) return failureOf(answer);
  const choice = (answer as ChatCompletion | undefined)?.choices?.[0];
  const text = choice?.message?.content;
  if (typeof text !== 'string' || text.trim() === '')
    return { kind: 'useless', reason: 'no text in the answer' };
  // A cut answer can look whole once it is fixed, so the reason it ended is asked first. Some servers give none.
  const ended = choice?.finish_reason;
  if (ended && ended !== 'stop')
    return { kind: 'useless', reason: `the answer ended by ${String(ended).slice(0, 20)}` };
  return { kind: 'text', text };
}

function failureOf(error: Error): CallOutcome {
  if (
    error instanceof APIUserAbortError ||
    error instanceof APIConnectionError ||
    !(error instanceof APIError)
  ) {
    return { kind: 'useless', reason: `no answer that could be read (${error.name})` };
  }
  const status = error.status ?? 0;
  const reason = `status ${status}`;
  if (status === 400 || status === 422) {
    const said = error.message;
    const fields = OPTIONAL_FIELDS.filter((field) => new RegExp(`\\b${field}\\b`).test(said));
    return fields.length > 0 ? { kind: 'refused-field', fields, reason } : { kind: 'refused-mode', reason };
  }
  if (status === 429 || status === 503 || status === 529) {
    return { kind: 'busy', error: new Unavailable(BUSY_MESSAGE, retryAfterMs(error.headers)), reason };
  }
  return status >= 500 ? { kind: 'useless', reason } : { kind: 'misconfigured', reason };
}

/** Milliseconds from a Retry-After header, in seconds or as a date; at most a minute. */
function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_ASKED_MS) : undefined;
}
