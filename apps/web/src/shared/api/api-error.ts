import { t, translated } from '../language/texts.ts';

/** What is wrong with one field of a refused body. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface Problem {
  message?: unknown;
  detail?: unknown;
  title?: unknown;
  errors?: unknown;
}

const UNREACHABLE = t`Could not reach the server. Please check your connection and try again.`;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as FieldError).field === 'string' &&
  typeof (value as FieldError).message === 'string';

const inOwnWords = ({ field, message }: FieldError): FieldError => ({ field, message: translated(message) });

/** A call that the API refused, or that did not reach it (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    /** The server's own sentence, when it sent one. */
    readonly serverMessage: string | undefined,
    readonly fieldErrors: readonly FieldError[],
    /** The answer's body, for callers that know more about it. */
    readonly body: unknown,
  ) {
    super(message);
  }

  /** An error: reads use '{status}: {statusText}', writes the server's own message. */
  static fromResponse(method: string, response: Response, body: unknown): ApiError {
    const problem: Problem = typeof body === 'object' && body !== null ? body : {};
    const sentence = text(problem.message) ?? text(problem.detail);
    const serverMessage = sentence && translated(sentence);
    const statusText = response.statusText || text(problem.title) || '';
    const statusLine = `${response.status}: ${statusText}`;
    const message = method === 'GET' ? statusLine : (serverMessage ?? statusLine);
    const fieldErrors = Array.isArray(problem.errors)
      ? problem.errors.filter(isFieldError).map(inOwnWords)
      : [];
    return new ApiError(message, response.status, serverMessage, fieldErrors, body);
  }

  static unreachable(cause: unknown): ApiError {
    const error = new ApiError(UNREACHABLE, 0, undefined, [], undefined);
    error.cause = cause;
    return error;
  }
}

/** The sentence a notice shows: the server's, or the screen's own when the server sent none. */
export function noticeText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** Any error as a sentence. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** What the server found wrong with single fields. */
export const fieldErrorsOf = (error: unknown): readonly FieldError[] =>
  error instanceof ApiError ? error.fieldErrors : [];
