/** The day in UTC, `YYYY-MM-DD`, where no time zone of the person is known. */
export const today = (): string => new Date().toISOString().slice(0, 10);
