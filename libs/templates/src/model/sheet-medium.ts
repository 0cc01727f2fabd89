import type { Medium } from '@career/contracts/resume-table/print-entry';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';
import { dayText, monthText } from './months.ts';

/** A sheet with its way to write months. */
export const sheetMedium = (format: DateFormat): Medium => ({
  kind: 'sheet',
  month: (month) => monthText(month, format),
  day: (day) => dayText(day, format),
  clean: (text) => text,
});
