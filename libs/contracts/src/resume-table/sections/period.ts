import type { FieldDocs, Fields } from '../field.types.ts';

/** From and to, with a check box for entries that continue. */
export const PERIOD = {
  startDate: { kind: 'month-or-year', label: 'Start date', sheet: 'period', json: 'startDate' },
  endDate: {
    kind: 'month-or-year',
    label: 'End date',
    notBefore: {
      field: 'startDate',
      unless: 'current',
      message: 'End date must not be before the start date',
    },
    sheet: { in: 'period', glue: ' – ' },
    json: 'endDate',
  },
  current: {
    kind: 'flag',
    label: 'Current',
    ongoing: true,
    input: { label: 'Still going on' },
    sheet: 'own',
    json: false,
  },
} as const satisfies Fields;

export const PERIOD_DOCS = {
  startDate: ['First month, or the year alone.'],
  endDate: ['Last month, or the year alone; empty while current.'],
  current: ['Still going on; the end date is then shown as Present.'],
} as const satisfies FieldDocs<typeof PERIOD>;
