import { html } from '../../../http/pages/html.ts';
import { noticePage, page } from '../../../http/pages/page-layout.ts';
import type { ReportReason } from '../share-links/share-report.entity.ts';

const WORDS: Readonly<Record<ReportReason, string>> = {
  'not-me': 'It is about me, and I did not make it',
  false: 'It says what is not true',
  scam: 'It is used to cheat people',
  other: 'Something else',
};

/** Asks what is wrong with a shared page. @param noteMax most characters of the note. */
export const reportPage = (path: string, noteMax: number): string =>
  page(
    'Report a page',
    html`<main><h1>Report a page</h1><p>We read each report. We do not tell the owner who sent it.</p><form method="post" action="${path}/report"><label for="reason">What is wrong?</label><select id="reason" name="reason" required>${Object.entries(WORDS).map(([reason, words]) => html`<option value="${reason}">${words}</option>`)}</select><label for="note">Tell us more (optional)</label><textarea id="note" name="note" maxlength="${noteMax}"></textarea><button>Send report</button></form></main>`,
  );

export const REPORTED_PAGE = noticePage('Thank you', 'We have your report and will look at the page.');
