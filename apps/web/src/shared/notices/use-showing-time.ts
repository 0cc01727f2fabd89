import { useEffect, useState } from 'react';
import { dismissNotice, NOTICE_DURATION_MS, noticeStore } from './notices.ts';
import { ShowingTime } from './showing-time.ts';

const dismissShown = (): void => {
  const { current } = noticeStore.getState();
  if (current) dismissNotice(current.id);
};

/** Closes a notice when its time is over; the time stops while the window is not in front. */
export function useShowingTime(shownId: number | undefined): ShowingTime {
  const [time] = useState(() => new ShowingTime(dismissShown));

  useEffect(() => {
    if (shownId === undefined) return;
    time.begin(NOTICE_DURATION_MS);
    return () => time.end();
  }, [time, shownId]);

  useEffect(() => {
    const stop = (): void => time.stop();
    const goOn = (): void => time.goOn();
    addEventListener('blur', stop);
    addEventListener('focus', goOn);
    return () => {
      removeEventListener('blur', stop);
      removeEventListener('focus', goOn);
    };
  }, [time]);
  return time;
}
