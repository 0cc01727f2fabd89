import { DOCUMENT_TYPES, type DocumentType } from '@career/contracts/vocabulary/job-vocabulary';

export const TYPE_NAMES: Readonly<Record<DocumentType, string>> = {
  resume: 'Resume',
  'cover-letter': 'Cover letter',
  certificate: 'Certificate',
  offer: 'Offer',
  other: 'Other',
};

export const TYPE_OPTIONS = DOCUMENT_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
