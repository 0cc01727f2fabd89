import { type MailTexts, mailTexts } from '../../mail/texts/mail-texts.ts';

type Language = Parameters<typeof mailTexts>[0];

const page = ({ language, direction }: MailTexts, title: string, body: string): string =>
  [
    `<!doctype html><html lang="${language}" dir="${direction}">`,
    '<head><meta charset="utf-8"><meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title></head>`,
    '<body style="max-width:32rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 Arial,sans-serif">',
    `<h1 style="font-size:1.4rem">${title}</h1>${body}</body></html>`,
  ].join('');

/** Said when the mails are stopped. */
export function stoppedPage(language: Language): string {
  const texts = mailTexts(language);
  const { t } = texts;
  const words = t`You will get no more emails about new jobs. You can turn them on again under Saved searches, in Discover Jobs.`;
  return page(texts, t`Job emails stopped`, `<p>${words}</p>`);
}

/** Asked of programs that only look at links, so that a mail filter stops nobody's mails. */
export function askedPage(language: Language): string {
  const texts = mailTexts(language);
  const { t } = texts;
  const button = `<button style="font:inherit;padding:0.75rem 1.25rem">${t`Stop these emails`}</button>`;
  return page(texts, t`Stop job emails?`, `<form method="post">${button}</form>`);
}
