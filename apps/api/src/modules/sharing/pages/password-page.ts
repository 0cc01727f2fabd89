import { html } from '../../../http/pages/html.ts';
import { page } from '../../../http/pages/page-layout.ts';
import type { MailTexts } from '../../../mail/texts/mail-texts.ts';

/** Asks for the password of a page, which says nothing of whose it is. */
export const passwordPage = ({ t, language }: MailTexts, path: string, isWrong: boolean): string =>
  page(
    t`Password needed`,
    html`<main><h1>${t`Password needed`}</h1><p>${t`The person who shared this page has set a password. Ask them for it.`}</p>${isWrong && html`<p class="n w" role="alert">${t`This password is wrong. Check capital letters and try again.`}</p>`}<form method="post" action="${path}"><label for="password">${t`Password`}</label><input id="password" name="password" type="password" maxlength="128" required autocomplete="off"><button>${t`Open the page`}</button></form></main>`,
    { language },
  );
