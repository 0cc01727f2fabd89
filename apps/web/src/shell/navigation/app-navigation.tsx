import { Link, useLocation } from '@tanstack/react-router';
import { t } from '../../shared/language/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './app-navigation.css';
import { type Destination, isCurrent, MAIN_DESTINATIONS } from './destinations.ts';
import { MoreMenu } from './more-menu.tsx';

/** Leads from every signed-in screen to the others: a bar at the bottom of a phone, a rail beside wide screens. */
export function AppNavigation() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className="app-nav" aria-label={t`Main`}>
      <ul className="app-nav-list">
        {MAIN_DESTINATIONS.map((destination) => (
          <li key={destination.to}>
            <DestinationLink destination={destination} pathname={pathname} />
          </li>
        ))}
        <li>
          <MoreMenu pathname={pathname} />
        </li>
      </ul>
    </nav>
  );
}

function DestinationLink({ destination, pathname }: { destination: Destination; pathname: string }) {
  const { to, label, icon } = destination;
  return (
    <Link
      to={to}
      className="app-nav-item"
      activeProps={{}}
      aria-current={isCurrent(destination, pathname) ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  );
}
