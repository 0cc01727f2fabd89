import { Icon } from '../ui/icon.tsx';

/** Shown instead of an empty list of resumes. */
export function NoResumes() {
  return (
    <div className="empty-list">
      <Icon name="document" size={40} />
      <p className="empty-list-title">No resumes yet</p>
      <p>Create your first resume to get started</p>
    </div>
  );
}
