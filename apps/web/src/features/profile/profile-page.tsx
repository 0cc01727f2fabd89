import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import './profile-page.css';

export function Page() {
  const { data: user } = useQuery(currentUserQuery);
  return (
    <PageFrame title="Profile" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      {user ? (
        <div className="profile-columns">
          <ProfileCard user={user} />
          <ProfileForm user={user} />
        </div>
      ) : (
        <Loading text="Loading profile..." />
      )}
    </PageFrame>
  );
}
