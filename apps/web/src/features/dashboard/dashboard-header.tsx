import { Link } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import type { CurrentUser } from '../../shared/session/session.ts';
import { useSignOut } from '../../shared/session/use-sign-out.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';

export function DashboardHeader({ user }: { user: CurrentUser }) {
  const signOut = useSignOut();
  return (
    <header className="dash-head">
      <div className="dash-brand">
        <Logo />
        <p className="dash-tag">{t`Smart Career Toolkit`}</p>
      </div>
      <div className="dash-tools">
        <ThemeToggle />
        <Link to="/profile" className="button dash-profile" data-kind="quiet">
          <Avatar person={user} size={36} />
          <span>{t`Profile`}</span>
        </Link>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={signOut.isPending}
          onClick={() => signOut.mutate({})}
        >
          <Icon name="leave" />
          <span>{t`Logout`}</span>
        </button>
      </div>
    </header>
  );
}
