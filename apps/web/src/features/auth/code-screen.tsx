import { codeForm } from '@career/contracts/form-schemas';
import { useEffect } from 'react';
import { isStatus } from '../../shared/api/api-error.ts';
import { TextInput } from '../../shared/forms/native/text-input.tsx';
import { useBodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { signInWithCode } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthHost } from './auth-host.ts';
import { useAuthentication } from './use-authentication.ts';

/** The second step of signing in. Comes after the password, or after Google, which leads to its own address. */
export function CodeScreen({ onBack }: { onBack?: () => void }) {
  const { replaceAddress } = useAuthHost();
  const back = (): void => {
    if (onBack) onBack();
    else replaceAddress('/auth');
  };
  const form = useBodyForm(codeForm, { code: '' }, ({ code = '' }) => authentication.send({ code }));
  const authentication = useAuthentication(signInWithCode, t`Welcome back!`, (error) => {
    form.showErrorsOf(error);
    // Too late, or another browser: the password is asked again.
    if (isStatus(error, 401)) back();
  });

  useEffect(() => {
    form.form.current?.querySelector('input')?.focus();
  }, [form.form]);

  return (
    <AuthFrame heading={t`Enter your code`}>
      <p className="auth-explanation">{t`Open your authenticator app and type the six digits it shows for Career Toolkit. No phone with you? Use a backup code.`}</p>
      <form className="auth-form" ref={form.form} onSubmit={form.submit} noValidate>
        <TextInput form={form} name="code" autoComplete="one-time-code" />
        <button type="submit" className="button" data-kind="primary" disabled={authentication.isPending}>
          {authentication.isPending ? t`Signing In...` : t`Sign In`}
        </button>
      </form>
      <button type="button" className="auth-toggle-button" onClick={back}>{t`Back to sign in`}</button>
    </AuthFrame>
  );
}
