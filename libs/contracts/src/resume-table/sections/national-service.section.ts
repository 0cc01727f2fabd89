import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Service that a country asks of its citizens. */
export const NATIONAL_SERVICE = {
  name: 'nationalService',
  schema: 'NationalServiceDto',
  label: 'National service',
  noun: 'Service',
  empty: 'No national service yet.',
  step: 'details',
  further: true,
  follows: 'internships',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'paper',
  fields: {
    scheme: {
      kind: 'choice',
      label: 'Service',
      choices: ['nysc', 'ghana-national-service', 'military', 'other'],
      enumName: 'NationalServiceScheme',
      input: {
        hint: 'NYSC is the National Youth Service Corps of Nigeria.',
        words: {
          nysc: 'NYSC',
          'ghana-national-service': 'National Service, Ghana',
          military: 'Military service',
          other: 'Another service',
        },
      },
      sheet: { in: 'title', unless: 'name' },
    },
    name: {
      kind: 'text',
      label: 'Name of the service',
      input: {
        hint: 'Only if it is not on the list.',
        placeholder: 'e.g. National Youth Service, Kenya',
      },
      sheet: 'title',
    },
    status: {
      kind: 'choice',
      label: 'State',
      choices: ['discharged', 'exempt', 'excluded', 'serving', 'not-yet'],
      enumName: 'NationalServiceStatus',
      states: {
        discharged: 'held',
        exempt: 'exempt',
        excluded: 'excluded',
        serving: 'serving',
        'not-yet': 'not yet',
      },
      input: {
        hint: 'Exempt: you hold an exemption certificate. Excluded: you hold a letter of exclusion, as after part-time study.',
        words: {
          discharged: 'Discharged',
          exempt: 'Exempt',
          excluded: 'Excluded',
          serving: 'Serving',
          'not-yet': 'Not yet served',
        },
      },
      sheet: 'detail',
    },
    certificateNumber: {
      kind: 'text',
      label: 'Certificate number',
      input: { hint: 'Of the discharge, exemption or exclusion certificate.' },
      sheet: { in: 'aside', prefix: 'Certificate no. ' },
    },
    organisation: {
      kind: 'text',
      label: 'Place of primary assignment',
      input: { placeholder: 'e.g. Government Secondary School, Gwarinpa' },
    },
    serviceState: {
      kind: 'text',
      label: 'State of service',
      input: { placeholder: 'e.g. Kogi' },
    },
    batch: {
      kind: 'text',
      label: 'Batch',
      input: { placeholder: 'e.g. 2021 Batch B, Stream II' },
    },
    startDate: { kind: 'month-or-year', label: 'Start date', sheet: 'period' },
    endDate: {
      kind: 'month-or-year',
      label: 'End date',
      input: { hint: 'For NYSC the day on your certificate; its year is enough.' },
      sheet: { in: 'period', glue: ' – ' },
    },
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3, hint: 'One statement on each line.', hints: 'description' },
      sheet: 'body',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const NATIONAL_SERVICE_DOCS = {
  list: 'National or military service.',
  stored: 'National or military service.',
  fields: {
    scheme: ['Which service; left out while not said.'],
    name: ['Name of a service that the list does not have.', 'National Youth Service, Kenya'],
    status: ['How far it is; left out while not said.'],
    certificateNumber: ['Number of the discharge, exemption or exclusion certificate.', 'A004512345'],
    organisation: ['Place of primary assignment, or unit.', 'Government Secondary School, Gwarinpa'],
    serviceState: ['State or region of service.', 'Kogi'],
    batch: ['Batch and stream.', '2021 Batch B, Stream II'],
    startDate: ['First month of service, or the year alone.'],
    endDate: ['Last month of service, or the year alone.'],
    description: ['What was done, one statement a line.', 'Taught physics to 120 pupils.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
