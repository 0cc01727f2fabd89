import { signInForm } from '@career/contracts/form-schemas';
import { TextInput } from '../../shared/forms/native/text-input.tsx';
import { useBodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { signIn } from './auth-calls.ts';
import { PasswordInput } from './password-input.tsx';
import { SharedPhoneChoice } from './shared-phone-choice.tsx';
import { useAuthentication } from './use-authentication.ts';

/** @param onCodeAsked the password was right, and the account asks for a code. */
export function SignInForm({ onCodeAsked }: { onCodeAsked: () => void }) {
  const form = useBodyForm(signInForm, { email: '', password: '' }, ({ email = '', password = '' }) =>
    authentication.send({ email, password }),
  );
  const authentication = useAuthentication(signIn, t`Welcome back!`, form.showErrorsOf, onCodeAsked);

  return (
    <form className="auth-form" ref={form.form} onSubmit={form.submit} noValidate>
      <TextInput form={form} name="email" type="email" autoComplete="username" />
      <PasswordInput form={form} autoComplete="current-password" />
      <SharedPhoneChoice />
      <a href="/auth?forgot=true" className="auth-forgot">{t`Forgot your password?`}</a>
      <button type="submit" className="button" data-kind="primary" disabled={authentication.isPending}>
        {authentication.isPending ? t`Signing In...` : t`Sign In`}
      </button>
    </form>
  );
}
