import { t } from '../../../shared/language/texts.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';

/** Puts the address of a link on the clipboard. */
export function CopyLink({ url }: { url: string }) {
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => showNotice({ title: t`Link Copied`, description: t`Paste it into a message or an email.` }),
      () => showError(t`Link Not Copied`, t`Please select the link and copy it by hand.`),
    );
  };
  return <button type="button" className="button" onClick={copy}>{t`Copy link`}</button>;
}
