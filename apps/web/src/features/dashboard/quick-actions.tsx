import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';

interface QuickAction {
  to: string;
  title: string;
  description: string;
  icon: IconName;
}

export const ACTIONS: readonly QuickAction[] = [
  {
    to: '/resume/new',
    title: t`Create Resume`,
    description: t`Start from one of 26 templates`,
    icon: 'document',
  },
  {
    to: '/cover-letters/new',
    title: t`Write Cover Letter`,
    description: t`For a job you track or any other`,
    icon: 'letter',
  },
  {
    to: '/job-tracker',
    title: t`Track Jobs`,
    description: t`Applications, openings and next steps`,
    icon: 'briefcase',
  },
  {
    to: '/career-insights',
    title: t`Career Insights`,
    description: t`See what screening software reads in yours`,
    icon: 'insight',
  },
];

export function QuickActions() {
  return (
    <nav aria-label={t`Quick actions`}>
      <ul className="dash-actions dash-quick">
        {ACTIONS.map((action) => (
          <li key={action.to}>
            <Link to={action.to} className="dash-action">
              <ActionFace action={action} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What an action shows. */
export function ActionFace({ action: { icon, title, description } }: { action: QuickAction }) {
  return (
    <>
      <span className="dash-action-icon">
        <Icon name={icon} size={26} />
      </span>
      <span className="dash-action-title">{title}</span>
      <span className="dash-action-text">{description}</span>
    </>
  );
}
