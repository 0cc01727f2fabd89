import { resetPasswordForm } from '@career/contracts/form-schemas';
import { isStatus, noticeText } from '../../shared/api/api-error.ts';
import { useBodyForm } from '../../shared/forms/native/use-body-form.ts';
import { t } from '../../shared/language/texts.ts';
import { showError } from '../../shared/notices/notices.ts';
import { resetPassword } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordInput } from './password-input.tsx';
import { useCall } from './use-call.ts';

/** Chooses a new password with what the link of the mail holds. */
export function ResetScreen({ token }: { token: string }) {
  const form = useBodyForm(resetPasswordForm, { token, newPassword: '' }, ({ newPassword = '' }) =>
    resetting.send({ token, newPassword }),
  );
  const resetting = useCall(resetPassword, {
    // A full reload, because whoever was signed in here no longer is.
    onSuccess: () => location.replace('/auth?changed=password'),
    onError: (error) => {
      form.showErrorsOf(error);
      showError(t`Password Not Changed`, noticeText(error, t`Something went wrong. Please try again.`));
    },
  });
  const isDead = isStatus(resetting.error, 422) || form.errors.token !== undefined;

  return (
    <AuthFrame heading={t`Choose a new password`}>
      {isDead ? (
        <p
          role="status"
          className="auth-explanation"
        >{t`This link has already been used or has expired. Please ask for a new one.`}</p>
      ) : (
        <>
          <p className="auth-explanation">{t`At least 8 characters. A few words in a row are easy to remember and hard to guess. This signs you out everywhere else.`}</p>
          <form className="auth-form" ref={form.form} onSubmit={form.submit} noValidate>
            <PasswordInput form={form} name="newPassword" autoComplete="new-password" />
            <button type="submit" className="button" data-kind="primary" disabled={resetting.isPending}>
              {resetting.isPending ? t`Saving...` : t`Save Password`}
            </button>
          </form>
        </>
      )}
      <a href="/auth?forgot=true" className="auth-forgot">{t`Ask for a new link`}</a>
    </AuthFrame>
  );
}
