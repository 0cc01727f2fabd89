import { getSignInOptionsOptions } from '@career/contracts/client/@tanstack/react-query.gen';
import { useQuery } from '@tanstack/react-query';
import { apiUrl } from '../../shared/api/api-host.ts';
import { GoogleMark } from './google-mark.tsx';

/** Leads to Google, unless the server says that Google sign-in is not set up. */
export function GoogleSignIn() {
  const { data, isPending } = useQuery(getSignInOptionsOptions());
  if (isPending || data?.google === false) return null;
  return (
    <>
      <p className="auth-or">
        <span>or</span>
      </p>
      <a href={apiUrl('/api/auth/google')} className="button auth-google">
        <GoogleMark /> Continue with Google
      </a>
    </>
  );
}
