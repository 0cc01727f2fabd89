import { createStore } from 'zustand/vanilla';

/** How long a notice shows before it closes. */
export const NOTICE_DURATION_MS = 5_000;
/** How long a dismissed notice is kept before it is dropped. */
const NOTICE_REMOVAL_MS = 1_000_000;

export interface NoticeContent {
  title: string;
  description?: string;
  /** Errors are shown in the destructive style. */
  style?: 'default' | 'destructive';
}

interface Notice extends NoticeContent {
  id: number;
  open: boolean;
}

interface NoticeState {
  /** One at a time: a newer notice replaces the older. */
  current: Notice | undefined;
}

export const noticeStore = createStore<NoticeState>(() => ({ current: undefined }));

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice in place of the one that may be showing. */
export function showNotice(content: NoticeContent): void {
  clearTimeout(removal);
  lastId += 1;
  noticeStore.setState({ current: { ...content, id: lastId, open: true } });
}

/** Shows a notice about something that went wrong. */
export const showError = (title: string, description?: string): void =>
  showNotice({ title, style: 'destructive', ...(description === undefined ? {} : { description }) });

/** Closes the notice; it is dropped for good after the removal time. */
export function dismissNotice(id: number): void {
  const { current } = noticeStore.getState();
  if (current?.id !== id || !current.open) return;
  noticeStore.setState({ current: { ...current, open: false } });
  removal = setTimeout(() => noticeStore.setState({ current: undefined }), NOTICE_REMOVAL_MS);
}
