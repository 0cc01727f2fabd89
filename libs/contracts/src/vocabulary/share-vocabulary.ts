/** Whether a link opens its page, and why not. */
export const LINK_STATES = ['open', 'expired', 'stopped'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What became of a comment of a review. */
export const REVIEW_COMMENT_STATES = ['waiting', 'accepted', 'dismissed'] as const;
export type ReviewCommentState = (typeof REVIEW_COMMENT_STATES)[number];

/** Where a shared page and a review are on the site. */
export const SHARED_PAGE_PATH = '/r';
export const REVIEW_PAGE_PATH = '/review';

/** An address that a person chooses: small letters, figures and hyphens, not at its ends. */
export const SLUG_PATTERN = /^(?:[a-z0-9][a-z0-9-]*[a-z0-9])?$/;
