import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../../shared/language/texts.ts';

interface KeptResume {
  id: string;
  title: string;
}

/** The way to the resume on this device, unless it is the one that shows. */
export function LastResume({ userId }: { userId: string | undefined }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [resume, setResume] = useState<KeptResume>();
  useEffect(() => {
    if (!userId) return;
    import('../../shared/offline/device-copies.ts')
      .then(({ findResume }) => findResume(userId))
      .then(setResume, () => undefined);
  }, [userId]);
  if (!resume || path.endsWith(`/${resume.id}`)) return null;
  return (
    <a className="button" href={`/resume/edit/${resume.id}`}>
      {resume.title ? t`Open “${resume.title}”` : t`Open your last resume`}
    </a>
  );
}
