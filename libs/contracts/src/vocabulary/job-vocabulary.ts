export const APPLICATION_STATUSES = ['applied', 'interview', 'offer', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Orders of the list of applications; a leading minus puts the latest, or the end of the alphabet, first. */
export const APPLICATION_SORTS = [
  '-createdAt',
  'createdAt',
  '-appliedDate',
  'appliedDate',
  'company',
  '-company',
] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** What a document kept with an application is. */
export const DOCUMENT_TYPES = ['resume', 'cover-letter', 'certificate', 'offer', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What becomes of a row of an imported table: added, there already, or not as the contract asks. */
export const IMPORT_OUTCOMES = ['add', 'duplicate', 'faulty'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a person is reminded of the day before. */
export const REMINDER_KINDS = ['interview', 'follow-up'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const JOB_TYPES = ['Local', 'International', 'Remote'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Filter of the discovery list; `all` leaves none out. */
export const LISTING_TYPE_FILTERS = ['all', 'local', 'international', 'remote'] as const;
export type ListingTypeFilter = (typeof LISTING_TYPE_FILTERS)[number];

/** `job_listing.source` of the listings that come with the product, so nobody takes them for real openings. */
export const SAMPLE_LISTING_SOURCE = 'Sample';

/** Orders of the discovery list. The order by match has its own route, for it needs a resume. */
export const LISTING_ORDERS = ['newest', 'deadline'] as const;
export type ListingOrder = (typeof LISTING_ORDERS)[number];
