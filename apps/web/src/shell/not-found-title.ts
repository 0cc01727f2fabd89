import { t } from '../shared/language/texts.ts';

/** Heading of the not-found page, and title of its window. */
export const NOT_FOUND_TITLE = t`404 Page Not Found`;
