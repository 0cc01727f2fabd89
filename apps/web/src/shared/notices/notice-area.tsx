import * as Toast from '@radix-ui/react-toast';
import { useStore } from 'zustand';
import './notice-area.css';
import { dismissNotice, NOTICE_DURATION_MS, noticeStore } from './notices.ts';

const SWIPE_THRESHOLD_PX = 50;

/** The place where notices show and are announced; F8 moves the focus here. */
export function NoticeArea() {
  const notice = useStore(noticeStore, (state) => state.current);

  return (
    <Toast.Provider
      duration={NOTICE_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {notice && (
        <Toast.Root
          key={notice.id}
          className="notice"
          data-style={notice.style ?? 'default'}
          open={notice.open}
          onOpenChange={(open) => {
            if (!open) dismissNotice(notice.id);
          }}
        >
          <div className="notice-text">
            <Toast.Title className="notice-title">{notice.title}</Toast.Title>
            {notice.description && (
              <Toast.Description className="notice-description">{notice.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className="notice-close" aria-label="Dismiss notification">
            <span aria-hidden="true">×</span>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="notice-area" hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
