import { html } from '../../../http/pages/html.ts';
import { page } from '../../../http/pages/page-layout.ts';

/** Asks for the password of a page, which says nothing of whose it is. */
export const passwordPage = (path: string, isWrong: boolean): string =>
  page(
    'Password needed',
    html`<main><h1>Password needed</h1><p>The person who shared this page has set a password. Ask them for it.</p>${isWrong && html`<p class="n w" role="alert">This password is wrong. Check capital letters and try again.</p>`}<form method="post" action="${path}"><label for="password">Password</label><input id="password" name="password" type="password" maxlength="128" required autocomplete="off"><button>Open the page</button></form></main>`,
  );
