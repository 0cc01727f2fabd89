import { client } from '@career/contracts/client/client.gen';
import { ApiError } from './api-error.ts';
import { API_HOST } from './api-host.ts';

/** Every generated call goes to the API's host with the session cookie, and fails with an ApiError. */
client.setConfig({ baseUrl: API_HOST || location.origin, credentials: 'include' });

client.interceptors.error.use((error, response, request) => {
  if (response) return ApiError.fromResponse(request?.method ?? 'GET', response, error);
  const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
  return wasCancelled ? error : ApiError.unreachable(error);
});
