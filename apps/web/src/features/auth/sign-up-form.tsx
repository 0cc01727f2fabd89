import { signUpForm } from '@career/contracts/form-schemas';
import { TextInput } from '../../shared/forms/native/text-input.tsx';
import { useBodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { signUp } from './auth-calls.ts';
import { PasswordInput } from './password-input.tsx';
import { useAuthentication } from './use-authentication.ts';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', phone: '' };

export function SignUpForm() {
  const form = useBodyForm(signUpForm, EMPTY, (values) => authentication.send({ ...EMPTY, ...values }));
  const authentication = useAuthentication(signUp, t`Welcome to Career Toolkit!`, form.showErrorsOf);

  return (
    <form className="auth-form" ref={form.form} onSubmit={form.submit} noValidate>
      <div className="auth-names">
        <TextInput form={form} name="firstName" autoComplete="given-name" />
        <TextInput form={form} name="lastName" autoComplete="family-name" />
      </div>
      <TextInput form={form} name="email" type="email" autoComplete="email" />
      <PasswordInput form={form} autoComplete="new-password" />
      <TextInput form={form} name="phone" type="tel" autoComplete="tel" />
      <button type="submit" className="button" data-kind="primary" disabled={authentication.isPending}>
        {authentication.isPending ? t`Creating Account...` : t`Create Account`}
      </button>
      <p className="auth-explanation">
        {t`What we keep about you, and how to take it or delete it:`}{' '}
        <a href="/privacy">{t`Privacy notice`}</a>
      </p>
    </form>
  );
}
