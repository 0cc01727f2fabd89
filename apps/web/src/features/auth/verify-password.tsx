import { confirmEmailForm, signInForm } from '@career/contracts/form-schemas';
import { useEffect } from 'react';
import { fieldErrorsOf, noticeText } from '../../shared/api/api-error.ts';
import { useBodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordInput } from './password-input.tsx';

/** Here the password, which the body may leave out, is what the person is asked for. */
const SCHEMA = {
  ...confirmEmailForm,
  properties: { ...confirmEmailForm.properties, password: signInForm.properties.password },
};

interface VerifyPasswordProps {
  token: string;
  isPending: boolean;
  /** Why the last password did not do. */
  error: unknown;
  onPassword: (password: string) => void;
}

/** Asks for the password where a confirmation link is opened outside a session of the account. */
export function VerifyPassword({ token, isPending, error, onPassword }: VerifyPasswordProps) {
  const form = useBodyForm(SCHEMA, { token, password: '' }, ({ password = '' }) => onPassword(password));
  const { showErrorsOf } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (error) showErrorsOf(error);
  }, [error]);
  const isOther = Boolean(error) && fieldErrorsOf(error).length === 0;
  return (
    <AuthFrame heading={t`Confirm your email address`}>
      <p className="auth-explanation">{t`You are not signed in on this device. Please enter the password of your account. If you did not create an account, you can ignore this.`}</p>
      {isOther && (
        <p role="status" className="auth-explanation">
          {noticeText(error, t`Something went wrong. Please try again.`)}
        </p>
      )}
      <form className="auth-form" ref={form.form} onSubmit={form.submit} noValidate>
        <PasswordInput form={form} autoComplete="current-password" />
        <button type="submit" className="button" data-kind="primary" disabled={isPending}>
          {isPending ? t`Confirming...` : t`Confirm`}
        </button>
      </form>
      <a href="/auth?forgot=true" className="auth-forgot">{t`Forgot your password?`}</a>
    </AuthFrame>
  );
}
