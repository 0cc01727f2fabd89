import type { ReviewBlock, ReviewLine } from '@career/career/reviews/review-lines';
import { type DocumentLanguage, directionOf } from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { withLanguages } from '../../../http/pages/foreign-pieces.ts';
import { html, type Markup } from '../../../http/pages/html.ts';
import { type PlainPage, page } from '../../../http/pages/page-layout.ts';
import { dayText, type MailTexts } from '../../../mail/texts/mail-texts.ts';

/** A comment that came by this review before. */
interface Said {
  name: string;
  before: string;
  after: string;
  comment: string;
}

/** What the page of a review is made of. */
interface Review {
  path: string;
  /** Whose resume it is. */
  name: string;
  /** Of the resume. */
  language: DocumentLanguage;
  /** Our own words, in the language of the reader. */
  texts: MailTexts;
  blocks: readonly ReviewBlock[];
  comments: readonly Said[];
  /** Key of the line that is being commented on. */
  on: string | undefined;
  hasSent: boolean;
  /** Until when the page is open. */
  until: Date;
  /** Styles for letters that devices may lack. */
  faces: (text: string) => string;
}

/** A resume line by line, with a place to say what could be better. */
export function reviewPage(review: Review): PlainPage {
  const { name, blocks, texts, hasSent, until } = review;
  const { t, language } = texts;
  const sections = blocks.map(
    ({ section, lines }, index) =>
      html`${section !== blocks[index - 1]?.section && html`<h2 ${ofResume(review)}>${withLanguages(section, review.language)}</h2>`}${lines.map((line) => lineMarkup(review, line))}`,
  );
  const title = name === '' ? t`Help with this resume` : t`Help with ${name}’s resume`;
  const day = dayText(language, until.toISOString().slice(0, 10));
  const body = html`<main><h1>${withLanguages(title, language)}</h1><p>${t`Choose a line to say what could be clearer, or to suggest better words. Nothing changes before the owner of the resume agrees.`}</p><p class="s">${t`This page is open until ${day}.`}</p>${hasSent && html`<p class="n" role="status">${t`Thank you. Your comment was sent.`}</p>`}${sections}</main><footer><p>${t`Shared with Career Toolkit. Anyone with this address can read the page and its comments.`}</p></footer>`;
  const faces = review.faces(body.text);
  return { html: page(t`Review a resume`, body, { language, faces }), faces };
}

/** Language and direction of what the resume says. */
const ofResume = ({ language }: Review): Markup => html`lang="${language}" dir="${directionOf(language)}"`;

/** A block where reader and resume write in other directions: beside the button its words would change places. */
const textMarkup = (review: Review, { text }: ReviewLine): Markup =>
  directionOf(review.language) === review.texts.direction
    ? html`<span ${ofResume(review)}>${withLanguages(text, review.language)}</span>`
    : html`<p ${ofResume(review)}>${withLanguages(text, review.language)}</p>`;

function lineMarkup(review: Review, line: ReviewLine): Markup {
  const { path, comments, on, texts } = review;
  const { t } = texts;
  const said = comments.filter(({ before }) => before === line.text).map((one) => saidMarkup(texts, one));
  const isAsked = on === line.key;
  const query = new URLSearchParams({ on: line.key }).toString();
  return html`<div class="l">${textMarkup(review, line)}${!isAsked && html` <a class="b" href="${path}?${query}#form" rel="nofollow" aria-label="${t`Comment on: ${line.text}`}">${t`Comment`}</a>`}${said}${isAsked && formMarkup(review, line)}</div>`;
}

const saidMarkup = ({ t }: MailTexts, { name, after, comment }: Said): Markup =>
  html`<p class="n"><strong>${name === '' ? t`Someone` : html`<bdi>${name}</bdi>`}:</strong> <bdi>${comment}</bdi>${after !== '' && html` “<bdi>${after}</bdi>”`}</p>`;

const formMarkup = ({ path, texts: { t } }: Review, { key, field, text }: ReviewLine): Markup =>
  html`<form id="form" method="post" action="${path}"><input type="hidden" name="on" value="${key}"><input type="hidden" name="line" value="${text}"><label for="comment">${t`Comment`}</label><textarea id="comment" name="comment" maxlength="${LIMITS.reviewCommentMax}" autofocus></textarea>${field !== '' && html`<label for="after">${t`Better words (optional)`}</label><textarea id="after" name="after" maxlength="${LIMITS.reviewCommentMax}"></textarea>`}<label for="name">${t`Your name (optional)`}</label><input id="name" name="name" maxlength="${LIMITS.nameMax}" autocomplete="name"><button>${t`Send`}</button></form>`;
