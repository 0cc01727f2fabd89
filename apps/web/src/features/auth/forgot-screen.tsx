import { askResetForm } from '@career/contracts/form-schemas';
import { noticeText } from '../../shared/api/api-error.ts';
import { TextInput } from '../../shared/forms/native/text-input.tsx';
import { useBodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { showError } from '../../shared/notices/notices.ts';
import { askForReset } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useCall } from './use-call.ts';

/** Asks for a link to choose a new password. */
export function ForgotScreen() {
  const form = useBodyForm(askResetForm, { email: '' }, ({ email = '' }) => asking.send({ email }));
  const asking = useCall(askForReset, {
    onError: (error) => {
      form.showErrorsOf(error);
      showError(t`Link Not Sent`, noticeText(error, t`Something went wrong. Please try again.`));
    },
  });

  return (
    <AuthFrame heading={t`Forgot your password?`}>
      <div role="status" className="auth-explanation">
        {asking.answer
          ? asking.answer.message
          : t`Enter the email address of your account. We will send you a link to choose a new password.`}
      </div>
      {!asking.answer && (
        <form className="auth-form" ref={form.form} onSubmit={form.submit} noValidate>
          <TextInput form={form} name="email" type="email" autoComplete="username" />
          <button type="submit" className="button" data-kind="primary" disabled={asking.isPending}>
            {asking.isPending ? t`Sending...` : t`Send Link`}
          </button>
        </form>
      )}
      <a href="/auth" className="auth-forgot">{t`Back to sign in`}</a>
    </AuthFrame>
  );
}
