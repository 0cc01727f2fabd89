import { ApiError } from './api-error.ts';
import { apiUrl } from './api-host.ts';

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface CallOptions {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

async function call(method: string, path: string, { body, headers, signal }: CallOptions): Promise<unknown> {
  const response = await fetch(apiUrl(path), {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : ApiError.unreachable(cause);
  });
  const answer = await readBody(response);
  if (!response.ok) throw ApiError.fromResponse(method, response, answer);
  return answer;
}

/** Reads JSON from the API. */
export const getJson = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await call('GET', path, { signal })) as T;

/** Sends JSON to the API. */
export const sendJson = async <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<T> => (await call(method, path, { body: body ?? {}, ...(headers ? { headers } : {}) })) as T;
