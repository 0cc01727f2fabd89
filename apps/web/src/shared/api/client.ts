import { client } from '@career/client/default-client';
import { noteCall } from '../offline/connection.ts';
import { KEPT_AT } from '../offline/kept-at-header.ts';
import { ApiError } from './api-error.ts';
import { API_HOST } from './api-host.ts';
import { fetchOrPrefetched } from './prefetched-responses.ts';

/** Every generated call goes to the API's host with the session cookie, and fails with an ApiError. */
client.setConfig({ baseUrl: API_HOST || location.origin, credentials: 'include', fetch: fetchOrPrefetched });

client.interceptors.response.use((response) => {
  noteCall(!response.headers.has(KEPT_AT));
  return response;
});

client.interceptors.error.use((error, response, request) => {
  if (response) return ApiError.fromResponse(request?.method ?? 'GET', response, error);
  const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
  if (wasCancelled) return error;
  noteCall(false);
  return ApiError.unreachable(error);
});
