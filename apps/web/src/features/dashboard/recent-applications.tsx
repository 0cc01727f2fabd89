import type { JobApplicationDto } from '@career/contracts/job-applications/job-application.dto';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../shared/ui/icon.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';

export function RecentApplications({ applications }: { applications: readonly JobApplicationDto[] }) {
  return (
    <section className="card dash-recent" aria-labelledby="recent-applications">
      <div className="dash-recent-head">
        <h2 id="recent-applications">Recent Applications</h2>
        <Link to="/job-tracker" className="button">
          <Icon name="plus" size={18} /> Add Job
        </Link>
      </div>
      {applications.length === 0 ? (
        <div className="dash-empty">
          <Icon name="briefcase" size={40} />
          <p className="dash-empty-title">No applications yet</p>
          <p>Start tracking your job applications</p>
        </div>
      ) : (
        <ul className="dash-list">
          {applications.map(({ id, position, company, status }) => (
            <li key={id} className="dash-row">
              <div className="dash-row-text">
                <p className="dash-row-title">{position}</p>
                <p className="dash-row-note">{company}</p>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
