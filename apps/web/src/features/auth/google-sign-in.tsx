import { apiUrl } from '../../shared/api/api-host.ts';
import { GoogleMark } from './google-mark.tsx';

/** Leads to Google. */
export function GoogleSignIn() {
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
