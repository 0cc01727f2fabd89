import { type DateFormat, dateFormat } from '../language/texts.ts';

const DATE = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The date of a moment, in the time zone of the device: `21 Nov 2026`. What cannot be read is returned as it is. */
export const dateText = (moment: string | number): string => formatted(DATE, moment);

/** Date and time of a moment, in the time zone of the device: `21 Nov 2026, 10:30`. */
export const dateTimeText = (moment: string | number): string => formatted(DATE_TIME, moment);

function formatted(format: DateFormat, moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : format.format(date);
}
