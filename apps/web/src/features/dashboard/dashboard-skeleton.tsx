import { t } from '../../shared/language/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { ACTIONS, ActionFace } from './quick-actions.tsx';

/** Shown in place of the dashboard until the app has loaded; it knows no account, so it shows no personal data. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="dash-head">
        <div className="dash-brand">
          <Logo />
          <p className="dash-tag">{t`Smart Career Toolkit`}</p>
        </div>
        <div className="dash-tools">
          <span className="icon-button" />
          <span className="button dash-profile" data-kind="quiet">
            <span className="shape dash-skeleton-face" />
            <span>{t`Profile`}</span>
          </span>
          <span className="button" data-kind="quiet">
            <Icon name="leave" />
            <span>{t`Logout`}</span>
          </span>
        </div>
      </div>
      <div className="page dash">
        <h1>{t`Hello,`}</h1>
        <div className="dash-actions dash-quick">
          {ACTIONS.map((action) => (
            <div key={action.to}>
              <div className="dash-action">
                <ActionFace action={action} />
              </div>
            </div>
          ))}
        </div>
        <OverviewSkeleton />
      </div>
    </>
  );
}
