import type { NoticeContent } from '../notices/notices.ts';

/** What was saved without a connection. */
export const WAITING_NOTICE: NoticeContent = {
  title: 'Saved on this device',
  description: 'It goes to your account when the connection returns.',
};

/** Shown beside it until then. */
export const WAITING_TEXT = 'Waiting to be sent';
