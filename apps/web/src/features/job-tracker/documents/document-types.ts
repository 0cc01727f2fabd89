import { DOCUMENT_TYPES, type DocumentType } from '@career/contracts/vocabulary/job-vocabulary';
import { t } from '../../../shared/language/texts.ts';

export const TYPE_NAMES: Readonly<Record<DocumentType, string>> = {
  resume: t`Resume`,
  'cover-letter': t`Cover letter`,
  certificate: t`Certificate`,
  offer: t`Offer`,
  other: t`Other`,
};

export const TYPE_OPTIONS = DOCUMENT_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
