import { ApiError } from './api-error.ts';
import { apiUrl } from './api-host.ts';

/** Reads JSON from a path of the API that the generated client does not know. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(apiUrl(path), {
    credentials: 'include',
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : ApiError.unreachable(cause);
  });
  const text = await response.text();
  if (!response.ok) throw ApiError.fromResponse('GET', response, parsed(text));
  return parsed(text) as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
