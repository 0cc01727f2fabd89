import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/language/texts.ts';
import { currentUserQuery } from '../../shared/session/session.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { AccessTokensCard } from './access-tokens/access-tokens-card.tsx';
import { ConnectedAppsCard } from './connected-apps/connected-apps-card.tsx';
import { DeviceChoices } from './device-choices.tsx';
import { LanguageCard } from './language/language-card.tsx';
import { MailChoices } from './mail-choices.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecurityCard } from './security/security-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { useGoogleArrival } from './use-google-arrival.ts';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';
import { YourData } from './your-data.tsx';
import './profile-page.css';

export function Page() {
  const { data: user } = useQuery(currentUserQuery);
  useGoogleArrival();
  return (
    <PageFrame title={t`Profile`} back={{ to: '/dashboard', label: t`Back to Dashboard` }}>
      {user ? (
        <div className="profile-columns">
          <ProfileCard user={user} />
          <div className="profile-cards">
            <ProfileForm user={user} />
            <MailChoices user={user} />
            <LanguageCard user={user} />
            <DeviceChoices />
            <SecurityCard user={user} />
            <SessionsCard user={user} />
            <ConnectedAppsCard user={user} />
            <AccessTokensCard user={user} />
            <WebhooksCard user={user} />
            <YourData />
          </div>
        </div>
      ) : (
        <Loading text={t`Loading profile...`} />
      )}
    </PageFrame>
  );
}
