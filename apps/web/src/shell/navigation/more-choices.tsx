import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { themeStore, toggleTheme } from '../../shared/design/theme.ts';
import { t } from '../../shared/language/texts.ts';
import { useSignOut } from '../../shared/session/use-sign-out.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { isCurrent, MORE_DESTINATIONS } from './destinations.ts';

interface MoreChoicesProps {
  id: string;
  pathname: string;
  onChosen: () => void;
}

/** What the menu holds. */
export function MoreChoices({ id, pathname, onChosen }: MoreChoicesProps) {
  const signOut = useSignOut();
  const theme = useStore(themeStore, (state) => state.theme);
  return (
    <ul id={id} className="app-nav-more" aria-label={t`More`}>
      {MORE_DESTINATIONS.map((destination) => (
        <li key={destination.to}>
          <Link
            to={destination.to}
            className="app-nav-choice"
            activeProps={{}}
            aria-current={isCurrent(destination, pathname) ? 'page' : undefined}
            onClick={onChosen}
          >
            <Icon name={destination.icon} />
            {destination.label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className="app-nav-choice" onClick={toggleTheme}>
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
          {theme === 'dark' ? t`Light theme` : t`Dark theme`}
        </button>
      </li>
      <li>
        <button
          type="button"
          className="app-nav-choice"
          disabled={signOut.isPending}
          onClick={() => signOut.mutate({})}
        >
          <Icon name="leave" />
          {t`Logout`}
        </button>
      </li>
    </ul>
  );
}
