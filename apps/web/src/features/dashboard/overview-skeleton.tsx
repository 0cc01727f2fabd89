import { t } from '../../shared/language/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { STATS } from './stat-cards.tsx';

const RECENT = [
  { heading: t`Recent Resumes`, action: t`New Resume` },
  { heading: t`Recent Applications`, action: t`Add Job` },
] as const;

/** Shown in place of numbers and recent entries while they load. */
export function OverviewSkeleton() {
  return (
    <div className="dash-skeleton" aria-hidden="true">
      <div className="dash-stats">
        {STATS.map((name) => (
          <div key={name} className="dash-stat">
            <span className="dash-stat-name">{name}</span>
            <span className="dash-stat-value">
              <span className="shape" />
            </span>
          </div>
        ))}
      </div>
      <div className="dash-columns">
        {RECENT.map(({ heading, action }) => (
          <div key={heading} className="card dash-recent">
            <div className="dash-recent-head">
              <p className="dash-recent-name">{heading}</p>
              <span className="button" aria-disabled="true">
                <Icon name="plus" size={18} /> {action}
              </span>
            </div>
            {['first', 'second', 'third'].map((row) => (
              <div key={row} className="list-row">
                <span className="shape" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
