import { useEffect, useState } from 'react';
import { t } from '../language/texts.ts';
import type { NoticeContent } from './notices.ts';

/** For this long the words stay where a screen reader looks for them. */
const ANNOUNCED_MS = 1_000;

/** Says a notice to screen readers; the same words again are said again. */
export function Announcement({ title, description = '' }: NoticeContent) {
  const [words, setWords] = useState('');
  useEffect(() => {
    // A region is announced for what changes in it, not for what it begins with.
    const frame = requestAnimationFrame(() => setWords(t`Notification ${title} ${description}`));
    const timer = setTimeout(() => setWords(''), ANNOUNCED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [title, description]);
  return (
    <div className="visually-hidden" role="status" aria-live="assertive">
      {words}
    </div>
  );
}
