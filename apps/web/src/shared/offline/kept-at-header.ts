/** Marks an answer that came from this device and not from the server. */
export const KEPT_AT = 'X-Kept-At';
