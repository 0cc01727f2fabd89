import type { ResumeSummaryDto } from '@career/client/types';
import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import { DeletedResumes } from '../../shared/resumes/deleted-resumes.tsx';
import { NoResumes } from '../../shared/resumes/no-resumes.tsx';
import { ResumeRows } from '../../shared/resumes/resume-rows.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

const SHOWN = 3;

/** The resumes saved last, and the way to the others. */
export function RecentResumes({ resumes }: { resumes: readonly ResumeSummaryDto[] }) {
  return (
    <section className="card dash-recent" aria-labelledby="recent-resumes">
      <div className="dash-recent-head">
        <h2 id="recent-resumes" tabIndex={-1}>{t`Recent Resumes`}</h2>
        <Link to="/resume/new" className="button">
          <Icon name="plus" size={18} /> {t`New Resume`}
        </Link>
      </div>
      {resumes.length === 0 ? <NoResumes /> : <ResumeRows resumes={resumes.slice(0, SHOWN)} />}
      {resumes.length > SHOWN && (
        <Link to="/resumes" className="button dash-all" data-kind="quiet">
          {t`Show all ${resumes.length}`} <span className="visually-hidden">{t`resumes`}</span>
        </Link>
      )}
      <DeletedResumes listId="recent-resumes" />
    </section>
  );
}
