import { createHash } from 'node:crypto';
import type { ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import { type DocumentLanguage, directionOf } from '@career/contracts/vocabulary/document-languages';
import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { Response } from 'express';
import type { MailTexts } from '../../mail/texts/mail-texts.ts';
import { html, Markup } from './html.ts';
import { PAGE_FONTS } from './page-fonts.ts';

/** Everything a page without script looks like: one column, the fonts of the device, and paper where it is printed. */
const STYLE = [
  ':root{color-scheme:light dark;--t:#1b1f24;--p:#fff;--s:#4a545e;--l:#b8c0c8;--i:#6b7680;--a:#0a4f9e;--b:#0a4f9e;--n:#eef4fb;--w:#fdf1ef;--e:#b3261e}',
  '@media screen and (prefers-color-scheme:dark){:root{--t:#e7eaed;--p:#14191d;--s:#b3bdc6;--l:#46505a;--i:#8b96a1;--a:#8fbdff;--b:#2f6fc4;--n:#1b2a3b;--w:#3b1d1b;--e:#f2a59f}}',
  '*{box-sizing:border-box}',
  `body{margin:0 auto;padding:1.25rem 1rem 2.5rem;max-width:46rem;font:1rem/1.5 ${PAGE_FONTS},sans-serif;color:var(--t);background:var(--p);overflow-wrap:anywhere}`,
  'h1{font-size:1.7rem;line-height:1.2;margin:0}',
  'h2{font-size:1.1rem;margin:1.6rem 0 .5rem;padding-bottom:.2rem;border-bottom:1px solid var(--l)}',
  'h3{font-size:1rem;margin:1rem 0 0}',
  'p{margin:.25rem 0}ul,ol{margin:.25rem 0;padding-inline-start:1.25rem}',
  'a{color:var(--a)}.s{color:var(--s)}.c{display:flex;flex-wrap:wrap;gap:.1rem 1rem;padding:0;margin:.5rem 0;list-style:none}',
  'footer{margin-top:2.5rem;padding-top:.75rem;border-top:1px solid var(--l);font-size:.9rem;color:var(--s)}',
  'label{display:block;margin:.75rem 0 .2rem;font-weight:600}',
  'input,textarea,select{width:100%;max-width:30rem;padding:.6rem;font:inherit;border:1px solid var(--i);border-radius:6px}',
  'textarea{min-height:6rem}',
  'button,.b{display:inline-block;min-height:2.75rem;margin-top:.9rem;padding:.7rem 1.2rem;font:inherit;font-weight:600;color:#fff;background:var(--b);border:0;border-radius:6px;text-decoration:none}',
  '.n{padding:.7rem .9rem;margin:.75rem 0;background:var(--n);border-inline-start:4px solid var(--b)}.n.w{background:var(--w);border-color:var(--e)}',
  // Its words, at its end what can be done, and below both what was said.
  '.l{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;justify-content:space-between;padding:.35rem 0;border-bottom:1px dotted var(--l)}.l>*{flex:1 0 100%}.l>span{flex:1 1 11rem}.l>.b{flex:none;margin:0;padding:.75rem .8rem;font-size:.9rem;line-height:1.2;color:var(--a);background:var(--n)}',
  // A line in another language keeps the order of its words.
  '[dir=rtl] :is(h1,h3,p,li){unicode-bidi:plaintext}',
  '@media print{body{max-width:none;padding:0;font-size:10.5pt}footer,.b,form,nav{display:none}h2,h3{break-after:avoid}li,p{orphans:2;widows:2}a{color:inherit;text-decoration:none}}',
].join('');

const PAPER: Readonly<Record<PageSize, string>> = {
  a4: '@page{size:A4;margin:18mm}',
  letter: '@page{size:letter;margin:0.75in}',
};

const sourceOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const policyWith = (styles: readonly string[], ...more: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${[STYLE, ...Object.values(PAPER), ...styles].map(sourceOf).join(' ')}`,
    ...more,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What such a page may do: show its own styles and send its own forms. No script, no picture, no frame. */
export const PLAIN_PAGE_POLICY = policyWith([]);

/** A page, the status it is answered with, and the styles of letters that devices may lack. */
export interface PlainPage {
  html: string;
  status?: number;
  faces?: string;
}

/** Sends a page; one with such letters may load fonts from here, too. */
export function sendPage(response: Response, { html, status = 200, faces = '' }: PlainPage): void {
  if (faces !== '') response.setHeader('Content-Security-Policy', policyWith([faces], "font-src 'self'"));
  response.status(status).type('html').send(html);
}

/** What a page is printed on, and the language of what it shows. */
interface PageLook {
  paper?: PageSize | undefined;
  language?: DocumentLanguage | ScreenLanguage | undefined;
  faces?: string | undefined;
}

/** A whole page without script. */
export const page = (
  title: string,
  body: Markup,
  { paper = 'a4', language = 'en', faces = '' }: PageLook = {},
): string =>
  html`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(STYLE)}</style><style>${new Markup(PAPER[paper])}</style>${faces !== '' && html`<style>${new Markup(faces)}</style>`}</head><body>${body}</body></html>`
    .text;

/** A page that says one thing. */
export const noticePage = ({ language }: MailTexts, title: string, text: string): string =>
  page(title, html`<main><h1>${title}</h1><p>${text}</p></main>`, { language });
