/** How long the app waits for the server, in milliseconds, when the device has a copy of what it asks for. */
export const SERVER_WAIT_MS = 4_000;

/** What a gateway answers when it cannot reach the server. */
export const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];
