const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether a text names a time zone of the IANA database that this machine knows, such as `Africa/Lagos`. */
export function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !NAME.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
