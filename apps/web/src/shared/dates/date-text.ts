const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The date of a moment, in the time zone of the device: `21 Nov 2026`. What cannot be read is returned as it is. */
export const dateText = (moment: string | number): string => formatted(DATE, moment);

/** Date and time of a moment, in the time zone of the device: `21 Nov 2026, 10:30`. */
export const dateTimeText = (moment: string | number): string => formatted(DATE_TIME, moment);

function formatted(format: Intl.DateTimeFormat, moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : format.format(date);
}
