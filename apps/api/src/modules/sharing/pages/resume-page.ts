import type { ResumeOutline } from '@career/contracts/resume-table/resume-outline';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import { withLanguages } from '../../../http/pages/foreign-pieces.ts';
import { html, type Markup } from '../../../http/pages/html.ts';
import { type PlainPage, page } from '../../../http/pages/page-layout.ts';
import type { MailTexts } from '../../../mail/texts/mail-texts.ts';
import { pageParts } from './page-parts.ts';
import { headerBlocks, resumeBlocks } from './resume-blocks.ts';

/** What the page of a resume is made of. */
interface SharedResume {
  /** Address of the page, without what comes after it. */
  path: string;
  outline: ResumeOutline;
  paper: PageSize | undefined;
  /** Of the resume. */
  language: DocumentLanguage | undefined;
  /** Our own words, in the language of the reader. */
  texts: MailTexts;
  /** Which part of a long resume, from 1 on. */
  part: number;
  /** What opens the page again where it has a password. */
  ticket: string | undefined;
  hasFile: boolean;
  pageBytes: number;
  /** Styles for letters that devices may lack. */
  faces: (text: string) => string;
}

/** A resume as a page without script. @returns undefined where it has no such part. */
export function resumePage(shared: SharedResume): PlainPage | undefined {
  const { path, outline, paper, language = 'en', texts, part, ticket, hasFile } = shared;
  const { t, direction } = texts;
  const own = html`lang="${texts.language}" dir="${direction}"`;
  const all = [...headerBlocks(outline, language), ...resumeBlocks(outline, language)];
  const parts = pageParts(all, shared.pageBytes - bytesOf(shared.faces(textOf(all))));
  const blocks = parts[part - 1];
  if (!blocks) return undefined;
  const address = (to: string, query: Record<string, string>): string => {
    const asked = new URLSearchParams({ ...query, ...(ticket && { ticket }) }).toString();
    return asked === '' ? to : `${to}?${asked}`;
  };
  const links = [
    part > 1 &&
      html`<a class="b" href="${address(path, { part: String(part - 1) })}">${t`Previous page`}</a> `,
    part < parts.length &&
      html`<a class="b" href="${address(path, { part: String(part + 1) })}">${t`Next page`}</a>`,
  ].filter((link) => link !== false);
  const body = html`<main>${part > 1 && html`<p class="s" ${own}>${withLanguages(t`${outline.name}, page ${part} of ${parts.length}`, texts.language)}</p>`}${blocks}</main>${links.length > 0 && html`<nav ${own}>${links}</nav>`}<footer ${own}>${hasFile && html`<p><a class="b" href="${address(`${path}/resume.pdf`, {})}">${t`Download PDF`}</a></p>`}<p>${t`Shared with Career Toolkit.`} <a href="${path}/report" rel="nofollow">${t`Report this page`}</a></p></footer>`;
  const title = outline.name === '' ? t`Resume` : t`${outline.name}: resume`;
  const faces = shared.faces(body.text);
  return { html: page(title, body, { paper, language, faces }), faces };
}

const textOf = (blocks: readonly Markup[]): string => blocks.map(({ text }) => text).join('');
const bytesOf = (style: string): number => Buffer.byteLength(style);
