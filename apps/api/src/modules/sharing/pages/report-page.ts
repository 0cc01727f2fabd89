import { html } from '../../../http/pages/html.ts';
import { noticePage, page } from '../../../http/pages/page-layout.ts';
import type { MailTexts } from '../../../mail/texts/mail-texts.ts';
import type { ReportReason } from '../share-links/share-report.entity.ts';

const wordsOf = ({ t }: MailTexts): Readonly<Record<ReportReason, string>> => ({
  'not-me': t`It is about me, and I did not make it`,
  false: t`It says what is not true`,
  scam: t`It is used to cheat people`,
  other: t`Something else`,
});

/** Asks what is wrong with a shared page. @param noteMax most characters of the note. */
export function reportPage(texts: MailTexts, path: string, noteMax: number): string {
  const { t, language } = texts;
  const reasons = Object.entries(wordsOf(texts)).map(
    ([reason, words]) => html`<option value="${reason}">${words}</option>`,
  );
  return page(
    t`Report a page`,
    html`<main><h1>${t`Report a page`}</h1><p>${t`We read each report. We do not tell the owner who sent it.`}</p><form method="post" action="${path}/report"><label for="reason">${t`What is wrong?`}</label><select id="reason" name="reason" required>${reasons}</select><label for="note">${t`Tell us more (optional)`}</label><textarea id="note" name="note" maxlength="${noteMax}"></textarea><button>${t`Send report`}</button></form></main>`,
    { language },
  );
}

/** Thanks for a report. */
export function reportedPage(texts: MailTexts): string {
  const { t } = texts;
  return noticePage(texts, t`Thank you`, t`We have your report and will look at the page.`);
}
