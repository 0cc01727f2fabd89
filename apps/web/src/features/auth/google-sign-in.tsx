import { useStore } from 'zustand';
import { apiUrl } from '../../shared/api/api-host.ts';
import { sharedPhoneStore } from '../../shared/device/shared-phone.ts';
import { t } from '../../shared/language/texts.ts';
import { GoogleMark } from './google-mark.tsx';

/** Leads to Google. */
export function GoogleSignIn() {
  const isShared = useStore(sharedPhoneStore, (state) => state.isShared);
  const address = isShared ? '/api/auth/google?sharedPhone=true' : '/api/auth/google';
  return (
    <>
      <p className="auth-or">
        <span>{t`or`}</span>
      </p>
      <a href={apiUrl(address)} className="button auth-google">
        <GoogleMark /> {t`Continue with Google`}
      </a>
    </>
  );
}
