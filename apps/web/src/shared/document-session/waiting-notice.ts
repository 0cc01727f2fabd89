import { t } from '../language/texts.ts';
import type { NoticeContent } from '../notices/notices.ts';

/** What was saved without a connection. */
export const WAITING_NOTICE: NoticeContent = {
  title: t`Saved on this device`,
  description: t`It goes to your account when you are back online.`,
};

/** Shown beside it until then. */
export const WAITING_TEXT = t`Waiting to be sent`;
