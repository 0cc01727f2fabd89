import { t } from '../../shared/language/texts.ts';
import { AuthFrame } from './auth-frame.tsx';
import './auth-skeleton.css';

const FIELDS = ['first', 'second', 'third', 'fourth'];
/** Below the fields of sign-in: the shared phone, and the forgotten password. */
const LINES = ['shared-phone', 'forgot'];
/** Sign-in shows two of the fields, sign-up all. */
const SHORT = 2;

/** Shown in place of sign-in and sign-up until the app has loaded: their heading, and shapes for their fields. */
export function AuthSkeleton() {
  return (
    <AuthFrame
      heading={
        <>
          <span data-of="sign-in">{t`Sign in to your account`}</span>
          <span data-of="sign-up">{t`Create your account`}</span>
        </>
      }
    >
      <div className="auth-form">
        {FIELDS.map((field, position) => (
          <div key={field} className="auth-shape" data-of={position < SHORT ? undefined : 'sign-up'}>
            <span className="auth-shape-label" />
            <span className="auth-shape-box" />
          </div>
        ))}
        {LINES.map((line) => (
          <span key={line} className="auth-shape-line" data-of="sign-in" />
        ))}
        <span className="auth-shape-box" data-kind="primary" />
      </div>
      <span className="auth-shape-box" />
    </AuthFrame>
  );
}
