import type { ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import { type MailTexts, mailTexts } from './texts/mail-texts.ts';

/** Who a mail goes to. */
export interface Recipient {
  /** Empty when it is not known, or not to be trusted. */
  name: string;
  address: string;
  /** Of the account; English where nobody chose one. */
  language?: ScreenLanguage | null;
}

/** A rendered email: both parts say the same. */
export interface Mail {
  /** Which mail it is, for the log and the file name: `reset-password`. */
  kind: string;
  to: Recipient;
  subject: string;
  text: string;
  html: string;
  /** Address that ends mails of this kind by one POST (RFC 8058); mail programs show a button for it. */
  unsubscribeUrl?: string;
}

/** Content of an email before it is laid out. All texts are plain; markup in them is shown as text. */
export interface EmailContent {
  kind: string;
  to: Recipient;
  subject: string;
  /** In the order they are read, the button after them. */
  paragraphs: readonly string[];
  /** The one thing to do. The address must come from `AppConfig.linkTo`. */
  action?: { label: string; url: string };
  /** Small print under the button: how long it works, what to do when it was somebody else. */
  notes?: readonly string[];
  /** Address that ends mails of this kind by one POST. */
  unsubscribeUrl?: string;
}

const SENDER = 'Career Toolkit';

const INK = '#1c2523';
const SOFT = '#4d5955';
const ACCENT = '#1d4d3f';

/** Renders a text part and an HTML part that simple clients show well: no image, no style sheet. */
export function renderEmail(content: EmailContent): Mail {
  const { kind, subject, unsubscribeUrl } = content;
  const to = { name: oneLine(content.to.name), address: content.to.address };
  const texts = mailTexts(content.to.language);
  const parts = { text: textOf(content, texts), html: htmlOf(content, texts) };
  return { kind, to, subject: oneLine(subject), ...parts, ...(unsubscribeUrl ? { unsubscribeUrl } : {}) };
}

function textOf({ to, paragraphs, action, notes = [] }: EmailContent, texts: MailTexts): string {
  const { t } = texts;
  const parts = [
    greeting(to, texts),
    ...paragraphs,
    ...(action ? [`${t`${action.label}:`}\n${action.url}`] : []),
    ...notes,
    SENDER,
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf({ to, subject, paragraphs, action, notes = [] }: EmailContent, texts: MailTexts): string {
  const { t, language, direction } = texts;
  const paragraph = (text: string, style: string): string => `<p style="${style}">${marked(text)}</p>`;
  const body = `margin:0 0 16px;color:${INK}`;
  const small = `margin:0 0 8px;font-size:14px;color:${SOFT}`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;` +
      `background:${ACCENT};color:#ffffff;text-decoration:none;border-radius:8px;font-weight:bold">` +
      `${escaped(action.label)}</a></p>` +
      `<p style="${small}">${escaped(t`If the button does not work, copy this address:`)}<br>${escaped(action.url)}</p>`
    : '';
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(oneLine(subject))}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f3ec">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px;',
    'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere">',
    paragraph(greeting(to, texts), body),
    ...paragraphs.map((text) => paragraph(text, body)),
    button,
    ...notes.map((text) => paragraph(text, small)),
    paragraph(SENDER, `margin:24px 0 0;color:${SOFT}`),
    '</div></body></html>',
  ].join('');
}

const greeting = ({ name }: Recipient, { t }: MailTexts): string =>
  name ? t`Hello ${oneLine(name)},` : t`Hello,`;

/** A person's own text must neither end a header line nor begin one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is cut out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const marked = (text: string): string => escaped(text).replaceAll('\n', '<br>');
