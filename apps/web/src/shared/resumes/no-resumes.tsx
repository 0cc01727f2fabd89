import { t } from '../language/texts.ts';
import { Icon } from '../ui/icon.tsx';

/** Shown instead of an empty list of resumes. */
export function NoResumes() {
  return (
    <div className="empty-list">
      <Icon name="document" size={40} />
      <p className="empty-list-title">{t`No resumes yet`}</p>
      <p>{t`Create your first resume to get started`}</p>
    </div>
  );
}
