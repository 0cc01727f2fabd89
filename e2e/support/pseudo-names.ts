import { TEMPLATE_CATALOGUE } from '@career/contracts/vocabulary/template-catalogue';

/** Names that no language translates, and what the account of the test wrote. */
export const NAMES = [
  ...Object.values(TEMPLATE_CATALOGUE).map(({ name }) => name),
  ...['Career Toolkit', 'Google', 'Word', 'DOCX', 'PDF', 'Europass', 'JSON Resume', 'CSV', 'Unicode CLDR'],
  ...[
    'Ada',
    'Obi',
    'Kora Foods',
    'Clerk',
    'My assistant',
    'Lagos',
    'Africa',
    'Clean',
    'Ledger',
    'Accounting and finance',
  ],
  ...['Chrome', 'Linux', 'Headless', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Sep'],
  ...['Oct', 'November', 'Nov', 'Dec', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
];
